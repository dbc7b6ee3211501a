import type { Lexicon } from '../../phrases/lexicon.ts';
import { questionWords } from '../model-answer/model-answer.ts';
import { readText } from '../model-answer/read-answer.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Outcome } from '../rule-marking.ts';
import { readSide } from './read-side.ts';
import { makeSides, type Side } from './sides.ts';
import { verdictWords } from './verdict.ts';

/** What a rule needs for knowing which candidate is right. */
interface ChoosingRule {
  readonly question?: string | undefined;
  readonly accept: readonly string[];
  readonly candidates?: readonly string[] | undefined;
}

/** What an answer takes of the candidates: the right one, another, several, or none that is known. */
export type Taken = 'right' | 'wrong' | 'both' | undefined;

/** Reads which candidate an answer takes; `undefined` for a rule that has none, or whose keys take none. */
export function takenBy(rule: ChoosingRule, lexicon: Lexicon): ((text: string) => Taken) | undefined {
  if (rule.candidates === undefined || rule.candidates.length < 2) return undefined;
  const sides = makeSides(rule.candidates, rule.question);
  const right = new Set(rule.accept.map((key): Side => readSide(sides, key)));
  if ([...right].some((side) => typeof side !== 'number')) return undefined;
  return (text) => {
    const side = readSide(sides, text, lexicon);
    if (side === undefined || side === 'both') return side;
    return right.has(side) ? 'right' : 'wrong';
  };
}

/** How sure it is that an answer takes a candidate, and that it takes another or several. */
const sure = { right: 0.96, wrong: 0.97, both: 0.85 };

/** The outcome for an answer to a rule whose keys are candidates and nothing more; `undefined` where it takes none. */
export function outcomeOfTaken(
  taken: Taken,
  accept: readonly string[],
  text: string,
  maxMarks: number,
): Outcome | undefined {
  if (taken === undefined) return undefined;
  if (taken !== 'right') return refused('contradicted', sure[taken]);
  const words = text.trim().slice(0, 200);
  return outcome(maxMarks, [{ part: accept[0] ?? words, words, how: 'exact' }], sure.right);
}

/** Whether some words say more than which candidate is right: 'volatile - it loses its contents'. */
export function hasReason({ question = '', candidates = [] }: ChoosingRule): (text: string) => boolean {
  const isAsked = questionWords(readText([question, ...candidates].join(' ')));
  return (text) =>
    readText(text).tokens.some(({ weight, sense }) => weight > 0 && !isAsked(sense) && !verdictWords.has(sense.text));
}
