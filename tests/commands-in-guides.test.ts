import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../cli/src/program.ts';
import { inRoot } from '../scripts/lib/root.mjs';

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'marking-core/README.md',
  ...['docs', 'docs/school'].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];

/** Every line of a block and every piece of a sentence that is set as code. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gmu)].flatMap(([, block = '']) => block.split('\n'));
  const indented = text.split('\n').filter((line) => line.startsWith('    '));
  const inline = text.replace(/^```[\s\S]*?^```/gmu, '').matchAll(/`([^`]+)`/gu);
  return [...blocks, ...indented, ...[...inline].map(([, code = '']) => code.replaceAll('\n', ' '))];
}

/** The words of a command up to where another begins, or a comment. */
function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/gu)].map(
    ([whole, one, two]) => one ?? two ?? whole,
  );
  const end = words.findIndex((word) => /^(?:#|\||<|>|&&|;)/u.test(word));
  return end < 0 ? words : words.slice(0, end);
}

/** What is wrong with a command line of ours; undefined where it can be typed so. */
function findFault(words: readonly string[]): string | undefined {
  let command: ReturnType<typeof createProgram> = createProgram();
  let rest = [...words];
  for (;;) {
    const next = command.commands.find((one) => one.name() === rest[0] || one.aliases().includes(rest[0] ?? ''));
    if (next === undefined) break;
    command = next;
    rest = rest.slice(1);
  }
  if (command.parent === null && rest.length > 0 && !rest[0]?.startsWith('-')) return `there is no command ${rest[0]}`;
  if (rest.includes('--help')) return undefined;
  const { unknown } = command.parseOptions(rest);
  const program = createProgram().parseOptions(unknown);
  return program.unknown.length === 0 ? undefined : `${command.name()} does not know ${program.unknown.join(' ')}`;
}

const lines = guides.flatMap((guide) =>
  codeOf(readFileSync(inRoot(guide), 'utf8')).map((code) => ({ guide, code: code.trim() })),
);
const ours = lines.flatMap(({ guide, code }) => {
  const command = /(?:^|\s)markwell ((?!markwell )[a-z-].*)$/u.exec(code)?.[1];
  return command === undefined || code.startsWith('docker run') ? [] : [{ guide, command }];
});
const npmCommands = lines.flatMap(({ guide, code }) =>
  [...code.matchAll(/\bnpm (?:run )?([\w:-]+)(?:.* -w (\S+))?/gu)].map(([, script = '', workspace = '']) => ({
    guide,
    script,
    workspace,
  })),
);
const projects = lines.flatMap(({ guide, code }) =>
  [...code.matchAll(/--project (\w+)/gu)].map(([, project = '']) => ({ guide, project })),
);

describe('what guides tell to type', () => {
  test.each(ours)('$guide: markwell $command', ({ command }) => {
    expect(findFault(wordsOf(command))).toBeUndefined();
  });

  test.each(npmCommands)('$guide: npm $script $workspace', ({ script, workspace }) => {
    const folder = workspace.replace('@markwell/', '');
    const { scripts } = JSON.parse(readFileSync(inRoot(join(folder, 'package.json')), 'utf8'));
    expect(['ci', 'install', 'pack', 'i', ...Object.keys(scripts)]).toContain(script);
  });

  test.each(projects)('$guide: --project $project', ({ project }) => {
    expect(['core', 'server', 'web', 'cli', 'house']).toContain(project);
  });

  test('is found', () => {
    expect(ours.length).toBeGreaterThan(25);
    expect(npmCommands.length).toBeGreaterThan(15);
  });

  test.each([
    ['remrak year8', 'there is no command remrak'],
    ['remark year8 --aply', 'remark does not know --aply'],
    ['homework shw 151 --nothing', 'homework does not know --nothing'],
    ['remark year8 --apply', undefined],
    ['queue year8 --help', undefined],
  ])('is told apart from what cannot be typed: %s', (command, fault) => {
    expect(findFault(wordsOf(command))).toBe(fault);
  });
});
