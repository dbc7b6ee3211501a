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
export function readRosterFiles(files: readonly RosterSource[], today: string, known: readonly string[] = []): Roster {
  const oneRoster = findOneRoster(files);
  const read =
    oneRoster === undefined
      ? files.map(({ name, records }) => readRosterLines(records, files.length === 1 ? undefined : name))
      : [joinOneRoster(oneRoster, today, known), { lines: [], messages: tellListsBeside(oneRoster, files) }];
  const { classes, messages } = gatherRoster(read.flatMap(({ lines }) => lines));
  return { classes, messages: [...read.flatMap(({ messages: own }) => own), ...messages] };
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
