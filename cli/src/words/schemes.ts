import { dryRun, json, reads, words, yes } from '../command-words.ts';
import { readReason, readVersion } from '../read-typed.ts';

export const schemeWords = words({
  scheme: {
    summary: 'show, check, compare, test and publish mark schemes',
    description:
      'Mark schemes are kept in versions that are never edited: a correction is the next version. A homework is named by its slug (year8) or number. All but check need the database (DATABASE_URL).',
    examples: [
      'markwell scheme show year8 --json > year8.json',
      'markwell scheme test year8 --file year8.json --marked marked.csv',
      'markwell scheme publish year8 --file year8.json --note "springs back is right"',
      'markwell scheme diff year8 1 2',
    ],
  },
  'scheme show <homework>': {
    summary: 'show a version and the list of all; with --json as a file to edit and publish',
    options: {
      '--version <number>': { says: 'which version; the current one when left out', read: readVersion },
      '--out <file>': 'write it into a new file, to edit and publish',
      ...json,
    },
    examples: ['markwell scheme show year8', 'markwell scheme show year8 --version 1 --json > year8.json'],
  },
  'scheme check <file>': {
    summary: 'look a scheme file over; errors are named with line and path',
    options: {
      '--homework <slug|id>': 'compare it with the questions of this homework (needs the database)',
      ...json,
    },
    examples: ['markwell scheme check year8.json', 'markwell scheme check - --json < year8.json'],
  },
  'scheme diff <homework> <before> <after>': reads('tell what changed from one version to another, in words', [
    'markwell scheme diff year8 1 2',
  ]),
  'scheme judge <homework>': {
    summary: 'judge answers, which marks all attempts again; equal and similar answers follow',
    description:
      'The file has the columns questionId, answer (or value) and marks, and, where there are, choice and reason. What is judged becomes part of the next version of the mark scheme: equal answers get its marks, similar ones are marked in its light, those to come too. All attempts are marked again, marks taken away as well; it is taken back by markwell remark undo.',
    options: {
      '--file <file|->': { says: 'the judged answers as CSV', required: true },
      '--note <why>': 'why, for those who look back',
      '--dry-run': 'say who would gain and lose, and do nothing',
      ...yes,
      ...json,
    },
    examples: [
      'markwell scheme judge year8 --file judged.csv --dry-run',
      'markwell scheme judge year8 --file judged.csv --yes --as ms-a',
    ],
  },
  'scheme test <homework>': {
    summary: 'test a scheme with answers that people have marked; fails where they disagree',
    description:
      'The file has the columns questionId, value (or answer), marks, and, where there are, choice, reason and why. Shows false accepts, false refusals and agreement (accuracy, and Cohen’s kappa) for each question. Exit code 1 where any differs.',
    options: {
      '--marked <file|->': 'the marked answers as CSV; those that the version carries when left out',
      '--file <file>': 'test this scheme file instead of a version',
      '--version <number>': {
        says: 'test this version; the current one when left out',
        conflicts: 'file',
        read: readVersion,
      },
      '--policy <policy>': {
        says: 'guarded, or published for the arithmetic of earlier results',
        choices: ['guarded', 'published'],
      },
      ...json,
    },
    examples: ['markwell scheme test year8 --marked marked.csv', 'markwell scheme test year8 --json'],
  },
  'scheme publish <homework>': {
    summary: 'make a scheme file the next version, which marks new attempts from then on',
    description:
      'Earlier attempts keep their marks until they are marked again: see markwell remark. A scheme carries answers that people have marked (examples in the file, --examples, and those of the version before); one that breaks them is not published without --override.',
    options: {
      '--file <file|->': { says: 'the scheme as JSON', required: true },
      '--note <why>': { says: 'why, for those who look back', required: true, read: readReason },
      '--examples <file>': 'further marked answers to carry, as CSV',
      '--override <reason>': {
        says: 'publish it although it breaks examples; the reason goes into the audit log',
        read: readReason,
      },
      ...dryRun,
      ...json,
    },
    examples: ['markwell scheme publish year8 --file year8.json --note "springs back is right" --dry-run'],
  },
});
