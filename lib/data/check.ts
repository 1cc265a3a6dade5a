import 'server-only';
import {isCalendarDay} from '@/lib/dates';
import {choices, SiteError} from '@/lib/errors';
import {toleratedFaults} from '@/lib/memoize-files';
import type {YamlPath} from '@/lib/yaml';
import {unreadDigits} from './contacts';
import {type FactFile, type FactNode, type FactRecord, factFiles, isRecord} from './fact-files';
import {allSources} from './sources';

/** Faults in content/data: ids, sources, limits below the intake, contacts nobody can call. */
export function checkData(): SiteError[] {
  try {
    const sources = allSources().map(({id}) => id);
    // development started with an unreadable register, and reports it
    if (sources.length === 0 && toleratedFaults().length > 0) return [];
    return [...factFiles().values()].flatMap((file) => checkFactFile(file, sources));
  } catch (error) {
    if (error instanceof SiteError) return error.problems.map((problem) => new SiteError(problem));
    throw error;
  }
}

/** Faults in one file of facts. */
export function checkFactFile(file: FactFile, sources: readonly string[]): SiteError[] {
  return checkNode(file.data, [], false, {file, sources: new Set(sources)});
}

interface Scope {
  readonly file: FactFile;
  readonly sources: ReadonlySet<string>;
}

function checkNode(node: FactNode, path: YamlPath, sourced: boolean, scope: Scope): SiteError[] {
  if (Array.isArray(node)) return checkList(node, path, sourced, scope);
  if (!isRecord(node)) return [];
  const inner = sourced || sourceKeys(node).length > 0;
  return [
    ...checkSources(node, path, scope),
    ...checkLimits(node, path, scope),
    ...checkContact(node, path, scope),
    ...checkEarlier(node, path, scope),
    ...Object.entries(node).flatMap(([key, child]) =>
      key === 'earlier' ? [] : checkNode(child, [...path, key], inner, scope),
    ),
  ];
}

/** Earlier values of a row, each with the day until which it was valid and its own source. */
function checkEarlier({earlier}: FactRecord, path: YamlPath, scope: Scope): SiteError[] {
  if (earlier === undefined) return [];
  const earlierPath = [...path, 'earlier'];
  const example = '{until: 2024-01-22, met: 5.3, src: [source-id]}';
  if (!Array.isArray(earlier)) return [fault(scope, earlierPath, '"earlier" is not a list.', `write - ${example}`)];
  return earlier.flatMap((row: FactNode, index) => {
    const at = [...earlierPath, index];
    if (!isRecord(row) || !isCalendarDay(String(row.until))) {
      return [fault(scope, at, 'An earlier value has no day until which it was valid.', `write ${example}`)];
    }
    if (sourceKeys(row).length === 0)
      return [fault(scope, at, 'An earlier value has no source.', 'add src: [source-id]')];
    return checkNode(row, at, true, scope);
  });
}

function checkList(list: readonly FactNode[], path: YamlPath, sourced: boolean, scope: Scope): SiteError[] {
  const seen = new Set<string>();
  return list.flatMap((row, index) => {
    const rowPath = [...path, index];
    if (!isRecord(row)) return [];
    const errors = checkNode(row, rowPath, sourced, scope);
    const id = row.id === undefined ? undefined : String(row.id);
    if (!id) errors.push(fault(scope, rowPath, `A row of ${path.join('.')} has no id.`, 'give it a unique id'));
    else if (seen.has(id)) {
      errors.push(
        fault(scope, [...rowPath, 'id'], `The id "${id}" is used twice in ${path.join('.')}.`, 'rename one of them'),
      );
    } else seen.add(id);
    if (!sourced && !hasSource(row)) {
      errors.push(fault(scope, rowPath, `The row "${id ?? index}" has no source.`, 'add src: [source-id]'));
    }
    return errors;
  });
}

function checkSources(node: FactRecord, path: YamlPath, scope: Scope): SiteError[] {
  return sourceKeys(node).flatMap((key) => {
    const ids = node[key];
    if (!Array.isArray(ids) || ids.length === 0) {
      return [fault(scope, [...path, key], `"${key}" names no source.`, `write ${key}: [source-id]`)];
    }
    return ids
      .map(String)
      .filter((id) => !scope.sources.has(id))
      .map((id) => fault(scope, [...path, key], `Unknown source "${id}".`, choices(id, [...scope.sources], 8)));
  });
}

function checkLimits(node: FactRecord, path: YamlPath, scope: Scope): SiteError[] {
  const intake = isRecord(node.intake) ? node.intake.values : undefined;
  const limits = isRecord(node.ul) ? node.ul.values : undefined;
  // for magnesium, niacin and others the limit counts supplements only and may be below the intake; a note says so.
  if (!isRecord(intake) || !isRecord(limits) || isSupplementOnly(node.ul)) return [];
  return Object.entries(limits)
    .filter(([band, limit]) => typeof limit === 'number' && typeof intake[band] === 'number' && limit < intake[band])
    .map(([band]) =>
      fault(
        scope,
        [...path, 'ul', 'values', band],
        `The upper limit for ${band} is below the intake.`,
        'check both, or say in the note of `ul` that it counts supplements only',
      ),
    );
}

/** A wrong phone link is worse than none: every digit of a contact must belong to a number that is unambiguous. */
function checkContact({contact}: FactRecord, path: YamlPath, scope: Scope): SiteError[] {
  if (contact === undefined || isRecord(contact) || Array.isArray(contact)) return [];
  const contactPath = [...path, 'contact'];
  if (typeof contact !== 'string') {
    return [fault(scope, contactPath, 'The contact is not text: leading zeros would be lost.', 'put it in quotes')];
  }
  const digits = unreadDigits(contact);
  if (digits === undefined) return [];
  const fix =
    'write each number in digits, as in "call 111", "0808 808 8000", "1-800-662-4357" or "+44 20 7946 0000", followed by a comma, brackets or nothing; opening hours have their own key';
  return [
    fault(
      scope,
      contactPath,
      `The contact "${contact}" contains "${digits}", which is not clearly a phone number.`,
      fix,
    ),
  ];
}

const isSupplementOnly = (ul: FactNode | undefined) => isRecord(ul) && /supplement/i.test(String(ul.note));

const sourceKeys = (node: FactRecord) => Object.keys(node).filter((key) => key === 'src' || key.endsWith('_src'));

function hasSource(node: FactNode): boolean {
  if (!isRecord(node)) return Array.isArray(node) && node.some(hasSource);
  return sourceKeys(node).length > 0 || Object.values(node).some(hasSource);
}

function fault({file}: Scope, path: YamlPath, problem: string, fix: string): SiteError {
  return new SiteError({problem, ...file.place(path), fix});
}
