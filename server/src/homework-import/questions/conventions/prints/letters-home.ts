import { unnumbered } from '../../lines/item-numbers.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const greets =
  /^(?:(?:kind|best|warm|many)\s+(?:regards|wishes|thanks)|regards|all the best|yours(?:\s+\w+)?|(?:cheers|thanks|thank you)(?=\s*,))\s*[,.!]?$/iu;
const most = 3;
const longest = 60;

/** 'Parents: please test your child on the words and sign here ____', 'Ask a parent to sign this sheet. ____' */
const toParents =
  /^(?:(?:dear|note\s+(?:to|for))\s+)?(?:parents?|carers?|guardians?)(?:\s*(?:\/|and|or|&)\s*(?:parents?|carers?|guardians?))?\s*[:,.–—-]+\s*(?:please|i\s+have|kindly|you\s+can|we)\b|^(?:please\s+)?(?:ask|get)\s+(?:a|an|your)\s+(?:parent|carer|guardian|adult|grown[\s-]?up)s?\b[^?]{0,60}\bsign\b|^(?:parents?|carers?|guardians?)\b[^?]{0,80}\bsign(?:ed|ature)?\b[^?]{0,20}(?:_{3,}|\.{4,}|…)/iu;

/** Without what is asked of parents among the questions, a number before it or not. */
export function withoutAskedOfParents(items: readonly Item[]): readonly Item[] {
  return items.filter((item) => item.kind !== 'line' || !toParents.test(unnumbered(item.text)));
}

/** Homework that was sent in a message has its end: the items without 'Kind regards,' and the few short lines of a name below it. */
export function withoutSignature(items: readonly Item[]): readonly Item[] {
  const at = items.findLastIndex((item) => item.kind === 'line' && greets.test(item.text));
  if (at < 1) return items;
  const below = items.slice(at + 1);
  const behind = below.findIndex((item) => !isOfName(item));
  const count = behind === -1 ? below.length : behind;
  return count > most ? items : [...items.slice(0, at), ...below.slice(count)];
}

function isOfName(item: Item): boolean {
  if (item.kind !== 'line' || item.isHeading || isKeyTitle(item.text)) return false;
  return item.text.length < longest && readMarker(item.text) === undefined && !/[?:_]/u.test(item.text);
}
