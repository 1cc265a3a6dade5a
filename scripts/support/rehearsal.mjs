/* The pure functions of `npm run rehearse` (scripts/rehearse.mjs). */

/**
 * @typedef {{number: string, text: string, specs: string[]}} Assumption about Next: a row of
 * docs/upgrading-next.md; `specs` are the browser tests it names
 * @typedef {{file: string, title: string, hasPassed: boolean}} Result of one test
 */

/**
 * The rows of the table in docs/upgrading-next.md.
 * @param {string} markdown
 * @returns {Assumption[]}
 */
export function assumptionsIn(markdown) {
  return [...markdown.matchAll(/^\| (\d+) \| ([^|]+) \|.*$/gm)].map(([row, number = '', text = '']) => ({
    number,
    text,
    specs: [...new Set(row.match(/tests\/e2e\/[\w/-]+\.spec\.ts/g))],
  }));
}

/**
 * The result of an assumption: from the export tests whose title starts with its number, and its browser tests.
 * @param {Assumption} assumption
 * @param {readonly Result[]} results
 * @returns {{held: boolean, why: string}}
 */
export function verdict({number, specs}, results) {
  const ofExport = results
    .filter(({file}) => file === 'tests/export/next-assumptions.test.ts')
    .filter(({title}) => /^[\d, ]+(?=:)/.exec(title)?.[0].split(', ').includes(number));
  const groups = [ofExport, ...specs.map((spec) => results.filter(({file}) => file === spec))];
  const failed = groups.flat().filter(({hasPassed}) => !hasPassed);
  if (failed.length > 0) return {held: false, why: failed.map(({file, title}) => `${file}: ${title}`).join('; ')};
  const missing = specs.filter((_, index) => groups[index + 1]?.length === 0);
  if (missing.length > 0) return {held: false, why: `not tried: ${missing.join(', ')}`};
  const count = groups.flat().length;
  return count > 0 ? {held: true, why: `${count} tests`} : {held: false, why: 'no test'};
}

/**
 * The results in a report of Vitest or Playwright (`--reporter=json`), with files as they are in the project.
 * @param {any} report
 * @param {string} root of the project that was tested
 * @returns {Result[]}
 */
export function resultsIn(report, root) {
  const inVitest = (report.testResults ?? []).flatMap(({name, assertionResults, message}) => {
    const file = name.replace(`${root}/`, '');
    // a file that could not be loaded has no results
    if (assertionResults.length === 0) return [{file, title: message, hasPassed: false}];
    return assertionResults.map(({fullName, status}) => ({file, title: fullName, hasPassed: status === 'passed'}));
  });
  const inPlaywright = (suite) => [
    ...(suite.specs ?? []).map(({file, title, ok}) => ({file: `tests/e2e/${file}`, title, hasPassed: ok})),
    ...(suite.suites ?? []).flatMap(inPlaywright),
  ];
  return [...inVitest, ...inPlaywright(report)];
}
