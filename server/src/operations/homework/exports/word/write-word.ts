import type { Paper, PaperQuestion, Writer } from '../paper/paper.ts';
import { answerRoom } from './answer-room.ts';
import { schemeRows } from './scheme-rows.ts';
import {
  type Block,
  documentOf,
  gridOf,
  inLine,
  pictureLine,
  questionLines,
  textLines,
  titleLine,
} from './word-parts.ts';

/** Writes the paper to print: questions with room to answer, marks at the right, pictures and tables. */
export const writeWordPaper: Writer = async (paper, lose) => {
  const { title, description, totalMarks } = paper.assignment;
  for (const one of paper.questions) if (one.question.soundPath) lose('The paper has no sound', one);
  const blocks: Block[] = [
    titleLine(title),
    ...textLines('Name: ……………………………………………   Class: ……………………   Date: ……………………'),
    ...textLines(description),
    ...paper.questions.flatMap((one) => questionBlocks(one, paper, answerRoom[one.question.type](one, lose))),
    ...textLines(`Total: ${totalMarks} ${totalMarks === 1 ? 'mark' : 'marks'}`),
  ];
  return documentOf(title, blocks);
};

/** Writes its mark scheme, a row a question. */
export const writeWordScheme: Writer = async (paper) => {
  const title = `${paper.assignment.title}: mark scheme`;
  const rows = paper.questions.flatMap((one) => (one.question.type === 'information' ? [] : [rowOf(one)]));
  const widths = [1_300, 7_300, 1_000];
  return documentOf(title, [titleLine(title), gridOf([['Question', 'Answer', 'Marks'], ...rows], widths)]);
};

const rowOf = (one: PaperQuestion) => [numberOf(one), schemeRows(one.question).join('\n'), String(one.question.marks)];

function questionBlocks(one: PaperQuestion, { questions }: Paper, room: readonly Block[]): Block[] {
  const { question, picture } = one;
  const { description, diagramAlt, table, studyTip } = question;
  const isTable = table !== null && question.type !== 'table';
  const far = one.material.filter((shared) => !isNear(shared.id, one, questions));
  return [
    ...far.flatMap(({ id }) => {
      const label = questions.find((other) => other.question.id === id)?.label;
      return label === undefined ? [] : textLines(`Use ${label} again.`, { italics: true });
    }),
    ...textLines(description ?? ''),
    ...(picture === undefined ? [] : [pictureLine(picture, diagramAlt ?? '')]),
    ...(isTable ? [...textLines(table.caption), gridOf([table.columns, ...table.rows])] : []),
    ...(question.type === 'information'
      ? textLines(question.question)
      : questionLines(numberOf(one), question.question, question.marks)),
    ...(studyTip ? textLines(`Tip: ${studyTip}`, { isIn: true, italics: true }) : []),
    ...room,
    inLine([]),
  ];
}

/** Whether what is shared is above, with nothing but what shares it between. */
function isNear(id: string, one: PaperQuestion, questions: readonly PaperQuestion[]): boolean {
  const from = questions.findIndex(({ question }) => question.id === id);
  const between = questions.slice(from + 1, questions.indexOf(one));
  return between.every(
    ({ material, question }) => material.some((shared) => shared.id === id) || question.type === 'information',
  );
}

/** As on paper: '2 (b)', not 'Q2 (b)'. */
const numberOf = ({ label = '' }: PaperQuestion) => label.replace(/^Q(?=\d)/u, '');
