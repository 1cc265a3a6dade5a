const CLASS_NAMES = 'export default new Proxy({}, {get: (_, name) => String(name)});';

export async function resolve(specifier, context, nextResolve) {
  if (specifier === 'server-only') return {url: 'data:text/javascript,export{}', shortCircuit: true};
  return nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  if (!url.split('?')[0].endsWith('.css')) return nextLoad(url, context);
  return {format: 'module', shortCircuit: true, source: CLASS_NAMES};
}
