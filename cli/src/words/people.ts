import { dryRun, json, reads, words, yes } from '../command-words.ts';
import { readStudentId } from '../read-typed.ts';

const same = {
  '--same <who...>':
    'who somebody in doubt is, as the dry run asks: "8a/Sc1: Sam Tan = 640", or "= new" for nobody known',
} as const;

export const classesWords = words({
  classes: {
    summary: 'list classes, or import class lists',
    description: 'Classes, their teachers and students. Needs the database (DATABASE_URL).',
    examples: ['markwell classes list', 'markwell classes import roster.csv --dry-run'],
  },
  'classes list': reads('list the classes with their teachers', ['markwell classes list']),
  'classes import <files...>': {
    summary: 'import class lists from CSV or Excel',
    description:
      'Imports class lists from CSV or Excel with a class and a name column (or forename and surname); - is standard input. Afterwards each class in the files has exactly the students in the files. Whoever moves to another class takes their history along; where that is in doubt you are asked, and without a terminal they are new. With a teacher column, classes that are new are made.\nA OneRoster export (users, classes and enrollments) is joined: name its zip file, its folder or its files. All or nothing.',
    options: {
      '--remove-samples': 'remove the sample classes of the same lists that are not in the file',
      '--only-known': 'leave out classes that are on no list yet, as a whole school’s export has',
      ...same,
      ...dryRun,
      ...json,
    },
    examples: [
      'markwell classes import roster.csv --dry-run',
      'markwell classes import - --remove-samples < roster.csv',
      'markwell classes import oneroster.zip --only-known --dry-run',
      'markwell classes import sets.csv --same "8a/Sc1: Sam Tan = 640"',
    ],
  },
  'classes sync': {
    summary: 'import class lists from the school’s information system',
    description:
      'Asks the OneRoster service (REST, 1.1 or 1.2) of the school’s information system who is in which class, and imports it as a OneRoster export: afterwards each class has exactly its students there. All or nothing; every night it does no harm.\nNeeds ONEROSTER_URL, ONEROSTER_TOKEN_URL, ONEROSTER_CLIENT_ID and ONEROSTER_CLIENT_SECRET, and ONEROSTER_SCHOOL where the service has several schools.',
    options: {
      '--remove-samples': 'remove the sample classes of the same lists that are not in the system',
      '--only-known': 'leave out classes that are on no list yet',
      ...same,
      ...dryRun,
      ...json,
    },
    examples: ['markwell classes sync --dry-run', 'markwell classes sync --only-known'],
  },
  'classes move-up': {
    summary: 'move every class up a year, such as 7a/Sc1 to 8a/Sc1',
    description:
      'Moves every class with a list up a year, with its students. Last year’s classes are kept with their work and figures, by a code with the year behind it: “7a/Sc1 2025-26”. Years 11 and 13 leave, unless --to says where they go. One transaction; markwell classes undo takes it back.',
    options: {
      '--to <class...>': 'where a class goes instead: "11a1 = 12D/Ch", or "= none" to leave',
      ...dryRun,
      ...yes,
      ...json,
    },
    examples: ['markwell classes move-up --dry-run', 'markwell classes move-up --to "11a1 = 12D/Ch" --yes'],
  },
  'classes changes': reads('list the imports and moves up that can be undone', ['markwell classes changes']),
  'classes undo <change>': {
    summary: 'undo an import of class lists, or a move up',
    description:
      'Puts students back into the classes they were in before. What was handed in since stays with whoever handed it in. It is refused if a list has been changed again.',
    options: { ...yes, ...json },
    examples: ['markwell classes changes', 'markwell classes undo 12'],
  },
});

export const studentsWords = words({
  students: {
    summary: 'find, merge, export or erase students',
    description: 'Students and what is stored of them. Needs the database (DATABASE_URL).',
    examples: [
      'markwell students find "sam lee" --class 8a/Sc1',
      'markwell students merge 812 --into 640 --dry-run',
      'markwell students export 640 --out sam-lee.json',
      'markwell students erase 640',
    ],
  },
  'students find [name]': {
    summary: 'list the students whose name holds this text, with their numbers',
    options: {
      '--class <code>': 'only of this class',
      ...json,
    },
    examples: ['markwell students find "sam lee"', 'markwell students find --class 8a/Sc1 --json'],
  },
  'students merge <ids...>': {
    summary: 'make one student of several who are the same person',
    description: 'Gives the attempts of the named students to another, and removes the emptied ones. There is no undo.',
    options: {
      '--into <id>': { says: 'the student who stays, with name and class', required: true, read: readStudentId },
      ...dryRun,
      ...yes,
      ...json,
    },
    examples: ['markwell students merge 812 --into 640 --dry-run'],
  },
  'students export <id>': {
    summary: 'write everything that is stored of one student, as JSON',
    options: {
      '--out <file|->': { says: 'where to write it; - for standard output', default: '-' },
      '--json': 'it is JSON in any case',
    },
    examples: ['markwell students export 640 --out sam-lee.json'],
  },
  'students erase <ids...>': {
    summary: 'erase names and answers for good; anonymous totals stay',
    description:
      'Empties the names, answers, references and visits of the named students. Marks and grades stay as anonymous totals.\nThere is no undo. Backups that were made before still hold what they held.',
    options: { ...dryRun, ...yes, ...json },
    examples: ['markwell students erase 640 --dry-run', 'markwell students erase 640 641 --yes'],
  },
});
