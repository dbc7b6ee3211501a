import type { Evidence, QuestionResult, Refusal, ResultState } from '../answers/marking.ts';
import { explainJudged } from '../judged/explain-judged.ts';

/** Why marks are missing, as a member of staff reads it. */
const refusalTexts: Readonly<Record<Refusal, string>> = {
  unanswered: 'there is no answer',
  incomplete: 'the choice or the reason is missing',
  'not-in-scheme': 'the mark scheme has no such question',
  'unknown-type': 'the question is of no type that Markwell knows',
  'no-match': 'it has nothing that the scheme accepts',
  'partly-met': 'it has only some of what is asked for',
  'wrong-option': 'it is another option',
  'wrong-number': 'it is not equal to the right answer',
  'wrong-unit': 'the unit is wrong or missing',
  'wrong-order': 'the order is wrong',
  'wrong-form': 'it is not in the form that is asked for',
  negated: 'it denies what is right',
  contradicted: 'there is a wrong answer beside a right one',
  opposite: 'it says the opposite of what is right, or turns it round',
  'other-thing': 'the right words are part of the name of something else',
  rejected: 'it says something that the scheme rejects',
  insufficient: 'it is too vague',
  'not-judged': 'only a person can judge it',
  judged: 'people have judged it so',
  'not-counted': 'the question is out of the total',
};

/** Why there are no marks yet. */
const stateTexts: Readonly<Record<ResultState, string>> = {
  'needs-server': 'not marked here, the server marks it',
  'needs-teacher': 'not marked, only a person can judge it',
};

/** How a part of the scheme was met. */
const howTexts: Readonly<Partial<Record<Evidence['how'], string>>> = {
  exact: 'as the scheme has it',
  form: 'in another form',
  synonym: 'in allowed wording',
  misspelling: 'misspelt',
  number: 'as a number',
  option: 'as the option picked',
  point: 'as a point',
  value: 'as the same value',
  published: 'by the published matching',
};

/** Most parts that are named. */
const mostNamed = 4;

/**
 * One line that says why an answer got its marks: '1 of 1: ‘bounces back’ meets ‘reflects’, in allowed wording'; '0 of 1: it
 * denies what is right'.
 */
export function explainResult(result: QuestionResult): string {
  const { marksAwarded, maxMarks, evidence, refusal, state, overridden } = result;
  if (overridden !== undefined) {
    return `${marksAwarded} of ${maxMarks}: set by a teacher; by the scheme ${explainResult(overridden)}`;
  }
  if (state !== undefined) return stateTexts[state];
  const met = evidence.slice(0, mostNamed).map((one) => explainJudged(one, { maxMarks }) ?? explainEvidence(one));
  if (evidence.length > mostNamed) met.push(`and ${evidence.length - mostNamed} more`);
  const isTold = refusal === 'judged' && evidence.length > 0;
  const missing = refusal === undefined || isTold ? [] : [refusalTexts[refusal]];
  const reasons = [...met, ...missing].join('; ');
  return `${marksAwarded} of ${maxMarks}${reasons === '' ? '' : `: ${reasons}`}`;
}

function explainEvidence({ part, words, how }: Evidence): string {
  const meets = part.toLowerCase() === words.toLowerCase() ? `‘${words}’` : `‘${words}’ meets ‘${part}’`;
  return `${meets}, ${howTexts[how] ?? how}`;
}
