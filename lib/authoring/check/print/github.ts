import type {Fault} from '@/lib/faults';

/** A workflow command that shows the fault beside its line in a pull request. */
export function githubAnnotation({severity, file, line, column, problem, fix, rule}: Fault): string {
  const place = Object.entries({file, line, col: column, title: `content: ${rule}`})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${severity} ${place.join(',')}::${escapeData(`${problem}\nFix: ${fix}`)}`;
}

// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
