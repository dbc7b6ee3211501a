/** What the fields of a question are called on the screen. */
export const fieldNames: Readonly<Record<string, string>> = {
  id: 'label',
  type: 'type',
  question: 'question',
  description: 'text before it',
  options: 'options',
  marks: 'marks',
  correctAnswers: 'right answer',
  markingPoints: 'points',
  tolerance: 'how far a number may be off',
  studyTip: 'study tip',
  diagramPath: 'picture',
  diagramAlt: 'description of the picture',
  table: 'table',
};
