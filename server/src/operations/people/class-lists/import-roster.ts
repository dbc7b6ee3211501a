import * as z from 'zod/mini';
import { type AdminClass, type RosterChoice, type RosterImport, rosterChoiceSchema } from '../../../contract/index.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { changeLists } from './change-lists.ts';
import { selectClasses } from './list-admin-classes.ts';
import type { IsListed } from './merged-names.ts';
import { nameShared } from './name-shared.ts';
import { type Choices, choiceKey } from './plan-lists.ts';
import { deleteSamples, listOf, prepareClass, sameCode, type TaughtList } from './prepare-class.ts';
import { readRosterFiles } from './read-roster-files.ts';
import {
  csvSource,
  mostStudents,
  type Roster,
  type RosterClass,
  type RosterMessage,
  type RosterSource,
} from './roster.ts';

/** Class lists, as the text of one file or as several files, and what to do with them. */
export interface RosterFile {
  readonly csv?: string | undefined;
  readonly files?: readonly RosterSource[] | undefined;
  readonly dryRun?: boolean | undefined;
  /** Also removes sample classes, of the lists that the file has classes on, that are not in the file. */
  readonly removeSamples?: boolean | undefined;
  /** Leaves classes out that are on no list yet, as a whole school's export has. */
  readonly onlyKnown?: boolean | undefined;
  /** Who those in doubt are. */
  readonly same?: readonly RosterChoice[] | undefined;
}

/**
 * Imports class lists in one transaction (see the contract's `importRoster`). `by` is the admin who does it; null for the
 * command line. Throws a `Problem` with the first errors where there are any, unless it is a dry run: that tells all
 * messages and stores nothing.
 */
export async function importRoster(
  services: Services,
  {
    csv = '',
    files = [csvSource('', csv)],
    dryRun = false,
    removeSamples = false,
    onlyKnown = false,
    same,
  }: RosterFile,
  by: Actor,
): Promise<RosterImport> {
  return changeLists(services, { kind: 'import', dryRun, by }, async (session) => {
    const at = services.now();
    const known = await selectClasses(session);
    const codes = known.map(({ code }) => code);
    const roster = readRosterFiles(files, at.toISOString().slice(0, 10), codes);
    const { classes: read, messages } = onlyKnown ? leaveOutUnknown(roster, known) : roster;
    const classes: RosterClass[] = [];
    for (const one of read) {
      classes.push(await nameShared(session, known.find(sameCode(one.code))?.code ?? one.code, one));
    }
    refuseTooMany(classes);
    const all = [...messages, ...classes.flatMap((one) => explainUnknown(known, one))];
    if (!dryRun) refuseErrors(all);
    const isListed: IsListed = ({ class_code: code, normalised_name: name, source }) =>
      classes.find(sameCode(code))?.students.has(name) ?? source === 'roster';
    const lists: TaughtList[] = [];
    for (const one of classes) {
      if (explainUnknown(known, one).length === 0) lists.push(await prepareClass(session, known, one, isListed));
    }
    if (removeSamples) await deleteSamples(session, known, classes);
    return { lists, choices: readChoices(same), messages: all, action: 'import-roster' };
  });
}

/** What a form has of choices, as JSON. Throws a `Problem` if it is no list of choices. */
export function readRosterChoices(json = '[]'): RosterChoice[] {
  const read = z.array(rosterChoiceSchema).safeParse(parseJson(json));
  if (!read.success) throw new Problem('invalid-input', 'send a list of choices as JSON', { field: 'same' });
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a person has said of somebody whom the lists leave in doubt. */
function readChoices(same: RosterFile['same'] = []): Choices {
  return new Map(same.map(({ studentClass, name, student }) => [choiceKey(studentClass, name), student]));
}

const mostTold = 5;

function refuseErrors(messages: readonly RosterMessage[]): void {
  const errors = messages.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const told = errors
    .slice(0, mostTold)
    .map(({ line, file, message }) => `${file === undefined ? '' : `${file}: `}Line ${line}: ${message}`);
  const more = errors.length > mostTold ? ` And ${errors.length - mostTold} more.` : '';
  throw new Problem('invalid-input', `${told.join(' ')}${more} Nothing was imported.`);
}

function refuseTooMany(classes: readonly RosterClass[]): void {
  const count = classes.reduce((sum, { students }) => sum + students.size, 0);
  if (count <= mostStudents) return;
  throw new Problem(
    'too-large',
    `There are ${count} students in ${classes.length} classes; at most ${mostStudents} can be imported at once. Import fewer classes, or only those that are on the lists.`,
  );
}

function leaveOutUnknown({ classes, messages }: Roster, known: readonly AdminClass[]): Roster {
  const kept = classes.filter(({ code }) => known.some(sameCode(code)));
  const left = classes.filter((one) => !kept.includes(one));
  const [first] = left;
  if (first === undefined) return { classes, messages };
  const codes = left.slice(0, mostTold).map(({ code }) => code);
  const message = `Left out, being on no list: ${codes.join(', ')}${left.length > mostTold ? ` and ${left.length - mostTold} more` : ''}.`;
  return {
    classes: kept,
    messages: [...messages, { line: first.line, file: first.file, severity: 'warning', message }],
  };
}

/** A class that is on no list can be made where the file says who teaches it and the list is clear. */
function explainUnknown(known: readonly AdminClass[], one: RosterClass): RosterMessage[] {
  if (known.some(sameCode(one.code))) return [];
  const error = (message: string): RosterMessage[] => [{ line: one.line, file: one.file, severity: 'error', message }];
  if (one.teacher === undefined) {
    return error(`There is no class '${one.code}'. Correct it, or add a teacher column to have the class made.`);
  }
  return listOf(one) === undefined ? error(`Say in a list column which list '${one.code}' belongs on.`) : [];
}
