import type { HomeworkDraft } from '@markwell/server/contract';
import { expect, test } from 'vitest';
import { describeDraft } from './describe-draft.ts';

const draft: HomeworkDraft = {
  name: 'forces.docx',
  kind: 'docx',
  assignment: {
    title: 'Forces',
    description: '',
    weekNumber: null,
    yearGroup: 9,
    totalMarks: 0,
    weekDate: null,
    questions: [],
    source: null,
  },
  fields: [],
  messages: [],
  pictures: [],
  sameAs: [],
};

test('says by which habits a document was read, and how to read it another way', () => {
  const reading: HomeworkDraft['reading'] = {
    chosen: 1,
    habits: [
      { habit: 'numbers', text: 'questions 1. 2. 3.', questions: 25, of: 25 },
      { habit: 'answers', text: 'answers in bold', questions: 18, of: 25 },
    ],
    others: [{ reading: 2, text: 'could be 100 questions', questions: 100, choices: 0 }],
  };
  expect(describeDraft({ ...draft, reading })).toContain(
    'Read as: questions 1. 2. 3.; answers in bold: 18 of 25\nIt could be 100 questions: --reading 2 reads it that way.\n',
  );
  expect(describeDraft(draft)).not.toContain('Read as');
});

test('says as what a key is read, what else gets the marks, and what it leaves open', () => {
  const question: HomeworkDraft['assignment']['questions'][number] = {
    id: 'q1',
    type: 'text',
    question: 'What is the length?',
    description: null,
    options: [],
    correctAnswers: ['4500'],
    marks: 1,
    studyTip: null,
    diagramPath: null,
    diagramAlt: null,
    table: null,
  };
  const reading = { label: 'a number', form: null, also: ['4.5e3'], doubts: ['Is 4500 m right too?'] };
  const described = (kind: 'number' | 'sentence') =>
    describeDraft({
      ...draft,
      assignment: { ...draft.assignment, questions: [question] },
      keys: [{ question: 0, reading: { ...reading, kind } }],
    });
  expect(described('number')).toMatch(
    /Answer: 4500\n {3}Read as a number; also right: 4\.5e3\n.*Is 4500 m right too\?/,
  );
  expect(described('sentence')).not.toContain('Read as');
});
