/**
 * The default Trusted Types policy, as the content security policy requires: only addresses of this site become scripts,
 * and those of the tag manager's `origin`. That one also creates scripts from text; the content security policy lists
 * the hash of each.
 */
export function trustTypes({origin}: {readonly origin?: string}): void {
  (window as {trustedTypes?: {createPolicy(name: string, rules: object): void}}).trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => html,
    createScript: origin && ((code: string) => code),
    createScriptURL: (url: string) => {
      const from = new URL(url, location.href).origin;
      return from === location.origin || from === origin ? url : null;
    },
  });
}
