import { mendTexts } from '../names/mend-text.ts';
import { gatherRoster } from './gather-roster.ts';
import { findOneRoster, joinOneRoster, type OneRoster } from './join-one-roster.ts';
import { isClassList, readRosterLines } from './read-roster.ts';
import type { Roster, RosterSource } from './roster.ts';

/**
 * Reads class lists from one file or several: the tables of a OneRoster export, which are joined, or lists that each name
 * class and student. `today` is a date such as 2026-09-01, by which enrolments begin and end; `known` are the codes of the classes
 * there are. Pure; messages name the file where there
 * are several.
 */
export function readRosterFiles(
  sources: readonly RosterSource[],
  today: string,
  known: readonly string[] = [],
): Roster {
  const files = sources.map(mendSource);
  const oneRoster = findOneRoster(files);
  const read =
    oneRoster === undefined
      ? files.map(({ name, records }) => readRosterLines(records, files.length === 1 ? undefined : name, known))
      : [joinOneRoster(oneRoster, today, known), { lines: [], messages: tellListsBeside(oneRoster, files) }];
  const { classes, messages } = gatherRoster(read.flatMap(({ lines }) => lines));
  return { classes, messages: [...read.flatMap(({ messages: own }) => own), ...messages] };
}

/** The same with letters that a program broke mended, where that is certain. */
function mendSource({ name, records }: RosterSource): RosterSource {
  const mended = mendTexts(records.flatMap(({ fields }) => fields)).values();
  return {
    name,
    records: records.map((record) => ({ ...record, fields: record.fields.map(() => mended.next().value ?? '') })),
  };
}

/** Lists of their own among the files of an export; its other tables go without saying. */
function tellListsBeside(
  { users, classes, enrollments }: OneRoster,
  files: readonly RosterSource[],
): Roster['messages'] {
  const lists = files.filter((file) => ![users, classes, enrollments].includes(file) && isClassList(file.records));
  const message = 'This is a class list of its own, beside a OneRoster export. Import it by itself.';
  return lists.map(({ name }) => ({ line: 1, file: name, severity: 'error', message }));
}
