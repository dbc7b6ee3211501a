import type { ProblemWords } from '@markwell/server/contract';

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
export const terminalWords: ProblemWords = {
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
export const menuWords: ProblemWords = {
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
