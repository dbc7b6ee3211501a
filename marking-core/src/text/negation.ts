import { itemBefore } from './item-before.ts';
import { wordClass } from './word-classes.ts';
import { gap, type Word } from './words.ts';

const { denier, weakDenier, subject, copula, turn, relative, joiner, only, sure, nor } = wordClass;
const anyDenier = denier | weakDenier;
const clauseEnd = gap.stop | gap.colon | gap.dash | gap.equals | gap.bracket | gap.greater | gap.less;
const nothingDenied: readonly boolean[] = [];

type Classes = (at: number) => number;

/** How far a look ahead or back may go, so that the reading stays linear. */
const reach = 12;

/**
 * Which words of an answer are denied, by place; an empty list when none is. A denial reaches from its word to the end of the
 * clause: a stop, a dash, a contrast ('but'), a comma (unless a list goes on: 'no bubbles, gas or fizz'), a new subject ('it is not
 * absorbed it reflects'). Two denials in one clause cancel ('does not fail to reflect'), unless the same is
 * said again ('nothing gained nothing lost'). 'Not only' denies nothing.
 *
 * @param classes Word classes by place; see `wordClass`.
 */
export function deniedWords(words: readonly Word[], classes: Classes): readonly boolean[] {
  let denied: boolean[] | undefined;
  let isDenying = false;
  let since = 0;
  let content = 0;
  for (let i = 0; i < words.length; i++) {
    const bits = classes(i);
    const between = words[i]?.gap ?? 0;
    if (isDenying && endsDenial(words, classes, i, bits, between, since, content)) isDenying = false;
    if (
      ((bits & wordClass.exception) !== 0 && isException(words, i)) ||
      ((bits & anyDenier) !== 0 && isDenial(words, classes, i, bits))
    ) {
      const afterJoiner = i > 0 && (classes(i - 1) & joiner) !== 0;
      isDenying = (bits & nor) !== 0 || afterJoiner || !isDenying || isSaidAgain(words, since, i, content);
      since = i;
      content = 0;
      continue;
    }
    if (!isDenying) continue;
    if ((bits & wordClass.function) === 0) content++;
    denied ??= new Array<boolean>(words.length).fill(false);
    denied[i] = true;
  }
  return denied ?? nothingDenied;
}

/** 'no atoms lost no atoms gained': each denies something of its own. */
function isSaidAgain(words: readonly Word[], since: number, at: number, content: number): boolean {
  return content > 0 && words[since]?.text === words[at]?.text;
}

/** 'not only', 'wrong its copper', 'stopped at 50', 'no of' (number of), 'not sure', 'don't know' and an answering 'No,' are no denials of what follows. */
function isDenial(words: readonly Word[], classes: Classes, at: number, bits: number): boolean {
  const next = words[at + 1];
  if (next === undefined) return false;
  const nextBits = classes(at + 1);
  if ((bits & denier) !== 0 && (nextBits & (only | sure)) !== 0) return false;
  const { text } = words[at] ?? next;
  if (text === 'wrong' && next.text === 'its') return false;
  if ((bits & weakDenier) !== 0 && (next.text === 'at' || next.text === 'on')) return false;
  if (text === 'no' && (next.text === 'of' || next.text === 'doubt')) return false;
  if ((text === 'dont' || text === 'not') && (next.text === 'know' || next.text === 'forget')) return false;
  return text !== 'no' || ((next.gap & gap.comma) === 0 && !startsSentence(next, nextBits));
}

/** What the 'no' of 'no it does not', 'no because…' cannot deny: it answers. */
function startsSentence({ text }: Word, bits: number): boolean {
  return (bits & (subject | relative | turn)) !== 0 || text === 'its' || text === 'thats';
}

const everything: ReadonlySet<string> = new Set('all everything any anything every each both'.split(' '));

/** 'except', 'unlike', 'apart from', 'instead of', 'other than', 'all but': what follows is excluded. */
function isException(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text;
  const next = words[at + 1]?.text;
  if (text === 'except' || text === 'excluding' || text === 'unlike') return true;
  if ((text === 'apart' && next === 'from') || (text === 'instead' && next === 'of')) return true;
  if ((text === 'other' || text === 'rather') && next === 'than') return true;
  return text === 'but' && everything.has(itemBefore(words, at)?.text ?? '');
}

function endsDenial(
  words: readonly Word[],
  classes: Classes,
  at: number,
  bits: number,
  between: number,
  since: number,
  content: number,
): boolean {
  if ((between & clauseEnd) !== 0) return true;
  if ((bits & turn) !== 0) return content > 0 || !isAside(words, at);
  if (content > 0 && words[at]?.text === 'as' && reasonStarts.has(words[at + 1]?.text ?? '')) return true;
  if ((between & gap.comma) !== 0) return !isAside(words, at) && !isListGoingOn(words, classes, at);
  if ((bits & subject) !== 0 && (content > 0 || (classes(at - 1) & joiner) !== 0)) return true;
  if (content > 0 && ((bits & only) !== 0 || isNextNumber(words, at))) return true;
  if (content > 0 && words[at]?.text === 'its' && saysWhatItIs(words, classes, at, since)) return true;
  return (bits & copula) !== 0 && content > 0 && followsRelative(classes, since);
}

/** 'not 7 8' */
function isNextNumber(words: readonly Word[], at: number): boolean {
  return words[at]?.value !== undefined && itemBefore(words, at)?.value !== undefined;
}

const isNot: ReadonlySet<string> = new Set('isnt arent wasnt werent'.split(' '));

/** 'not iron its copper', 'it isnt recessive its dominant', where 'its' is 'it is'; not so in 'isnt losing its shape', 'does not change its shape'. */
function saysWhatItIs(words: readonly Word[], classes: Classes, at: number, since: number): boolean {
  const before = itemBefore(words, at)?.text ?? '';
  if (before.endsWith('ing') || (classes(at - 1) & wordClass.function) !== 0) return false;
  const { text = '', gap: between = 0 } = words[since] ?? {};
  if (text !== 'not') return isNot.has(text);
  return between !== gap.space || (classes(since - 1) & copula) !== 0 || itemBefore(words, since)?.text === 'its';
}

/** What follows an 'as' that gives a reason: 'does not fit as the site has changed'. */
const reasonStarts: ReadonlySet<string> = new Set('the it its they there'.split(' '));

const asides: ReadonlySet<string> = new Set('however actually really of in therefore course fact reality'.split(' '));

/** 'does not, however, reflect' */
function isAside(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const isTwo = word?.text === 'in' || word?.text === 'of';
  if (asides.has((isTwo ? words[at + 1] : word)?.text ?? '')) return true;
  return asides.has(itemBefore(words, at)?.text ?? '');
}

/** 'no bubbles, gas or fizzing': a comma, then short items up to an 'or' or 'and', without a verb or subject of their own. */
function isListGoingOn(words: readonly Word[], classes: Classes, at: number): boolean {
  let hasJoiner = false;
  for (let i = at; i < words.length && i < at + reach; i++) {
    const bits = classes(i);
    if (((words[i]?.gap ?? 0) & clauseEnd) !== 0 && i > at) return hasJoiner;
    if ((bits & nor) !== 0) return true;
    if ((bits & (subject | turn)) !== 0) return hasJoiner && (classes(i - 1) & joiner) === 0;
    if ((bits & (copula | denier)) !== 0 || (i === at && words[i]?.text === 'its')) return false;
    if ((bits & joiner) !== 0) hasJoiner = true;
  }
  return hasJoiner;
}

/** 'the metal that does not react is copper': the denial stays within the clause that 'that' opened. */
function followsRelative(classes: Classes, since: number): boolean {
  for (let at = since - 1; at >= 0 && at > since - reach; at--) if ((classes(at) & relative) !== 0) return true;
  return false;
}
