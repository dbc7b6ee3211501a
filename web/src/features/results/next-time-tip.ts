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
const saidAbove = 'It is under “Ready to Improve?” at the top.';

interface NotRight {
  readonly question: Pick<Question, 'studyTip'> | undefined;
  readonly result: Pick<QuestionResult, 'questionId' | 'refusal'>;
}

/** Advanced study tips: those of several answers, to be said once, and the rest by the id of the question. */
interface NextTimeTips {
  readonly shared: readonly string[];
  readonly own: ReadonlyMap<string, string>;
}

/** The advanced study tips for answers that were not right: for each a habit to practise, then the question's own tip. */
export function nextTimeTips(answers: readonly NotRight[]): NextTimeTips {
  const all = answers.map(({ question, result }) => {
    const habit = result.refusal && habits[result.refusal];
    const tips = [habit, question?.studyTip].flatMap((tip) => tip || []);
    return { id: result.questionId, tips: tips.length > 0 ? tips : [lastResort] };
  });
  const said = all.flatMap(({ tips }) => tips);
  const isShared = (tip: string) => said.indexOf(tip) !== said.lastIndexOf(tip);
  const own = all.map(({ id, tips }) => {
    const rest = tips.filter((tip) => !isShared(tip));
    return [id, rest.length > 0 ? rest.join(' ') : saidAbove] as const;
  });
  return { shared: [...new Set(said.filter(isShared))], own: new Map(own) };
}
