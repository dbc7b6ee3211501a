import type { ProblemWords } from '@markwell/server/contract';

/** How problems are worded on a page, which shows the field and has buttons for the rest. */
export const pageWords: ProblemWords = {
  field: () => '',
  hints: {
    'choose-other': ({ values }) => `Did you mean ${values.join(', ')}?`,
    'list-classes': () => 'Choose one from the list.',
    'list-users': () => 'Load the page again to see who is there.',
    'list-homework': () => 'Load the page again to see what is there.',
    'find-students': () => '',
    'make-student': () => 'Start again with your name and class.',
    'show-own-set': () => 'To show its own set, choose that instead.',
    'store-again': () => 'You can store it once more all the same.',
    'skip-unreadable': () => 'Look at the others first: they can be stored without it.',
    'publish-anyway': () => 'Correct it, or give a reason to publish it all the same.',
  },
};
