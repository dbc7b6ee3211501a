import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';

function* commandsOf(command: Command, path: readonly string[] = []): Generator<[string, Command]> {
  yield [['markwell', ...path].join(' '), command];
  for (const one of command.commands) if (one.name() !== 'help') yield* commandsOf(one, [...path, one.name()]);
}

test.each([...commandsOf(createProgram())])('the help of %s has examples of it', (path, command) => {
  const help: string[] = [];
  command.configureOutput({ writeOut: (text) => void help.push(text) }).outputHelp();
  expect(help.join('').split('Examples:')[1]).toContain(path);
});

test.each([...commandsOf(createProgram())])(
  'the help of %s leaves it to the terminal where lines break',
  (_path, command) => {
    const lines = command.description().split('\n').slice(0, -1);
    expect(lines.filter((line) => !/[.:;}]$/.test(line))).toEqual([]);
  },
);
