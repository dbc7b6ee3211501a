import type { DraftQuestion } from '../../contract/homework-draft.ts';
import { type Paragraph, writeWordDocument } from './word-document.ts';

/** A question as the template has it: one right option of several, true or false, or accepted answers to be typed. */
export interface TemplateQuestion
  extends Pick<DraftQuestion, 'question' | 'options' | 'marks' | 'correctAnswers'>,
    Partial<Pick<DraftQuestion, 'studyTip'>> {
  readonly picture?: Paragraph['picture'];
}

export interface TemplateHomework {
  readonly title: string;
  readonly questions: readonly TemplateQuestion[];
}

/** On each page, in its margin, where it is part of no question. */
const howTo =
  'Write over the examples, save, and upload the file. Put the marks in square brackets, the picture below its question, and the right answer behind “Answer:”; where several answers are right, a line for each.';

/** A homework in the form of the template: numbered questions, lettered options, lines with 'Answer:', marks in brackets. */
export function writeHomeworkDocument({ title, questions }: TemplateHomework): Buffer {
  return writeWordDocument([{ text: title, look: 'title' }, ...questions.flatMap(questionParagraphs)], howTo);
}

function questionParagraphs({
  question,
  options,
  marks,
  correctAnswers,
  studyTip,
  picture,
}: TemplateQuestion): Paragraph[] {
  const answers = correctAnswers.map((answer) => {
    const at = options.indexOf(answer);
    return at === -1 ? answer : String.fromCharCode(65 + at);
  });
  return [
    { text: `${question} [${marks}]`, look: 'question' },
    ...(picture === undefined ? [] : [{ text: '', look: 'below', picture } as const]),
    ...options.map((text) => ({ text, look: 'option' }) as const),
    ...answers.map((text) => ({ label: 'Answer:', text, look: 'below' }) as const),
    ...(studyTip ? [{ label: 'Study tip:', text: studyTip, look: 'below' } as const] : []),
  ];
}
