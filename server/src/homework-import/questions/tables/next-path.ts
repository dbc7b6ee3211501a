import { romanPlace } from '../lines/markers.ts';

/** '2', then '(b)' below it, is 2(b); '(ii)' is 2(b)(ii), and 2(ii) below 2(i). */
export function nextPath(before: readonly string[], cell: string): readonly string[] {
  const parts = [...cell.toLowerCase().matchAll(/\d+|(?<=\d|^)[a-h](?=[ivx]{1,4}\b)|[a-z]+/gu)]
    .map(([part]) => part)
    .filter((part) => !/^q(uestion)?$/.test(part));
  const [first] = parts;
  if (first === undefined) return before;
  if (/\d/.test(first)) return parts.map((part) => part.replace(/^0+(?=\d)/u, ''));
  const [, part = ''] = before;
  const isNext = before.length === 2 && romanPlace(part) > 0 && romanPlace(first) === romanPlace(part) + 1;
  const isRoman = /^[ivx]+$/.test(first) && before.length > 1 && !isNext;
  return [...before.slice(0, isRoman ? 2 : 1), ...parts];
}
