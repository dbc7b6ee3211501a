import { findOneRoster, joinOneRoster } from './join-one-roster.ts';
import { gatherRoster, type Roster, type RosterSource, readRoster, readRosterLines } from './read-roster.ts';

/**
 * Reads class lists from one file or several: the tables of a OneRoster export, which are joined, or lists that each name
 * class and student. `today` is a date such as 2026-09-01, by which enrolments end. Pure; messages name the file where there
 * are several.
 */
export function readRosterFiles(files: readonly RosterSource[], today: string): Roster {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return readRoster(only.text);
  const oneRoster = findOneRoster(files);
  const read =
    oneRoster === undefined
      ? files.map(({ name, text }) => readRosterLines(text, name))
      : [joinOneRoster(oneRoster, today)];
  const { classes, messages } = gatherRoster(read.flatMap(({ lines }) => lines));
  return { classes, messages: [...read.flatMap(({ messages: own }) => own), ...messages] };
}
