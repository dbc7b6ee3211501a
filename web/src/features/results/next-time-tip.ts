import type { Question, QuestionResult, Refusal } from '@markwell/marking-core';

/** What to do differently, by the reason for which marks were refused; other reasons need no words of their own. */
const habits: Partial<Record<Refusal, string>> = {
  unanswered: 'Write something for every question: a good try can score, an empty line cannot.',
  incomplete: 'Give both parts: pick an answer and explain why.',
  'partly-met': 'You have part of it. Look at the marks: each mark wants a point of its own.',
  'wrong-number': 'Check the number against the picture or the data once more.',
  'wrong-unit': 'Check the unit as well as the number.',
  'wrong-order': 'The order matters here: read which end the question wants first.',
  negated: 'Check the word "not": it turns your answer round.',
  contradicted: 'Give one answer only: a right one beside a wrong one does not score.',
  opposite: 'Check which way round it is: your answer says the opposite.',
  insufficient: 'Be exact: use the scientific word and say what it belongs to.',
};

const lastResort = 'Read the question again, underline its key word, and look that word up in your notes.';

/** The advanced study tip for an answer that was not right: a habit to practise, then the question's own tip. */
export function nextTimeTip(question: Pick<Question, 'studyTip'> | undefined, result: QuestionResult): string {
  const habit = result.refusal === undefined ? undefined : habits[result.refusal];
  const tips = [habit, question?.studyTip].filter((tip) => tip);
  return tips.length > 0 ? tips.join(' ') : lastResort;
}
