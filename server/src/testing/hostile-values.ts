import fc from 'fast-check';

/** Text that databases, readers and pages choke on. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; DROP TABLE attempts; --",
    '__proto__',
    '8a/Sc1',
    '2026-01-01',
    'x'.repeat(20_000),
  ),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(-0, 1e308, 2 ** 31, 2 ** 53, 1, 2, 3, 149),
);
/** Names of fields that calls know. */
export const knownName = fc.constantFrom(
  ...[
    'name',
    'studentClass',
    'teacher',
    'studentName',
    'currentPage',
    'assignment',
    'userType',
    'studentId',
    'assignmentId',
  ],
  ...[
    'answers',
    'answersById',
    'results',
    'totalMarks',
    'maxMarks',
    'percentage',
    'grade',
    'startedAt',
    'timeSpentMinutes',
  ],
  ...['homeworkId', 'schemeVersion', 'submissionKey', 'questionId', 'value', 'choice', 'reason', 'q1a1', '__proto__'],
);
/** JSON of any shape, often with the names that the calls know, and with what databases choke on. */
export const hostileBody = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, hostileValue, tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 6 }),
  object: fc.dictionary(fc.oneof(knownName, hostileText), tie('any'), { maxKeys: 10 }),
})).any;
