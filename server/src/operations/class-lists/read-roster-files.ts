import { gatherRoster } from './gather-roster.ts';
import { findOneRoster, joinOneRoster } from './join-one-roster.ts';
import { readRosterLines } from './read-roster.ts';
import type { Roster, RosterSource } from './roster.ts';

/**
 * Reads class lists from one file or several: the tables of a OneRoster export, which are joined, or lists that each name
 * class and student. `today` is a date such as 2026-09-01, by which enrolments end. Pure; messages name the file where there
 * are several.
 */
export function readRosterFiles(files: readonly RosterSource[], today: string): Roster {
  const oneRoster = findOneRoster(files);
  const read =
    oneRoster === undefined
      ? files.map(({ name, text }) => readRosterLines(text, files.length === 1 ? undefined : name))
      : [joinOneRoster(oneRoster, today)];
  const { classes, messages } = gatherRoster(read.flatMap(({ lines }) => lines));
  return { classes, messages: [...read.flatMap(({ messages: own }) => own), ...messages] };
}
