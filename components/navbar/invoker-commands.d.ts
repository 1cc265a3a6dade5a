import 'react';

// Invoker commands (HTML, https://html.spec.whatwg.org/#attr-button-command) are younger than React's types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    commandFor?: string;
    command?: 'show-modal' | 'close' | 'request-close';
  }
}
