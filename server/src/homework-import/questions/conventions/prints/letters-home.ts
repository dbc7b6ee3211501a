import { isKeyTitle } from '../../lines/line-kinds.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const greets =
  /^(?:(?:kind|best|warm|many)\s+(?:regards|wishes|thanks)|regards|all the best|yours(?:\s+\w+)?|(?:cheers|thanks|thank you)(?=\s*,))\s*[,.!]?$/iu;
const most = 3;
const longest = 60;

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
