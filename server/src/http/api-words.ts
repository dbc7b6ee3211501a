import type { ProblemWords } from '../contract/problem.ts';

/** How problems are worded for programs that use the API. */
export const apiWords: ProblemWords = {
  field: (field) => `${field}: `,
  hints: {
    'choose-other': ({ values }) => `Did you mean ${values.join(', ')}?`,
    'list-classes': () => 'GET /api/classes lists them all.',
    'list-users': () => 'GET /api/admin/users lists them.',
    'list-homework': () => 'GET /api/admin/homework lists them.',
    'find-students': () => '',
    'make-student': () => 'Take the id from POST /api/students.',
    'show-own-set': () => 'Send null to show its own set.',
    'store-again': () => 'To store it once more, send again.',
    'skip-unreadable': () => 'Send skipUnreadable to store the files that can be read.',
    'publish-anyway': () => 'Correct it, or send override with a reason to publish it all the same.',
  },
};
