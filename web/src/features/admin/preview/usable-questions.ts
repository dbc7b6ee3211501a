import { isMarkedQuestion, type Question } from '@markwell/marking-core';

/** Shortest question that a preview shows, in characters (spec part 2, section 5). */
const shortestQuestion = 11;

/**
 * Placeholders for a question, or instructions for filling in a paper. Long enough not to occur by chance.
 */
const boilerplatePhrases = [
  'answer all questions',
  'answer all the questions',
  'complete homework content',
  'content goes here',
  'content to be added',
  'end of questions',
  'enter your question',
  'insert question',
  'lorem ipsum',
  'please turn over',
  'question goes here',
  'question text here',
  'refer to the document',
  'refer to the worksheet',
  'see attached',
  'see the attached',
  'total for question',
  'type your question',
  'write your name',
] as const;

/** Why a preview leaves a question out (spec part 2, section 5, 'Preview filtering'). */
export type HidingRule = 'boilerplate' | 'short' | 'no-marks' | 'part';

/** What each rule says of the questions that it hides, after their number: '2 questions are hidden because they …'. */
const reasons: Readonly<Record<HidingRule, { readonly one: string; readonly many: string }>> = {
  boilerplate: {
    one: 'it holds the words of a form, not a question',
    many: 'they hold the words of a form, not a question',
  },
  short: { one: 'it is shorter than 11 characters', many: 'they are shorter than 11 characters' },
  'no-marks': { one: 'it is worth 0 marks', many: 'they are worth 0 marks' },
  part: { one: 'it starts with (a), (b) or (c)', many: 'they start with (a), (b) or (c)' },
};

/** A question with its place among all of its homework, from 0: that is how test marking knows it. */
export interface PlacedQuestion {
  readonly index: number;
  readonly question: Question;
}

export interface UsableQuestions {
  readonly usable: readonly PlacedQuestion[];
  readonly hidden: readonly (PlacedQuestion & { readonly rule: HidingRule })[];
}

/** The rule that hides a question, the first where several do; none for one that can be tried. */
export function hidingRule({ type, question, marks }: Question): HidingRule | undefined {
  const text = question.trim().replace(/\s+/g, ' ').toLowerCase();
  if (boilerplatePhrases.some((phrase) => text.includes(phrase))) return 'boilerplate';
  if (/^\([abc]\)/.test(text)) return 'part';
  if (text.length < shortestQuestion) return 'short';
  return marks === 0 || !isMarkedQuestion({ type }) ? 'no-marks' : undefined;
}

/** Sorts the questions of a homework into those that can be tried and those that a rule hides; what is beside others is neither. */
export function findUsableQuestions(questions: readonly Question[]): UsableQuestions {
  const shared = new Set(questions.flatMap(({ material }) => material ?? []));
  const placed = questions
    .map((question, index) => ({ index, question, rule: hidingRule(question) }))
    .filter(({ question, rule }) => rule !== 'no-marks' || !shared.has(question.id));
  return {
    usable: placed.flatMap(({ rule, ...rest }) => (rule === undefined ? [rest] : [])),
    hidden: placed.flatMap(({ rule, ...rest }) => (rule === undefined ? [] : [{ ...rest, rule }])),
  };
}

/** One sentence for each rule that hides something: '2 questions are hidden because they are worth 0 marks.' */
export function explainHidden(hidden: UsableQuestions['hidden']): string[] {
  const rules = [...new Set(hidden.map(({ rule }) => rule))];
  return rules.map((rule) => {
    const count = hidden.filter((one) => one.rule === rule).length;
    return count === 1
      ? `1 question is hidden because ${reasons[rule].one}.`
      : `${count} questions are hidden because ${reasons[rule].many}.`;
  });
}
