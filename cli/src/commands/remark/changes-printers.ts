import type { ChangedAttempt, RemarkSummary } from '@markwell/server/contract';
import { type describeTarget, writeCsv } from '@markwell/server/operations';
import { colour } from '../../print.ts';
import { count } from '../../wording.ts';

/** Prints a list of changes as it comes, in constant memory. */
export interface ChangesPrinter {
  readonly begin: (target: ReturnType<typeof describeTarget>) => string;
  readonly row: (change: ChangedAttempt) => string;
  readonly end: (summary: RemarkSummary) => string;
}

const columns = [
  ...[
    'Class',
    'Student',
    'Reference',
    'Submitted',
    'Outcome',
    'Marks before',
    'Marks after',
    'Out of before',
    'Out of after',
  ],
  ...['Grade before', 'Grade after', 'Question', 'Answer', 'Mark before', 'Mark after', 'Why before', 'Why after'],
];

const outcomes = {
  gain: colour.green('gains'),
  lose: colour.red('loses'),
  kept: colour.yellow('would lose, keeps'),
  moved: 'changes',
  same: 'same',
} as const;

/** As text for people, as one JSON object, and as CSV. */
export const changesPrinters = {
  text: {
    begin: ({ homework, schemeVersion, policy, classCode }) =>
      `${colour.bold(homework.title)}, mark scheme version ${schemeVersion}, ${policy}, ${classCode ?? 'all classes'}\n\n`,
    row: (change) => `${[headOf(change), ...change.questions.map(describeQuestion)].join('\n')}\n`,
    end: (summary) => `${summary.attempts === summary.same ? '' : '\n'}${describeSummary(summary)}\n`,
  },
  json: jsonPrinter(),
  csv: {
    begin: () => writeCsv([columns]),
    row: (change) => writeCsv(csvRows(change)).replace(/^\uFEFF/, ''),
    end: () => '',
  },
} satisfies Record<string, ChangesPrinter>;

function headOf({ studentClass, studentName, outcome, before, after, reference }: ChangedAttempt): string {
  const marks = `${before.totalMarks}/${before.maxMarks} → ${after.totalMarks}/${after.maxMarks}`;
  const grade = before.grade === after.grade ? '' : `, ${before.grade} → ${after.grade}`;
  return `${studentClass}  ${colour.bold(studentName)}  ${outcomes[outcome]}  ${marks}${grade}  ${colour.dim(reference)}`;
}

function describeQuestion({ questionId, answer, before, after }: ChangedAttempt['questions'][number]): string {
  const given = answer === null ? 'no answer' : `“${answer.replace(/\s+/g, ' ')}”`;
  return `    ${questionId}  ${given}\n        before  ${before?.reason ?? 'not asked'}\n        now     ${after?.reason ?? 'not asked'}`;
}

function csvRows(change: ChangedAttempt) {
  const { studentClass, studentName, reference, submittedAt, outcome, before, after } = change;
  const attempt = [
    ...[studentClass, studentName, reference, submittedAt, outcome, before.totalMarks, after.totalMarks],
    ...[before.maxMarks, after.maxMarks, before.grade, after.grade],
  ];
  if (change.questions.length === 0) return [[...attempt, null, null, null, null, null, null]];
  return change.questions.map(({ questionId, answer, before: old, after: now }) => [
    ...attempt,
    ...[questionId, answer, old?.marks ?? null, now?.marks ?? null, old?.reason ?? null, now?.reason ?? null],
  ]);
}

/** One JSON object, written piece by piece. */
function jsonPrinter(): ChangesPrinter {
  let separator = '';
  return {
    begin: (target) => {
      separator = '';
      return `${JSON.stringify(target).slice(0, -1)},"changes":[`;
    },
    row: (change) => {
      const text = `${separator}${JSON.stringify(change)}`;
      separator = ',';
      return text;
    },
    end: (summary) => `],"summary":${JSON.stringify(summary)}}\n`,
  };
}

/** The totals of a re-mark in a few lines. */
export function describeSummary(summary: RemarkSummary): string {
  const { attempts, gain, lose, kept, moved, same, reworded, gradeChanges, students, questions } = summary;
  const { unseen = 0, uncounted = 0 } = summary;
  const within = [
    ...(reworded > 0 ? [`${reworded} with other feedback`] : []),
    ...(unseen > 0 ? [`${unseen} with changes that only staff see`] : []),
  ];
  const parts = [
    `${gain} gain`,
    `${lose} lose`,
    ...(kept > 0 ? [`${kept} would lose and keep what they have`] : []),
    ...(moved > 0 ? [`${moved} change without gaining or losing`] : []),
    `${same} stay the same${within.length > 0 ? ` (${within.join(', ')})` : ''}`,
  ];
  const byQuestion = questions.map((one) => `${one.questionId} ${signed(one.gain, one.lose)}`).join(', ');
  return [
    `${count(attempts, 'attempt')}: ${parts.join(', ')}.`,
    `${count(gradeChanges, 'grade')} ${gradeChanges === 1 ? 'changes' : 'change'}; ${count(students, 'student')} listed.`,
    ...(byQuestion === '' ? [] : [`By question: ${byQuestion}.`]),
    ...(uncounted === 0
      ? []
      : [`Besides, ${count(uncounted, 'attempt')} that ${uncounted === 1 ? 'does' : 'do'} not count.`]),
  ].join('\n');
}

function signed(gain: number, lose: number): string {
  return [...(gain > 0 ? [`+${gain}`] : []), ...(lose > 0 ? [`-${lose}`] : [])].join(' ');
}
