import { type Certainty, type Evidence, explainJudged, type Refusal, refusalSchema } from '@markwell/marking-core';

const refusals = {
  unanswered: 'nothing was written or chosen',
  incomplete: 'a choice and a reason are both needed, and one is missing',
  'not-in-scheme': 'the mark scheme has no such question',
  'unknown-type': 'this kind of question cannot be marked',
  'no-match': 'nothing in it meets the mark scheme',
  'partly-met': 'only part of what the mark scheme asks for is there',
  'wrong-option': 'another option was picked',
  'wrong-number': 'it is not equal to the right answer',
  'wrong-unit': 'the unit is missing or is another one',
  'wrong-order': 'the order is not the right one',
  'wrong-form': 'it is right, and not in the form that the question asks for',
  negated: 'it denies what the mark scheme asks for (“not”, “no”, “never”)',
  contradicted: 'a right and a wrong answer stand side by side',
  opposite: 'it says the opposite of what is right, or turns it round',
  'other-thing': 'the right words are part of the name of something else',
  rejected: 'the mark scheme names it as a wrong answer',
  insufficient: 'it is too vague',
  'not-judged': 'only a person can judge it',
  judged: 'people have judged it so',
  'not-counted': 'the question does not count',
} as const satisfies Record<Refusal, string>;

/** Why marks were refused, as a teacher would say it; `undefined` for an unknown reason. */
export function refusalWords(reason: string | null | undefined): string | undefined {
  const known = refusalSchema.safeParse(reason);
  return known.success ? refusals[known.data] : undefined;
}

/** How sure the marking is of an answer, in the words that the evaluation of marking uses too. */
export const certaintyWords = {
  sure: 'The marking is sure.',
  likely: 'The marking is likely right.',
  look: 'Worth a look: the marking is not sure of this one.',
} as const satisfies Record<Certainty, string>;

const ways = {
  exact: 'the accepted words',
  form: 'another form of the accepted words',
  synonym: 'accepted as meaning the same',
  misspelling: 'taken as a misspelling',
  number: 'the accepted number',
  option: 'the right option',
  point: 'the right point',
  value: 'the same value',
  published: 'close enough by the published rules',
} as const satisfies Partial<Record<Evidence['how'], string>>;

/** What earned marks: 'For “double helix”: “strands twisted”, accepted as meaning the same'. */
export function evidenceWords(evidence: Evidence, maxMarks: number): string {
  const judged = explainJudged(evidence, { maxMarks });
  if (judged !== undefined) return judged;
  const { part, words, how } = evidence;
  const way = isWay(how) ? ways[how] : how;
  const isSame = part.toLocaleLowerCase('en-GB') === words.toLocaleLowerCase('en-GB');
  return isSame ? `“${words}”, ${way}` : `For “${part}”: “${words}”, ${way}`;
}

function isWay(how: Evidence['how']): how is keyof typeof ways {
  return Object.hasOwn(ways, how);
}
