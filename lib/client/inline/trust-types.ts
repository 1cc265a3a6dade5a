/**
 * The default Trusted Types policy, as the content security policy requires: only this site's addresses become scripts.
 */
export function trustTypes(): void {
  (window as {trustedTypes?: {createPolicy(name: string, rules: object): void}}).trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => html,
    createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}

/**
 * The policy of sites whose tag manager loads scripts. It also creates scripts from text; the content security policy
 * lists the hash of every allowed script. A separate function, because its text is printed into every page.
 */
export function trustTypesOf(options: {readonly origin: string}): void {
  (window as {trustedTypes?: {createPolicy(name: string, rules: object): void}}).trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => html,
    createScript: (code: string) => code,
    createScriptURL: (url: string) =>
      [location.origin, options.origin].includes(new URL(url, location.href).origin) ? url : null,
  });
}
