import type { HomeworkDraft } from '@markwell/server/contract';
import { colour } from '../../print.ts';
import { count, said } from '../../wording.ts';

type Question = HomeworkDraft['assignment']['questions'][number];
type KeyReading = NonNullable<HomeworkDraft['keys']>[number]['reading'];

/** Below this a person should look. */
const doubtful = 0.7;

/** A draft as a person reads it on a terminal; a question mark shows where the reader was not sure. */
export function describeDraft({ name, assignment, fields, keys = [], pictures, reading }: HomeworkDraft): string {
  const { title, description, yearGroup, weekNumber, weekDate, totalMarks, questions } = assignment;
  const about = [
    yearGroup === null ? 'no year' : `Year ${yearGroup}`,
    ...(weekNumber === null ? [] : [`Week ${weekNumber}`]),
    ...(weekDate === null ? [] : [weekDate]),
    count(questions.length, 'question'),
    count(totalMarks, 'mark'),
    ...(pictures.length === 0 ? [] : [count(pictures.length, 'picture')]),
  ];
  const isDoubtful = (index: number, field: string) =>
    fields.some(
      ({ path, confidence }) =>
        path[0] === 'questions' && path[1] === index && path[2] === field && confidence < doubtful,
    );
  const asked = questions.map((question, index) =>
    describeQuestion(
      question,
      index,
      (field) => isDoubtful(index, field),
      keys.find((key) => key.question === index)?.reading,
    ),
  );
  const heading = `${colour.bold(title)} (${name})\n${about.join(', ')}\n${describeReading(reading)}`;
  return [heading + (description === '' ? '' : `${description}\n`), ...asked].join('\n');
}

/** 'Read as: questions 1. 2. 3.; answers in bold: 18 of 20', and how else it could be read, with the option that does. */
function describeReading(reading: HomeworkDraft['reading']): string {
  if (reading === undefined) return '';
  const habits = reading.habits.map((habit) =>
    habit.questions === habit.of ? habit.text : `${habit.text}: ${habit.questions} of ${habit.of}`,
  );
  const others = reading.others.map(
    ({ text, reading: other }) =>
      `It ${text}: ${said({ typed: `--reading ${other}`, menu: `reading ${other}` })} reads it that way.\n`,
  );
  return `${habits.length === 0 ? '' : `Read as: ${habits.join('; ')}\n`}${others.join('')}`;
}

function describeQuestion(
  asked: Question,
  index: number,
  isDoubtful: (field: string) => boolean,
  keyReading: KeyReading | undefined,
): string {
  const { question, description, options, correctAnswers, marks, studyTip, diagramPath, type } = asked;
  const doubt = (field: string) => (isDoubtful(field) ? ' (?)' : '');
  const shown = options.map((option, place) => {
    const mark = correctAnswers.includes(option) ? '*' : ' ';
    return `   ${mark} ${String.fromCharCode(65 + place)}) ${option}`;
  });
  const tolerance = asked.tolerance ? `, up to ${asked.tolerance} away` : '';
  const answers = correctAnswers.length === 0 ? colour.red('no answer') : correctAnswers.join(' | ') + tolerance;
  const key = asked.markingPoints
    ? [
        `   Points, ${count(marks, 'mark')} at most:${doubt('markingPoints')}`,
        ...asked.markingPoints.map(describePoint),
      ]
    : [`   Answer: ${answers}${doubt('correctAnswers')}`];
  return [
    ...(description === null ? [] : [`    ${description.replaceAll('\n', '\n    ')}`]),
    `${index + 1}. ${question.replaceAll('\n', '\n   ')} [${marks}${doubt('marks')}]`,
    ...shown,
    ...(options.length === 0 || correctAnswers.length === 0 ? (type === 'information' ? [] : key) : []),
    ...describeKey(keyReading),
    ...(studyTip === null ? [] : [`   Tip: ${studyTip}`]),
    ...(diagramPath === null ? [] : ['   (with a picture)']),
    '',
  ].join('\n');
}

/** As what the key is read, what else gets the marks, and what it leaves open. */
function describeKey(reading: KeyReading | undefined): string[] {
  // Of a sentence there is nothing to say that does not hold for all.
  if (reading === undefined || reading.kind === 'sentence') return [];
  const { label, also, doubts, read = [] } = reading;
  return [
    ...read.map((line) => `   ${line}`),
    `   Read as ${label}${also.length === 0 ? '' : `; also right: ${also.join(' · ')}`}`,
    ...doubts.map((doubt) => colour.yellow(`   ${doubt}`)),
  ];
}

function describePoint({ answers, marks }: NonNullable<Question['markingPoints']>[number]): string {
  return `     ${count(marks, 'mark')}: ${answers.join(' | ')}`;
}
