interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** The worker of the search. Throws where workers are not allowed. */
export function createSearchWorker(): Worker {
  const Native = globalThis.Worker;
  // The bundler writes the worker's address and hands it to whatever `Worker` is when the line below runs. Under
  // `require-trusted-types-for 'script'` the browser refuses a plain address, so for that one call it passes through our policy.
  class TrustedWorker extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(trusted(String(address)), options);
    }
  }
  globalThis.Worker = TrustedWorker;
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url));
  } finally {
    globalThis.Worker = Native;
  }
}

function trusted(address: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: PolicyFactory};
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('sunroot', {
    createScriptURL: (wanted) => {
      if (new URL(wanted, location.href).origin !== location.origin)
        throw new TypeError(`Not a script of this site: ${wanted}`);
      return wanted;
    },
  });
  return policy.createScriptURL(address);
}
