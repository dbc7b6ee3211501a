import { changes, dryRun, json, reads, words } from '../command-words.ts';
import { numberFrom, readReading, timeOrNone } from '../read-typed.ts';

export const homeworkWords = words({
  homework: {
    summary: 'list, show, edit, release and withdraw homework',
    description:
      'Cards (1 to 6) and homework (from 149), each by its number or short name (year8). Needs the database (DATABASE_URL).',
    examples: ['markwell homework list', 'markwell homework point 3 151'],
  },
  'homework list': reads('list the cards, then the homework, newest first', [
    'markwell homework list',
    'markwell homework list --json',
  ]),
  'homework show <homework>': reads('show the questions of one, with what is accepted', [
    'markwell homework show year8',
    'markwell homework show 151',
  ]),
  'homework copy <homework>': {
    summary: 'store a copy, unreleased, with its mark scheme as it is now',
    options: {
      '--title <title>': 'the title of the copy; ‘… (copy)’ when left out',
      ...dryRun,
      ...json,
    },
    examples: ['markwell homework copy year8 --title "Waves, shorter"'],
  },
  'homework edit <homework>': {
    summary: 'store it anew from a file; what was handed in stays as it was',
    description:
      'Takes what ‘markwell homework show ID --json’ printed, with ‘edit.assignment’ changed. A question whose type, options, marks and answers stay keeps its marking; attempts keep what they were asked and their marks. Refused when somebody else has stored it since.',
    options: {
      '--file <path>': { says: 'the JSON file; - for standard input', required: true },
      ...dryRun,
      ...json,
    },
    examples: [
      'markwell homework show 151 --json > forces.json',
      'markwell homework edit 151 --file forces.json --dry-run',
      'markwell homework edit 151 --file forces.json',
    ],
  },
  'homework export <homework>': {
    summary: 'write it as a file for another program, with its key, or as a paper',
    description:
      'What a format cannot hold is said. docx is the paper to print, and docx-scheme its mark scheme; JSON is the format of uploads: imported again, on any server, it is the same homework.',
    options: {
      '--format <format>': {
        says: 'the format of the file',
        choices: ['json', 'moodle-xml', 'gift', 'qti', 'docx', 'docx-scheme'],
        default: 'json',
      },
      '--out <file>': 'the file to write; standard output when left out',
    },
    examples: [
      'markwell homework export 151 --out forces.json',
      'markwell homework export year8 --format moodle-xml --out year8.xml',
      'markwell homework export year8 --format docx --out year8.docx',
    ],
  },
  'homework delete <homework>': {
    summary: 'delete one that nobody has handed in and no card shows',
    options: {
      '--yes': 'do not ask',
      ...dryRun,
      ...json,
    },
    examples: ['markwell homework delete 151 --dry-run', 'markwell homework delete 151 --yes'],
  },
  'homework dates <homework>': {
    summary: 'show or set when classes can take it, and when what is expected is shown',
    description:
      'Dates are by the school’s clock: a day, or a day and a time. ‘none’ takes a date away; one that is left out stays as it is. A class without dates can take it at any time.',
    options: {
      '--class <codes...>': 'the classes to set dates for',
      '--open <date>': { says: 'open from; a day alone is its first minute', read: timeOrNone('00:00') },
      '--due <date>': { says: 'what comes later is late; a day alone is its last minute', read: timeOrNone('23:59') },
      '--close <date>': {
        says: 'what is begun later is not taken; a day alone is its last minute',
        read: timeOrNone('23:59'),
      },
      '--answers <when>': {
        says: 'when students see what is expected',
        choices: ['at-once', 'after-second-attempt', 'after-due'],
      },
      ...dryRun,
      ...json,
    },
    examples: [
      'markwell homework dates year8',
      "markwell homework dates year8 --class 8a/Sc1 8a/Sc2 --open 2026-01-12 --due '2026-01-16 16:00'",
      'markwell homework dates year8 --class 8a/Sc1 --open none --due none --close none',
      'markwell homework dates year8 --answers after-due',
    ],
  },
  'homework release <homework>': changes('let students see it', ['markwell homework release 151']),
  'homework withdraw <homework>': changes('hide it from students; attempts stay', ['markwell homework withdraw 151']),
  'homework point <card> <homework>': changes('show a homework on a card; own for the set that came with the card', [
    'markwell homework point 3 151',
    'markwell homework point 3 own',
  ]),
});

export const importingWords = words({
  'import [file...]': {
    summary: 'bring homework in from Word and other files',
    description:
      "Reads homework from .docx, JSON (the upload's format, or what --dry-run --json printed), Moodle XML, GIFT, Aiken, QTI packages, CSV and XLSX; - is standard input. All of it is stored or none of it, unreleased. A second Word file with the answers is joined to the first.\n--dry-run also says which paragraphs of a Word file became part of nothing; with --json, what became of each.\nTo correct what was understood: --dry-run --json > draft.json, edit it, and import draft.json.",
    options: {
      '--name <batch>': 'a name for the batch; the first file’s name when left out',
      '--year <number>': { says: 'the year, for homework that names none itself', read: numberFrom(1, 14) },
      '--week <date>': 'the week it is for, such as 2025-09-08, for homework that names none itself',
      '--card <number>': { says: 'point this card (1 to 6) at it', read: numberFrom(1, 6) },
      '--reading <number>': {
        says: 'read documents in their second way (2), as the dry run offers it',
        read: readReading,
      },
      '--release': 'let students see it at once',
      '--skip-unreadable': 'store what can be read, where some files cannot',
      '--again': 'store once more what was stored before',
      '--template [file]':
        'write a Word file to fill in, which is always read right, and read nothing; - is standard output',
      '--dry-run': 'say what was understood, and store nothing',
      ...json,
    },
    examples: [
      'markwell import forces.docx --dry-run',
      'markwell import forces.docx --dry-run --reading 2',
      'markwell import *.docx --name "Autumn 1" --year 9 --week 2025-09-08',
      'markwell import waves.docx --card 2 --release',
      'markwell import --template homework.docx',
    ],
  },
});
