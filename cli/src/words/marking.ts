import { dryRun, json, reads, words, yes } from '../command-words.ts';
import { largest, numberFrom, readVersion } from '../read-typed.ts';

const policies = ['guarded', 'published'] as const;
const wholeNumber = numberFrom(0, largest, 'give a whole number.');

export const markWords = words({
  mark: {
    summary: 'mark a file of answers (needs no database)',
    description:
      'Marks answers one by one, in order. Each line is one answer: {"questionId","value","choice"?,"reason"?} as JSON lines, or CSV with those columns. Blank lines are passed over; a line that cannot be read is named on stderr and keeps its place. A choice question takes the option or its letter in value; a yes-or-no question with a reason takes both in value ("Yes, because …") or in choice and reason.',
    options: {
      '--homework <slug|id>': { says: 'a built-in homework, such as year8 or 149', conflicts: 'scheme' },
      '--scheme <file>': 'a mark scheme as JSON',
      '--answers <file|->': { says: 'the answers: JSON lines or CSV; - for standard input', required: true },
      '--policy <policy>': {
        says: 'guarded, or published for the arithmetic of earlier results',
        choices: policies,
        default: 'guarded',
      },
      '--json': 'print one line of JSON for each answer',
    },
    examples: [
      'markwell mark --homework year8 --answers answers.csv',
      'markwell mark --scheme forces.json --answers - --json < answers.jsonl',
      'markwell mark --homework year9 --answers answers.jsonl --policy published --json',
    ],
  },
});

export const queueWords = words({
  'queue [homework]': {
    summary: 'list answers that wait for a judgement, in groups',
    description:
      'Lists typed answers of which the marking is not sure, or about which students ask, in groups that say the same: what students ask about first, then the largest. Of one homework (id or short name), or of all; of the classes that the account named by --as has chosen, or of the whole school. Judge them on the page, or with markwell scheme judge. Needs the database (DATABASE_URL).',
    options: {
      '--class <code>': 'only of this class',
      '--school': 'of the whole school, where --as names an account',
      '--show <which>': {
        says: 'look: worth a look; likely: all that are not sure; all: sure ones too',
        choices: ['look', 'likely', 'all'],
        default: 'look',
      },
      '--from <number>': { says: 'how many groups to pass over', read: wholeNumber },
      '--limit <number>': { says: 'how many groups to list, 50 at most', read: wholeNumber },
      ...json,
    },
    examples: ['markwell queue year8', 'markwell queue 151 --class 8a/Sc1 --json', 'markwell queue --as fletcher'],
  },
});

export const remarkWords = words({
  'remark [homework]': {
    summary: 'mark stored attempts again; see who gains and loses, apply it, undo it',
    description:
      'Without --apply it is a dry run: it lists every student whose mark or grade would change, question by question, with the reason. Nobody loses marks unless --allow-lower says so: an attempt that would lose keeps what it has, and is listed.\nApplying is one transaction, can be interrupted and run again, and can be undone.',
    arguments: { homework: 'slug (year8) or number of the homework' },
    options: {
      '--class <code>': 'only attempts of this class',
      '--version <number>': {
        says: 'the version of the mark scheme to mark by; the current one when left out',
        read: readVersion,
      },
      '--policy <policy>': { says: 'how to match', choices: policies, default: 'guarded' },
      '--allow-lower': 'take marks away where the scheme gives fewer',
      '--dry-run': { says: 'list what would change, and change nothing (the default)', conflicts: 'apply' },
      '--apply': 'store the new marks',
      ...yes,
      '--json': { says: 'print JSON', conflicts: 'csv' },
      '--csv': 'print the list as CSV, a row for each question that changes',
    },
    examples: [
      'markwell remark year8',
      'markwell remark year8 --class 8a/Sc1 --csv > changes.csv',
      'markwell remark year8 --apply --yes',
      'markwell remark history year8',
      'markwell remark undo 12',
    ],
  },
  'remark history [homework]': reads('list the re-marks that were applied, newest first', [
    'markwell remark history',
    'markwell remark history year8 --json',
  ]),
  'remark undo <run>': {
    summary: 'give every attempt of a re-mark the marks that it had before',
    options: { ...dryRun, ...yes, ...json },
    examples: ['markwell remark undo 12 --dry-run', 'markwell remark undo 12 --yes'],
  },
});

export const replayWords = words({
  'replay [attempts...]': {
    summary: 'mark stored or recorded attempts again and compare; fails when one differs',
    description:
      'Marks attempts by the version and policy that marked them, or others, and compares with the marks that were stored. Stores nothing. Exit code 1 when any differs, so that it can guard a release. A recorded attempt is a line of JSON:\n{"homework","scheme"?,"policy","answers","marks","totalMarks","maxMarks","grade"}; scheme names a file beside it.',
    arguments: { attempts: 'references or numbers of stored attempts' },
    options: {
      '--homework <slug|id>': 'all stored attempts at this homework',
      '--class <code>': 'only those of this class',
      '--file <file|->': { says: 'recorded attempts, as JSON lines (needs no database)', conflicts: 'homework' },
      '--scheme <file>': 'mark recorded attempts by this scheme file',
      '--version <number>': { says: 'mark stored attempts by this version of the mark scheme', read: readVersion },
      '--policy <policy>': { says: 'mark by this policy', choices: policies },
      '--steps': 'show how each answer was read, matched and marked',
      '--json': 'print one line of JSON for each attempt',
    },
    examples: [
      'markwell replay K7QM-4TXD-9FHB --steps',
      'markwell replay --homework year8 --class 8a/Sc1 --version 2',
      'markwell replay --file fixtures/recorded-attempts/year8.jsonl',
    ],
  },
});
