import type { Cell, ClassFigures, HomeworkFigures, SchoolClock } from '@markwell/server/operations';

/** A table with its heading as the first row. */
type FiguresTable = readonly (readonly Cell[])[];
type ToTable = (clock: SchoolClock, figures: readonly HomeworkFigures[]) => FiguresTable;

/** What a row says in each column, by heading. */
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell | undefined>>;

interface ClassRow {
  /** The title of the homework. */
  readonly homework: string;
  readonly one: ClassFigures;
}
interface StudentRow extends ClassRow {
  readonly name: string;
  /** Undefined for somebody on the list who has handed in nothing. */
  readonly student?: (ClassFigures['completedStudentsList'] | ClassFigures['unlistedStudents'])[number];
  readonly isUnlisted?: boolean;
}
interface QuestionRow extends ClassRow {
  readonly question: ClassFigures['questions'][number];
}

interface PartRow extends QuestionRow {
  readonly part: NonNullable<ClassFigures['questions'][number]['parts']>[number];
}

/** The figures as tables, by the names of the sheets of a workbook. */
export const figuresTables = {
  students: (clock, figures) => {
    const columns: Columns<StudentRow> = {
      ...ofClass,
      Name: ({ name }) => name,
      Done: ({ student }) => (student === undefined ? 'No' : 'Yes'),
      Marks: ({ student }) => student?.totalMarks,
      'Out of': ({ student }) => student?.maxMarks,
      Percentage: ({ student }) => student?.percentage,
      Grade: ({ student }) => student?.grade,
      'First percentage': ({ student }) => student?.firstPercentage,
      Attempts: ({ student }) => student?.attempts,
      [`Submitted (${clock.timeZone})`]: ({ student }) => student && clock.formatStamp(student.submittedAt),
      'Name not on list': ({ isUnlisted }) => (isUnlisted ? 'Yes' : null),
      ...(hasDates(figures) && { 'Handed in': handedIn }),
    };
    const rows = eachClass(figures).flatMap((row): StudentRow[] => [
      ...row.one.completedStudentsList.map((student) => ({ ...row, name: student.studentName, student })),
      ...row.one.unlistedStudents.map((student) => ({ ...row, name: student.studentName, student, isUnlisted: true })),
      ...(row.one.notDone ?? []).map((name) => ({ ...row, name })),
    ]);
    return tableOf(rows, columns);
  },
  classes: (clock, figures) =>
    tableOf<ClassRow>(eachClass(figures), {
      ...ofClass,
      Teacher: ({ one }) => one.teacher,
      Completed: ({ one }) => one.completedStudents,
      Of: ({ one }) => one.totalStudents,
      'Completion %': ({ one }) => one.completionRate,
      'Average %': ({ one }) => one.averagePercentage,
      ...Object.fromEntries(
        bands.map((band, at) => [`Students with ${band}%`, ({ one }: ClassRow) => one.distribution[at]?.count]),
      ),
      ...(hasDates(figures) && {
        [`Due (${clock.timeZone})`]: ({ one }) => one.dates?.dueAt && clock.formatStamp(one.dates.dueAt),
        'On time': ({ one }) => one.dates?.onTime,
        Late: ({ one }) => one.dates?.late,
        Missing: ({ one }) => one.dates?.missing,
      }),
    }),
  questions: (_clock, figures) => {
    const rows = eachClass(figures).flatMap((row) => row.one.questions.map((question) => ({ ...row, question })));
    const wrongAnswers = [1, 2, 3].flatMap((place): [string, (row: QuestionRow) => Cell | undefined][] => [
      [`Wrong answer ${place}`, ({ question }) => question.commonWrongAnswers[place - 1]?.answer],
      [`Students ${place}`, ({ question }) => question.commonWrongAnswers[place - 1]?.count],
    ]);
    return tableOf<QuestionRow>(rows, {
      ...ofClass,
      Question: ({ question }) => question.label ?? question.questionId,
      Text: ({ question }) => question.question,
      Marks: ({ question }) => question.marks,
      Facility: ({ question }) => question.facility,
      'Facility of best': ({ question }) => question.bestFacility,
      Answered: ({ question }) => question.answered,
      ...Object.fromEntries(wrongAnswers),
    });
  },
  parts: (_clock, figures) => {
    const rows = eachClass(figures).flatMap((row) =>
      row.one.questions.flatMap((question) => (question.parts ?? []).map((part) => ({ ...row, question, part }))),
    );
    return tableOf<PartRow>(rows, {
      ...ofClass,
      Question: ({ question }) => question.label ?? question.questionId,
      Part: ({ part }) => part.part,
      Right: ({ part }) => part.right,
      Of: ({ question }) => question.asked,
      Ticked: ({ part }) => part.ticked,
      'Given instead': ({ part }) => part.wrong[0]?.answer,
      Students: ({ part }) => part.wrong[0]?.count,
    });
  },
} as const satisfies Record<string, ToTable>;

const ofClass: Columns<ClassRow> = { Homework: ({ homework }) => homework, Class: ({ one }) => one.studentClass };

const bands = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70–79', '80–89', '90–100'];

function tableOf<Row>(rows: readonly Row[], columns: Columns<Row>): FiguresTable {
  const cells = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row) ?? null))];
}

/** Whether any class has dates: without, the tables have no columns for them. */
const hasDates = (figures: readonly HomeworkFigures[]) =>
  figures.some(({ classes }) => classes.some(({ dates }) => dates !== undefined));

function handedIn({ student, one }: StudentRow): Cell {
  if (student === undefined) return (one.dates?.missing ?? 0) > 0 ? 'Missing' : null;
  return student.isLate === undefined ? null : student.isLate ? 'Late' : 'On time';
}

const eachClass = (figures: readonly HomeworkFigures[]): ClassRow[] =>
  figures.flatMap(({ title, classes }) => classes.map((one) => ({ homework: title, one })));
