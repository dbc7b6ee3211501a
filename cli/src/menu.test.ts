import type { UploadAssignment } from '@markwell/server/contract';
import { expect, test } from 'vitest';
import { CommandError } from './command-error.ts';
import { openMenu } from './menu.ts';
import { createProgram } from './program.ts';
import { answering } from './testing/answering.ts';

async function commandsOf(answers: readonly (string | boolean)[]): Promise<string[]> {
  const commands: string[] = [];
  await openMenu(
    answering(answers),
    async (args) => {
      commands.push(args.join(' '));
      if (args.includes('stored.docx') && !args.includes('--dry-run') && !args.includes('--again')) {
        throw new CommandError('It is here already.', 1, '--again');
      }
      if (args.includes('torn.docx') && !args.includes('--skip-unreadable')) {
        throw new CommandError('1 of 2 files cannot be read.', 1, '--skip-unreadable');
      }
      if (args.includes('breaks') && args.includes('--dry-run')) {
        throw new CommandError('It breaks 1 of its examples.', 1, '--override');
      }
      if (args.includes('wrong')) throw new CommandError('There is no such thing.');
    },
    async () => ({
      read: async (_paths, reading) => [{ ...draft, title: `Reading ${reading}` }],
      write: async (_paths, drafts) => drafts.map(({ title }) => title).join(),
    }),
  );
  return commands;
}

const draft: UploadAssignment = {
  title: 'Waves',
  description: '',
  weekNumber: null,
  yearGroup: 8,
  totalMarks: 1,
  weekDate: null,
  questions: [],
  source: null,
};

test.each<[label: string, answers: (string | boolean)[], commands: string[]]>([
  ['nothing', ['Nothing'], []],
  ['an attempt, step by step', ['Follow how an attempt', 'K7QM-4TXD-9FHB'], ['replay K7QM-4TXD-9FHB --steps']],
  [
    'an import: a look at what was understood first',
    ['Bring', '"a b.docx", c.docx', 'Week 3', '9', 'Store', false],
    ['import a b.docx c.docx --name Week 3 --year 9 --dry-run', 'import a b.docx c.docx --name Week 3 --year 9'],
  ],
  [
    'an import that is not wanted after all',
    ['Bring', 'a.docx', '', '7', 'Leave'],
    ['import a.docx --name Homework --year 7 --dry-run'],
  ],
  [
    'an import that is corrected first, and looked at again',
    ['Bring', 'a.docx', '', '7', 'Correct', 'The title', 'Waves.json', false, 'Store', true],
    [
      'import a.docx --name Homework --year 7 --dry-run',
      'import Waves.json --name Homework --year 7 --dry-run',
      'import Waves.json --name Homework --year 7 --release',
    ],
  ],
  [
    'an import of what was stored before, once more',
    ['Bring', 'stored.docx', '', '7', 'Store', false, true],
    [
      'import stored.docx --name Homework --year 7 --dry-run',
      'import stored.docx --name Homework --year 7',
      'import stored.docx --name Homework --year 7 --again',
    ],
  ],
  [
    'an import of what was stored before, which is left',
    ['Bring', 'stored.docx', '', '7', 'Store', false, false],
    ['import stored.docx --name Homework --year 7 --dry-run', 'import stored.docx --name Homework --year 7'],
  ],
  [
    'an import after a missing file',
    ['Bring', 'wrong', '', '7', 'a.docx', '', '7', 'Leave'],
    ['import wrong --name Homework --year 7 --dry-run', 'import a.docx --name Homework --year 7 --dry-run'],
  ],
  [
    'an import without the files that cannot be read',
    ['Bring', 'a.docx, torn.docx', '', '7', true, 'Store', false],
    [
      'import a.docx torn.docx --name Homework --year 7 --dry-run',
      'import a.docx torn.docx --name Homework --year 7 --skip-unreadable',
    ],
  ],
  [
    'an import that is read another way',
    ['Bring', 'a.docx', '', '7', 'Read it', '2', 'Store', false],
    [
      'import a.docx --name Homework --year 7 --dry-run',
      'import a.docx --name Homework --year 7 --reading 2 --dry-run',
      'import a.docx --name Homework --year 7 --reading 2',
    ],
  ],
  [
    'an import that is read another way, and then corrected as it was read',
    ['Bring', 'a.docx', '', '7', 'Read it', '2', 'Correct', 'The week', '2025-09-08', false, 'Store', false],
    [
      'import a.docx --name Homework --year 7 --dry-run',
      'import a.docx --name Homework --year 7 --reading 2 --dry-run',
      'import Reading 2 --name Homework --year 7 --dry-run',
      'import Reading 2 --name Homework --year 7',
    ],
  ],
  [
    'a mark scheme as a file to edit',
    ['Correct a mark', 'Write', 'year8', ''],
    ['homework list', 'scheme show year8 --out year8.json'],
  ],
  [
    'a mark scheme that is tested, published, and shown to gain',
    ['Correct a mark', 'Test', 'year8', '', 'marked.csv', 'springs back', true, true, '8a/Sc1', false],
    [
      'homework list',
      'scheme check year8.json --homework year8',
      'scheme test year8 --file year8.json --marked marked.csv',
      'scheme publish year8 --file year8.json --note springs back --dry-run',
      'scheme publish year8 --file year8.json --note springs back',
      'remark year8 --class 8a/Sc1 --dry-run',
    ],
  ],
  [
    'a mark scheme that teachers disagree with, which is left',
    ['Correct a mark', 'Test', 'year8', '', 'wrong', false],
    ['homework list', 'scheme check year8.json --homework year8', 'scheme test year8 --file year8.json --marked wrong'],
  ],
  [
    'a mark scheme that breaks its examples, with a reason',
    ['Correct a mark', 'Test', 'year8', '', '', 'breaks', true, 'an old slip', true, false],
    [
      'homework list',
      'scheme check year8.json --homework year8',
      'scheme publish year8 --file year8.json --note breaks --dry-run',
      'scheme publish year8 --file year8.json --note breaks --override an old slip',
    ],
  ],
  [
    'a re-mark: a dry run first, and no marks taken away unless asked for',
    ['Re-mark', 'year8', '8a/Sc1', true, false],
    ['homework list', 'remark year8 --class 8a/Sc1 --dry-run', 'remark year8 --class 8a/Sc1 --apply --yes'],
  ],
  [
    'a re-mark after an unknown homework',
    ['Re-mark', 'wrong', '', 'year8', '', false],
    ['homework list', 'remark wrong --dry-run', 'remark year8 --dry-run'],
  ],
  [
    'a re-mark of all',
    ['Re-mark', '151', '', true, true],
    ['homework list', 'remark 151 --dry-run', 'remark 151 --apply --yes --allow-lower'],
  ],
  [
    'taking a re-mark back: what it did is shown first',
    ['Take', '12', true],
    ['remark history', 'remark undo 12 --dry-run', 'remark undo 12 --yes'],
  ],
  ['no re-mark, where none is to be taken back', ['Take', ''], ['remark history']],
  ['a release', ['See', 'Release', '151'], ['homework list', 'homework release 151']],
  ['marking', ['Mark', 'year8', 'a.csv'], ['mark --homework year8 --answers a.csv']],
  ['class lists', ['Import', 'r.csv', true], ['classes import r.csv --dry-run', 'classes import r.csv']],
  ['figures, in the form that the file is named after', ['Export', 'f.json'], ['stats export --out f.json']],
  ['an account', ['Give', 'l.hughes', 'Mrs H', 'teacher'], ['users add l.hughes --name Mrs H --role teacher']],
  ['a backup', ['Back', ''], ['backup markwell-backup.gz']],
  ['the site', ['Run'], ['serve']],
])('the menu leads to %s', async (_label, answers, commands) => {
  expect(await commandsOf(answers)).toEqual(commands);
});

test('every command that the menu leads to is one of the program', async () => {
  const known = new Set(createProgram().commands.map((command) => command.name()));
  for (const name of [
    'import',
    'homework',
    'remark',
    'scheme',
    'mark',
    'classes',
    'stats',
    'users',
    'backup',
    'serve',
  ]) {
    expect(known).toContain(name);
  }
});
