import { clauseStarts } from './clauses.ts';
import { wordClass } from './word-classes.ts';
import type { Word } from './words.ts';

/** What may surround a word of self-correction: 'oh no wait, I mean'. */
const around = 'no nope nah oh hmm wait sorry oops whoops actually i mean meant'.split(' ');
/** Those that take something back by themselves. */
const strong = 'sorry oops whoops'.split(' ');
/** Words that withdraw nothing by themselves: their meaning depends on the words beside them. */
const weak = 'actually nope nah'.split(' ');
/** 'scratch that', 'ignore that' */
const strikes = 'scratch ignore forget cross'.split(' ');
/** After 'sorry': an excuse for the whole. */
const excuses = 'if for'.split(' ');

/** How far back somebody begins again. */
const reach = 30;

/**
 * The words of an answer without what it takes back itself: 'zinc no wait copper' says copper. What is taken back goes to the
 * beginning of its clause, or from where the student begins again: 'Q is hydrogen no wait Q is oxygen'. The same list when nothing
 * is taken back. Linear in the length of the answer.
 *
 * @param classes Word classes by place; see `wordClass`.
 */
export function withoutTakenBack(words: readonly Word[], classes: (at: number) => number): readonly Word[] {
  const textAt = (at: number) => words[at]?.text ?? '';
  const isAround = (at: number) => around.includes(textAt(at));
  const kept: (readonly Word[])[] = [];
  let starts: readonly number[] | undefined;
  let end = words.length;
  for (let at = end - 2; at >= 0; at--) {
    const isStruck = isStrike(at, textAt) || isNewStart(at, textAt);
    if (!isStruck && ((classes(at) & wordClass.correction) === 0 || weak.includes(textAt(at)))) continue;
    let from = isStruck ? at - 1 : at;
    let to = at + 1;
    while (isAround(from - 1)) from--;
    while (to < end && isAround(to)) to++;
    at = from;
    if (to === end || excuses.includes(textAt(to)) || (to - from < 2 && !strong.includes(textAt(from)))) continue;
    let again = to;
    while (textAt(again).length > 1 && (classes(again) & wordClass.function) !== 0) again++;
    starts ??= clauseStarts(words, classes);
    const first = Math.max(0, from - reach);
    const sentence = words[from - 1]?.sentence;
    const same = words
      .slice(first, from)
      .findLastIndex((word) => word.text === textAt(again) && word.sentence === sentence);
    const begin = same < 0 ? (starts[from - 1] ?? 0) : first + same;
    kept.unshift(words.slice(to, end));
    end = begin;
    at = begin;
  }
  return kept.length === 0 ? words : [words.slice(0, end), ...kept].flat();
}

/** 'scratch that', 'or rather' */
function isStrike(at: number, textAt: (at: number) => string): boolean {
  const [before, text] = [textAt(at - 1), textAt(at)];
  return (text === 'that' && strikes.includes(before)) || (text === 'rather' && before === 'or');
}

/** 'no actually it stays', 'no its': this no begins afresh, where others deny. */
function isNewStart(at: number, textAt: (at: number) => string): boolean {
  return textAt(at - 1) === 'no' && (textAt(at) === 'actually' || textAt(at) === 'its');
}
