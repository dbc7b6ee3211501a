import { dryRun, json, words } from '../command-words.ts';
import { largest, numberFrom, readReason, timeAt } from '../read-typed.ts';

export const exclusionsWords = words({
  exclusions: {
    summary: 'make attempts not count, or count again',
    description:
      'Attempts that are kept and count nowhere: a joke name, somebody else’s name. Needs the database (DATABASE_URL).',
    examples: [
      'markwell exclusions add --attempt K7QM-4TXD-9FHB --reason "a joke name"',
      "markwell exclusions add --since '2026-01-16 15:00' --class 8a/Sc1 --not-on-list --reason 'made up' --dry-run",
      'markwell exclusions end 3',
    ],
  },
  'exclusions list': {
    summary: 'list what does not count, with reasons',
    options: {
      '--class <code>': 'only of this class',
      ...json,
    },
    examples: ['markwell exclusions list --class 8a/Sc1'],
  },
  'exclusions add': {
    summary: 'leave an attempt, all attempts of a name, or a flood of them, out of every count',
    description:
      'Leaves an attempt, or all attempts of a student and those to come, out of every count, average, report and export. They are kept, and markwell exclusions end takes it back.',
    options: {
      '--attempt <reference>': 'one attempt, by its reference or number',
      '--student <id>': 'all attempts of a student: markwell students find tells the number',
      '--since <time>': {
        says: 'many attempts at once: those handed in since then; a day alone is its first minute',
        read: timeAt('00:00'),
      },
      '--until <time>': { says: 'and until then; a day alone is its last minute', read: timeAt('23:59') },
      '--homework <homework>': 'and at this homework',
      '--class <code>': 'and of this class',
      '--address <ip>': 'and from this address, where the visit is still kept',
      '--not-on-list': 'and under names that are not on the list of their class',
      '--reason <why>': { says: 'why, in a few words', required: true, read: readReason },
      ...dryRun,
      ...json,
    },
    examples: [
      'markwell exclusions add --attempt K7QM-4TXD-9FHB --reason "written by a friend"',
      'markwell exclusions add --student 812345678 --reason "a joke name" --dry-run',
      'markwell exclusions add --since 2026-01-16 --homework year8 --not-on-list --reason "made up" --dry-run',
    ],
  },
  'exclusions end <id>': {
    summary: 'let it count again',
    options: {
      '--flood': 'all that was left out in this one step',
      ...dryRun,
      ...json,
    },
    examples: ['markwell exclusions end 3', 'markwell exclusions end 7 --flood'],
  },
});

const attempt = { attempt: 'its reference or number' } as const;

export const afterClosingWords = words({
  'after-closing': {
    summary: 'decide whether attempts that came after closing count',
    description:
      'Attempts at homework that was closed for their class, with nothing to show that they were begun before. They are kept, and count nowhere until somebody decides. Needs the database (DATABASE_URL).',
    examples: ['markwell after-closing list --class 8a/Sc1', 'markwell after-closing count K7QM-4TXD-9FHB'],
  },
  'after-closing list': {
    summary: 'list them, those that wait for a decision first, 500 at most',
    options: { '--class <code>': 'only of this class', '--homework <slug|id>': 'only at this homework', ...json },
    examples: ['markwell after-closing list', 'markwell after-closing list --class 8a/Sc1 --homework year8 --json'],
  },
  'after-closing count <attempt>': {
    summary: 'let one count, as if it had come in time',
    arguments: attempt,
    options: { ...dryRun, ...json },
    examples: ['markwell after-closing count K7QM-4TXD-9FHB --dry-run', 'markwell after-closing count K7QM-4TXD-9FHB'],
  },
  'after-closing leave-out <attempt>': {
    summary: 'leave one out of every count for good',
    arguments: attempt,
    options: { ...dryRun, ...json },
    examples: ['markwell after-closing leave-out K7QM-4TXD-9FHB'],
  },
  'after-closing take-back <attempt>': {
    summary: 'take the decision back: it waits again, and does not count',
    arguments: attempt,
    options: { ...dryRun, ...json },
    examples: ['markwell after-closing take-back K7QM-4TXD-9FHB'],
  },
});

export const statsWords = words({
  stats: {
    summary: 'export completion, scores and hard questions',
    description: 'The figures of the teacher dashboard. Needs the database (DATABASE_URL).',
    examples: ['markwell stats export --format xlsx --out figures.xlsx'],
  },
  'stats export': {
    summary: 'write the figures of every class and homework',
    description:
      'Writes the figures of every class at every homework that somebody has handed in. CSV holds one table (--table); XLSX holds all of them as sheets; JSON holds everything. Text is never a formula, whatever a student typed.',
    options: {
      '--homework <slug|id>': 'only of this homework',
      '--class <code>': 'only of this class',
      '--format <format>': {
        says: 'how to write it; as --out ends when left out, else csv',
        choices: ['csv', 'json', 'xlsx'],
      },
      '--table <table>': {
        says: 'which table CSV holds',
        choices: ['students', 'classes', 'questions', 'parts'],
        default: 'students',
      },
      '--out <file|->': { says: 'where to write it; - for standard output', default: '-' },
      '--json': 'the same as --format json',
    },
    examples: [
      'markwell stats export --homework year8 --class 8a/Sc1 > 8aSc1.csv',
      'markwell stats export --table questions --out hard-questions.csv',
      'markwell stats export --out figures.xlsx',
      'markwell stats export --json | jq ".[].classes[].averagePercentage"',
    ],
  },
  'stats marks': {
    summary: 'write the marks of a homework for the mark sheets of a school system',
    description:
      'Writes the best attempt of each student at one homework, by surname, with everyone on the class lists. CSV is one table for SIMS, Arbor, Bromcom and the like; XLSX is a workbook with an overview and a sheet for each class. Text is never a formula.',
    options: {
      '--homework <slug|id>': { says: 'of this homework', required: true },
      '--class <code>': 'only of this class',
      '--format <format>': { says: 'how to write it; as --out ends when left out, else csv', choices: ['csv', 'xlsx'] },
      '--out <file|->': { says: 'where to write it; - for standard output', default: '-' },
    },
    examples: [
      'markwell stats marks --homework year8 --class 8a/Sc1 --out 8aSc1.csv',
      'markwell stats marks --homework year8 --out year8.xlsx',
    ],
  },
});

export const auditWords = words({
  audit: {
    summary: 'show who did what, and when',
    description:
      'Shows the audit log, the latest first: logins, uploads, changes to marks and class lists, exports, and what was done from the command line. Looking at it is recorded in it. Needs the database (DATABASE_URL).',
    options: {
      '--since <day>': 'from this day by the school’s clock, or this time in UTC (2026-01-16T15:00Z)',
      '--until <day>': 'up to and including this day, or before this time',
      '--by <name>': 'only what this person did: part of a name or username',
      '--action <action>': 'only this action, such as publish-scheme: --json shows what they are called',
      '--on <what>': 'only about this: a student, a homework, a class, an attempt’s reference, or ‘homework 151’',
      '--limit <n>': {
        says: 'at most so many; 50 by default, and everything with --json and --csv',
        read: numberFrom(1, largest, 'give a number from 1.'),
      },
      '--csv': { says: 'print CSV for spreadsheets', conflicts: 'json' },
      ...json,
    },
    examples: [
      'markwell audit --since 2026-01-05 --by hughes',
      'markwell audit --on "sam lee"',
      'markwell audit --action export-student --csv > exports.csv',
    ],
  },
});
