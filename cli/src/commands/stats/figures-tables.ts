import type { Cell, ClassFigures, HomeworkFigures, SchoolClock } from '@markwell/server/operations';

/** A table with its heading as the first row. */
export type FiguresTable = readonly (readonly Cell[])[];

/** The figures as three tables, by the names of the sheets of a workbook. */
export const figuresTables = {
  students: (clock, figures) => [
    [
      'Homework',
      'Class',
      'Name',
      'Done',
      'Marks',
      'Out of',
      'Percentage',
      'Grade',
      'First percentage',
      'Attempts',
      `Submitted (${clock.timeZone})`,
      'Name not on list',
      ...(hasDates(figures) ? ['Handed in'] : []),
    ],
    ...eachClass(figures, (homework, { studentClass, completedStudentsList, unlistedStudents, notDone, dates }) => [
      ...[
        ...completedStudentsList.map((student) => ({ ...student, standsApart: false })),
        ...unlistedStudents.map((student) => ({ ...student, standsApart: true })),
      ].map((student) => [
        homework,
        studentClass,
        student.studentName,
        'Yes',
        student.totalMarks,
        student.maxMarks,
        student.percentage,
        student.grade,
        student.firstPercentage,
        student.attempts,
        clock.formatStamp(student.submittedAt),
        student.standsApart ? 'Yes' : null,
        ...(hasDates(figures) ? [handedIn(student.isLate)] : []),
      ]),
      ...(notDone ?? []).map((name) => [
        homework,
        studentClass,
        name,
        'No',
        ...Array.from({ length: 8 }, () => null),
        ...(hasDates(figures) ? [(dates?.missing ?? 0) > 0 ? 'Missing' : null] : []),
      ]),
    ]),
  ],
  classes: (clock, figures) => [
    [
      'Homework',
      'Class',
      'Teacher',
      'Completed',
      'Of',
      'Completion %',
      'Average %',
      ...bands.map((band) => `Students with ${band}%`),
      ...(hasDates(figures) ? [`Due (${clock.timeZone})`, 'On time', 'Late', 'Missing'] : []),
    ],
    ...eachClass(figures, (homework, one) => [
      [
        homework,
        one.studentClass,
        one.teacher,
        one.completedStudents,
        one.totalStudents,
        one.completionRate,
        one.averagePercentage,
        ...one.distribution.map(({ count }) => count),
        ...(hasDates(figures) ? datesCells(clock, one.dates) : []),
      ],
    ]),
  ],
  questions: (_clock, figures) => [
    [
      ...['Homework', 'Class', 'Question', 'Text', 'Marks', 'Facility', 'Facility of best', 'Answered'],
      ...[1, 2, 3].flatMap((place) => [`Wrong answer ${place}`, `Students ${place}`]),
    ],
    ...eachClass(figures, (homework, { studentClass, questions }) =>
      questions.map((question) => [
        homework,
        studentClass,
        question.questionId,
        question.question,
        question.marks,
        question.facility,
        question.bestFacility,
        question.answered,
        ...[0, 1, 2].flatMap((place) => {
          const wrong = question.commonWrongAnswers[place];
          return [wrong?.answer ?? null, wrong?.count ?? null];
        }),
      ]),
    ),
  ],
} as const satisfies Record<string, (clock: SchoolClock, figures: readonly HomeworkFigures[]) => FiguresTable>;

/** Whether any class has dates: without, the tables have no columns for them. */
const hasDates = (figures: readonly HomeworkFigures[]) =>
  figures.some(({ classes }) => classes.some(({ dates }) => dates !== undefined));

const handedIn = (isLate: boolean | undefined) => (isLate === undefined ? null : isLate ? 'Late' : 'On time');

function datesCells(clock: SchoolClock, dates: ClassFigures['dates']): Cell[] {
  if (dates === undefined) return [null, null, null, null];
  const { dueAt, onTime, late, missing } = dates;
  return [dueAt === null ? null : clock.formatStamp(dueAt), onTime, late, missing];
}

export type FiguresTableName = keyof typeof figuresTables;

const bands = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70–79', '80–89', '90–100'];

function eachClass(
  figures: readonly HomeworkFigures[],
  rows: (homework: string, one: ClassFigures) => readonly (readonly Cell[])[],
): (readonly Cell[])[] {
  return figures.flatMap(({ title, classes }) => classes.flatMap((one) => [...rows(title, one)]));
}
