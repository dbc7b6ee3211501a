import type { DraftQuestion, HomeworkDraft } from '@markwell/server/contract';

/** A question of a draft, with what matters to a test. */
export const question = (change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  id: 'q1',
  type: 'text',
  question: 'What is the unit of force?',
  description: null,
  options: [],
  marks: 1,
  correctAnswers: ['newton'],
  studyTip: null,
  diagramPath: null,
  diagramAlt: null,
  table: null,
  ...change,
});

/** A message of its reader. */
export const message = (severity: 'error' | 'warning', path: (string | number)[] | null, text = severity) => ({
  severity,
  path,
  place: null,
  message: text,
  excerpt: null,
});

/** A draft of a Word file with two questions. */
export const draft = (
  change: Partial<HomeworkDraft> = {},
  questions = [question(), question({ id: 'q2' })],
): HomeworkDraft => ({
  name: 'forces.docx',
  kind: 'docx',
  assignment: {
    title: 'Year 8 - Forces',
    description: '',
    weekNumber: null,
    yearGroup: 8,
    totalMarks: 2,
    weekDate: null,
    questions,
    source: null,
  },
  fields: [],
  messages: [],
  pictures: [],
  sameAs: [],
  ...change,
});
