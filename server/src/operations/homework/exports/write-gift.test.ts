import { expect, it } from 'vitest';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';
import { readOne } from '../../../homework-import/testing/read-one.ts';
import type { Paper } from './paper/paper.ts';
import { writeGift } from './write-gift.ts';

it.each([
  ['What does <h1 class="x"> do?\n<h1>Big</h1>', ['<b>', '<br>', 'a big word'], 'tags'],
  ['What does HTML show for &lt;?', ['&lt;', '<', '&'], 'entities'],
  ['Is 3 < 5 & 5 > 3?', ['it is', 'x < y'], 'signs that are no HTML'],
])('%s: GIFT keeps %s', async (question, options) => {
  const asked = {
    ...{ id: 'q1', type: 'multiple-choice', question, description: null, marks: 1, options },
    ...{ correctAnswers: options.slice(0, 1), studyTip: null, diagramPath: null, diagramAlt: null, table: null },
  } satisfies DraftQuestion;
  const one = { question: asked, label: 'Q1', picture: undefined, sound: undefined, material: [], isShared: false };
  const assignment = { title: 'T', description: '' } as Paper['assignment'];
  const written = await writeGift({ assignment, questions: [one] }, () => undefined);
  const { questions } = await readOne('quiz.gift', String(written));
  expect(questions).toMatchObject([{ question, options, correctAnswers: asked.correctAnswers }]);
});
