import { type ProblemWords, sayProblem } from '@markwell/server/contract';
import type { Problem } from '@markwell/server/operations';
import { CommandError, exitCodes } from './command-error.ts';
import { said } from './wording.ts';

/** The options behind the fields of a call. Other fields are arguments or come from a file, and the reason names them. */
const options = new Map([
  ['studentClass', '--class: '],
  ['class', '--class: '],
  ['classCode', '--class: '],
  ['marked', '--marked: '],
  ['homework', '--homework: '],
  ['classes', '--class: '],
  ['openFrom', '--open: '],
  ['due', '--due: '],
  ['closed', '--close: '],
]);

/** How problems are worded for somebody who types commands. */
const terminalWords: ProblemWords = {
  field: (field) => options.get(field) ?? '',
  hints: {
    'choose-other': ({ values }) => `Did you mean ${values.join(', ')}?`,
    'list-classes': () => 'markwell classes list names them all.',
    'list-users': () => 'markwell users list names them.',
    'list-homework': () => 'markwell homework list names them.',
    'find-students': () => 'markwell students find tells the numbers.',
    'make-student': () => '',
    'show-own-set': () => 'Point it at own to show its own set.',
    'store-again': () => 'To store it once more, add --again.',
    'skip-unreadable': () => 'To store the files that can be read: --skip-unreadable.',
    'publish-anyway': () => 'Correct it, or give a reason to publish it all the same with --override.',
  },
};

/** How they are worded in the menu, which asks by itself what to do about them. */
const menuWords: ProblemWords = {
  field: () => '',
  hints: {
    ...terminalWords.hints,
    'list-classes': () => '',
    'list-users': () => '',
    'list-homework': () => 'The list above names them.',
    'find-students': () => '',
    'store-again': () => '',
    'skip-unreadable': () => '',
    'publish-anyway': () => 'Correct it, or give a reason to publish it all the same.',
  },
};

/** The option that does what was refused all the same. */
const remedies: Partial<Record<string, string>> = {
  'store-again': '--again',
  'skip-unreadable': '--skip-unreadable',
  'publish-anyway': '--override',
};

/** Turns what an operation refused into the error a command ends with, naming the option that would do it anyway. */
export function toCommandError({ message: reason, details: { field, hint } }: Problem): CommandError {
  const message = sayProblem({ reason, field, hint }, said({ typed: terminalWords, menu: menuWords }));
  return new CommandError(message, exitCodes.failed, hint && remedies[hint.kind]);
}
