import { romanPlace } from '../lines/markers.ts';

/** '1)', '2.', '(ii)', 'b)' or a bullet, at the beginning or behind a space. */
const label = /(?<=^|\s)(?:\(?([1-9]|[ivx]{1,4}|[a-h])\)|([1-9])\.(?!\d)|([•●▪■◦‣]))\s*(?=\S)/gu;

/**
 * The points of a line that numbers them itself, '1) cell wall 2) chloroplast', or has a bullet for each; `undefined` where it
 * does not begin with the first, or one is missing: 'pH 7 (2) is neutral' has none.
 */
export function numberedPoints(line: string): string[] | undefined {
  const found = [...line.matchAll(label)];
  if (found.length < 2 || found[0]?.index !== 0) return undefined;
  const labels = found.map(([, one, dotted, bullet]) => one ?? dotted ?? bullet ?? '');
  const [first = ''] = labels;
  const place = placeIn(first);
  if (place === undefined || !labels.every((one, index) => place(one) === index + 1 || place(one) === 0))
    return undefined;
  const texts = found.map(({ index, 0: written }, at) =>
    line.slice(index + written.length, found[at + 1]?.index).replace(/[\s,;]+(?:and)?\s*$/u, ''),
  );
  return texts.every((text) => /[\p{L}\p{N}]/u.test(text)) ? texts : undefined;
}

/** Where a label stands in the list that this one begins; 0 for a bullet, which stands anywhere. */
function placeIn(first: string): ((label: string) => number | undefined) | undefined {
  if (first === '1') return Number;
  if (first === 'i') return romanPlace;
  if (first === 'a') return (one) => one.charCodeAt(0) - 96;
  return /\p{L}|\d/u.test(first) ? undefined : (one) => (one === first ? 0 : undefined);
}
