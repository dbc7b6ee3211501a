import { readFileSync } from 'node:fs';
import { allBuiltInHomework, questionOptions } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { readOne } from '../../testing/read-one.ts';

const folder = new URL('../../../../../marking-core/src/homework/', import.meta.url);

it.each(allBuiltInHomework)('the paper of $slug can be uploaded as it is', async ({ slug, ...homework }) => {
  // An upload has no place yet for texts that several questions share.
  const { caseStudies, ...paper } = JSON.parse(readFileSync(new URL(`${slug}/paper.json`, folder), 'utf8'));
  const { draft, questions, said } = await readOne('paper.json', JSON.stringify(paper, null, 2));
  const { title, description, weekDate, year: yearGroup } = homework;
  expect(draft.assignment).toMatchObject({ title, description, weekDate, yearGroup });
  const asked = homework.questions.map((question) => ({
    ...{ id: question.id, type: question.type, question: question.question, marks: question.marks },
    ...{ options: questionOptions(question), studyTip: question.studyTip ?? null, table: question.table ?? null },
    ...{ description: question.description ?? null, diagramPath: question.diagramPath ?? null },
    ...{ diagramAlt: question.diagramAlt ?? null, correctAnswers: [] },
  }));
  expect(questions).toMatchObject(asked);
  // Its key is in a file of its own.
  expect(said.filter((message) => !message.includes('has no answer'))).toEqual([]);
});
