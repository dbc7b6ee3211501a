import { clauseStarts } from './clauses.ts';
import { wordClass } from './word-classes.ts';
import type { Word } from './words.ts';

const refusals: ReadonlySet<string> = new Set('wrong incorrect untrue useless'.split(' '));
const approvals: ReadonlySet<string> = new Set('right correct true answer'.split(' '));
/** At the end of an answer 'is not needed' is a verdict as well. */
const finalApprovals: ReadonlySet<string> = new Set([
  ...approvals,
  ...'needed required necessary used useful suitable'.split(' '),
]);

/**
 * The denied words with those of clauses that end in a verdict against them: 'a stopwatch is wrong', 'refraction is not the right
 * answer'. A verdict in words of the scheme ('its shape is not right') is none.
 *
 * @param isOfScheme Whether the word at a place is one of the scheme's.
 */
export function withVerdicts(
  words: readonly Word[],
  classes: (at: number) => number,
  denied: readonly boolean[],
  isOfScheme: (at: number) => boolean,
): readonly boolean[] {
  const isVerdict = (at: number, texts: ReadonlySet<string>) => texts.has(words[at]?.text ?? '') && !isOfScheme(at);
  const isTheOne = (at: number) => words[at]?.text === 'one' && words[at - 1]?.text === 'the';
  const begins = (at: number) => (classes(at) & wordClass.subject) !== 0 || words[at]?.text === 'its';
  let starts: readonly number[] | undefined;
  let all: boolean[] | undefined;
  for (let at = 1; at < words.length; at++) {
    let from = at - 1;
    if (isVerdict(at, refusals)) {
      if (denied[at] === true || (classes(from) & wordClass.copula) === 0) continue;
    } else if (
      denied[at] === true &&
      (isVerdict(at, at === words.length - 1 ? finalApprovals : approvals) || isTheOne(at))
    ) {
      while (denied[from] === true && ((classes(from) & wordClass.function) !== 0 || isVerdict(from, approvals)))
        from--;
      if (from < 0 || (classes(from) & wordClass.denier) === 0) continue;
    } else continue;
    starts ??= clauseStarts(words, classes);
    const start = starts[at];
    if (start === undefined || (starts[at + 1] === start && !begins(at + 1))) continue;
    all ??= words.map((_, place) => denied[place] === true);
    all.fill(true, start, from);
  }
  return all ?? denied;
}
