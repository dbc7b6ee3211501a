import type { Question, QuestionResult, Refusal } from '@markwell/marking-core';
import { msg, type TextKey, t } from '../../lib/texts.ts';

/** What to do differently, by the reason for which marks were refused; other reasons need no words of their own. */
const habits: Partial<Record<Refusal, TextKey>> = {
  unanswered: msg('habit.unanswered'),
  incomplete: msg('habit.incomplete'),
  'partly-met': msg('habit.partly-met'),
  'wrong-number': msg('habit.wrong-number'),
  'wrong-unit': msg('habit.wrong-unit'),
  'wrong-order': msg('habit.wrong-order'),
  negated: msg('habit.negated'),
  contradicted: msg('habit.contradicted'),
  opposite: msg('habit.opposite'),
  insufficient: msg('habit.insufficient'),
};

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
    const tips = [habit && t(habit), question?.studyTip].flatMap((tip) => tip || []);
    return { id: result.questionId, tips: tips.length > 0 ? tips : [t('habit.last-resort')] };
  });
  const said = all.flatMap(({ tips }) => tips);
  const isShared = (tip: string) => said.indexOf(tip) !== said.lastIndexOf(tip);
  const own = all.map(({ id, tips }) => {
    const rest = tips.filter((tip) => !isShared(tip));
    return [id, rest.length > 0 ? rest.join(' ') : t('habit.said-above')] as const;
  });
  return { shared: [...new Set(said.filter(isShared))], own: new Map(own) };
}
