import { describe, expect, it } from 'vitest';
import { readFiles } from './read-files.ts';
import { type Conventions, dimensions, everydayPaper, goTogether } from './testing/everyday/paper.ts';

const count = 300;

const plain: Conventions = {
  numbering: '1.',
  options: 'A)',
  answers: 'Answer: B',
  marks: '[1]',
  parts: '(a)',
  truth: 'True or false? before',
  room: 'none',
  beside: 'nothing',
};

/** The same conventions at each run, every one of them in several papers with others around it. */
function samples(): Conventions[] {
  const names = (dimension: keyof typeof dimensions) => Object.keys(dimensions[dimension]);
  let state = 2026;
  const pick = (from: readonly string[]) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return from[Math.floor((state / 2 ** 31) * from.length)] ?? '';
  };
  const sampled = Array.from({ length: count }, (_, index) => ({
    numbering: pick(names('numbering')),
    options: pick(names('options')),
    answers: names('answers')[index % names('answers').length] ?? '',
    marks: pick(names('marks')),
    parts: pick(names('parts')),
    truth: pick(names('truth')),
    room: pick(names('room')),
    beside: pick(names('beside')),
  }));
  const ofWord = { ...plain, numbering: 'Word 1.', options: 'Word second level', parts: 'Word second level' };
  return [...sampled, { ...ofWord, answers: 'Answer: B' }, { ...ofWord, answers: 'bold option' }].filter(goTogether);
}

const papers = samples();

describe('everyday papers, whatever conventions meet in them', () => {
  it('are of every convention', () => {
    for (const dimension of ['numbering', 'options', 'answers', 'marks', 'parts', 'truth', 'room', 'beside'] as const) {
      expect(new Set(papers.map((paper) => paper[dimension]))).toEqual(new Set(Object.keys(dimensions[dimension])));
    }
  });

  it.each(papers)(
    '$numbering, $options, $answers, $marks, $parts, $truth, room: $room, $beside',
    async (conventions) => {
      const { bytes, questions } = everydayPaper(conventions);
      const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
      const read = drafts[0]?.assignment.questions.map((one) => [
        one.question,
        one.options,
        one.correctAnswers,
        one.marks,
      ]);
      expect(read).toEqual(questions);
    },
  );
});
