import { expect, test } from 'vitest';
import { openMenu } from './menu.ts';
import { createProgram } from './program.ts';
import type { Asker } from './prompts.ts';

/** Somebody who answers with these, in order; choices by their beginning. */
function answering(answers: readonly (string | boolean)[]): Asker {
  const left = [...answers];
  const next = () => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('Another question than was expected');
    return answer;
  };
  return {
    text: async (_question, { fallback = '' } = {}) => String(next()) || fallback,
    choose: async (_question, choices) => {
      const begins = String(next());
      const chosen = choices.find((choice) => choice.startsWith(begins));
      if (chosen === undefined) throw new Error(`No choice begins with ${begins}: ${choices.join(', ')}`);
      return chosen;
    },
    confirm: async () => next() === true,
  };
}

async function commandsOf(answers: readonly (string | boolean)[]): Promise<string[]> {
  const commands: string[] = [];
  await openMenu(answering(answers), async (args) => {
    commands.push(args.join(' '));
  });
  return commands;
}

test.each<[label: string, answers: (string | boolean)[], commands: string[]]>([
  ['nothing', ['Nothing'], []],
  [
    'an import: a look at what was understood first',
    ['Bring', '"a b.docx", c.docx', 'Week 3', '9', true, false],
    ['import a b.docx c.docx --name Week 3 --year 9 --dry-run', 'import a b.docx c.docx --name Week 3 --year 9'],
  ],
  [
    'an import that is not wanted after all',
    ['Bring', 'a.docx', '', '7', false],
    ['import a.docx --name Homework --year 7 --dry-run'],
  ],
  [
    'a re-mark: a dry run first, and no marks taken away unless asked for',
    ['Re-mark', 'year8', '8a/Sc1', true, false],
    ['homework list', 'remark year8 --class 8a/Sc1 --dry-run', 'remark year8 --class 8a/Sc1 --apply --yes'],
  ],
  [
    'a re-mark of all',
    ['Re-mark', '151', '', true, true],
    ['homework list', 'remark 151 --dry-run', 'remark 151 --apply --yes --allow-lower'],
  ],
  ['a release', ['See', 'Release', '151'], ['homework list', 'homework release 151']],
  ['marking', ['Mark', 'year8', 'a.csv'], ['mark --homework year8 --answers a.csv']],
  ['class lists', ['Import', 'r.csv', true], ['classes import r.csv --dry-run', 'classes import r.csv']],
  ['figures, by the name of the file', ['Export', 'f.json'], ['stats export --format json --out f.json']],
  ['an account', ['Give', 'l.hughes', 'Mrs H', 'teacher'], ['users add l.hughes --name Mrs H --role teacher']],
  ['a backup', ['Back', ''], ['backup markwell-backup.gz']],
  ['the site', ['Run'], ['serve']],
])('the menu leads to %s', async (_label, answers, commands) => {
  expect(await commandsOf(answers)).toEqual(commands);
});

test('every command that the menu leads to is one of the program', async () => {
  const known = new Set(createProgram().commands.map((command) => command.name()));
  for (const name of ['import', 'homework', 'remark', 'mark', 'classes', 'stats', 'users', 'backup', 'serve']) {
    expect(known).toContain(name);
  }
});
