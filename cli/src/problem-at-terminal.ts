import { type ProblemWords, sayProblem } from '@markwell/server/contract';
import type { Problem } from '@markwell/server/operations';
import { CommandError, exitCodes } from './command-error.ts';
import { said } from './said.ts';

/** What a field of a call is at a terminal. Others are arguments, or what a file says: the reason names them. */
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

/** How whoever types commands is told of a problem. */
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

/** How whoever chooses from the menu is told of one: what can be done about it the menu asks itself. */
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

/** What an operation refuses, as a command ends with it: in the words of the command line, with the option that would do it all the same. */
export function toCommandError({ message: reason, details: { field, hint } }: Problem): CommandError {
  const message = sayProblem({ reason, field, hint }, said({ typed: terminalWords, menu: menuWords }));
  return new CommandError(message, exitCodes.failed, hint && remedies[hint.kind]);
}
