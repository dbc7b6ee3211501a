import { readText } from '../rules/model-answer/read-answer.ts';
import type { Token } from '../rules/model-answer/tokens.ts';
import { plainOf, type SaidKey } from './read-key.ts';
import type { Say } from './signs.ts';

/** Says how an answer compares with keys as a teacher types them, whatever its marks. */
export function compareSaid(text: string, key: SaidKey, say: Say): void {
  const answer = readText(text);
  const content = answer.tokens.filter(({ weight }) => weight > 0);
  say('words', Math.min(5, Math.log2(1 + answer.tokens.length)));
  if (content.length === 0) say('no content', 1);
  const compared = key.texts.map(({ tokens }) => touched(tokens, content));
  const best = compared.reduce((most, next) => (next.nearly > most.nearly ? next : most), nothingTouched);
  say('touched', best.exactly);
  say('touched nearly', best.nearly - best.exactly);
  if (best.nearly >= 0.99) say('all touched', 1);
  if (best.isOtherOrder) say('other order', 1);
  const plain = plainOf(answer);
  const letters = Math.max(0, ...key.plain.map((one) => likeLetters(one, plain)));
  say('letters', letters);
  if (letters >= 0.5) say('letters nearly', letters - 0.5);
  const length = Math.max(1, Math.min(...key.texts.map(({ tokens }) => tokens.length)));
  const longer = Math.log2((1 + answer.tokens.length) / (1 + length));
  say(longer > 0 ? 'longer' : 'shorter', Math.min(3, Math.abs(longer)));
  if (content.length > 0) {
    const asked = content.filter(({ sense }) => key.isAsked(sense)).length;
    say('asked', asked / content.length);
    say(
      'strange',
      content.filter((token) => !key.isAsked(token.sense) && !best.met.has(token)).length / content.length,
    );
  }
  if (answer.tokens.some(({ sense }) => sense.groups.some((group) => key.opposites.has(group)))) say('opposite', 1);
  if (key.texts.every(({ denies }) => denies !== answer.denies)) say('denies otherwise', 1);
  if (answer.tokens.some(({ word }) => word.text === 'or')) say('or', 1);
  if (hasOtherNumber(content, key)) say('other number', 1);
}

interface Touched {
  /** Shares of the key's content, 0 to 1, that are there as the same word, and as one that says the same or looks alike. */
  readonly exactly: number;
  readonly nearly: number;
  readonly isOtherOrder: boolean;
  readonly met: ReadonlySet<Token>;
}

const nothingTouched: Touched = { exactly: 0, nearly: 0, isOtherOrder: false, met: new Set() };
/** From this likeness of letters on, one word may be a way to spell another. */
const alike = 0.6;

function touched(tokens: readonly Token[], content: readonly Token[]): Touched {
  let [all, exactly, nearly, last, isOtherOrder] = [0, 0, 0, -1, false];
  const met = new Set<Token>();
  for (const { sense, weight } of tokens) {
    if (weight === 0) continue;
    all += weight;
    const same = content.findIndex((one) => one.sense.stem === sense.stem && !met.has(one));
    const at = same >= 0 ? same : content.findIndex((one) => isNearly(one, sense));
    const one = content[at];
    if (one === undefined) continue;
    met.add(one);
    if (same >= 0) exactly += weight;
    nearly += weight;
    if (at < last) isOtherOrder = true;
    last = Math.max(last, at);
  }
  return all === 0 ? nothingTouched : { exactly: exactly / all, nearly: nearly / all, isOtherOrder, met };
}

function isNearly({ sense: one }: Token, other: Token['sense']): boolean {
  return one.groups.some((group) => other.groups.includes(group)) || likeLetters(one.text, other.text) >= alike;
}

function hasOtherNumber(content: readonly Token[], { texts }: SaidKey): boolean {
  const own = new Set(texts.flatMap(({ tokens }) => tokens.flatMap(({ sense }) => (sense.isNumber ? sense.text : []))));
  return content.some(({ sense }) => sense.isNumber && !own.has(sense.text));
}

/** How alike two texts are by their pairs of letters, 0 to 1. */
function likeLetters(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length < 2 || other.length < 2) return 0;
  const pairs = new Map<number, number>();
  for (let at = 1; at < one.length; at++) {
    const pair = (one.charCodeAt(at - 1) << 16) | one.charCodeAt(at);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let shared = 0;
  for (let at = 1; at < other.length; at++) {
    const pair = (other.charCodeAt(at - 1) << 16) | other.charCodeAt(at);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    shared++;
    pairs.set(pair, left - 1);
  }
  return (2 * shared) / (one.length + other.length - 2);
}
