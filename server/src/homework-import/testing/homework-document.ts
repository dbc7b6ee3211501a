import type { IRunOptions, Paragraph, ParagraphChild } from 'docx';
import type { DraftQuestion } from '../../contract/homework-draft.ts';

/** A question as the template has it: one right option of several, true or false, or accepted answers to be typed. */
export interface TemplateQuestion
  extends Pick<DraftQuestion, 'question' | 'options' | 'marks' | 'correctAnswers'>,
    Partial<Pick<DraftQuestion, 'studyTip'>> {
  /** A PNG file with its size in pixels and its text alternative. */
  readonly picture?: {
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

export interface TemplateHomework {
  readonly title: string;
  readonly questions: readonly TemplateQuestion[];
}

/** On each page, in its margin, where it is part of no question. */
const howTo =
  'Write over the examples, save, and upload the file. Put the marks in square brackets, the picture below its question, and the right answer behind “Answer:”; where several answers are right, a line for each.';

/** A Word file in the form of the template: numbered questions, lettered options, lines with 'Answer:', marks in brackets. */
export async function writeHomeworkDocument({ title, questions }: TemplateHomework): Promise<Buffer> {
  const { Document, Header, HeadingLevel, ImageRun, LevelFormat, Packer, Paragraph, TextRun } = await import('docx');
  const run = (text: string, look: IRunOptions = {}) => new TextRun({ text, ...look });
  const below = (children: ParagraphChild[]) => new Paragraph({ children, indent: { left: 425 } });
  const item = (text: string, level: number) =>
    new Paragraph({ children: [run(text)], numbering: { reference: 'questions', level }, keepNext: level === 0 });
  const labelled = (label: string, text: string) => below([run(`${label} `, { bold: true }), run(text)]);
  const paragraphs = questions.flatMap((one): Paragraph[] => {
    const { picture, options } = one;
    const image =
      picture &&
      new ImageRun({
        type: 'png',
        data: picture.bytes,
        transformation: { width: picture.width, height: picture.height },
        altText: { name: 'Picture', description: picture.alt },
      });
    return [
      item(`${one.question} [${one.marks}]`, 0),
      ...(image ? [below([image])] : []),
      ...options.map((text) => item(text, 1)),
      ...one.correctAnswers.map((answer) => labelled('Answer:', letterOf(options.indexOf(answer)) ?? answer)),
      ...(one.studyTip ? [labelled('Study tip:', one.studyTip)] : []),
    ];
  });
  const level = (at: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    ...{ level: at, format, text },
    style: { paragraph: { indent: { left: 425 * (at + 1), hanging: 425 } } },
  });
  const levels = [level(0, LevelFormat.DECIMAL, '%1.'), level(1, LevelFormat.UPPER_LETTER, '%2)')];
  const document = new Document({
    styles: { default: { document: { run: { font: 'Calibri', size: 24, language: { value: 'en-GB' } } } } },
    numbering: { config: [{ reference: 'questions', levels }] },
    sections: [
      {
        headers: {
          default: new Header({ children: [new Paragraph({ children: [run(howTo, { size: 18, color: '595959' })] })] }),
        },
        children: [new Paragraph({ heading: HeadingLevel.TITLE, children: [run(title)] }), ...paragraphs],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const letterOf = (at: number) => (at === -1 ? undefined : String.fromCharCode(65 + at));
