import { letterPlace, readMarker, romanPlace } from '../lines/markers.ts';

/** '(i) protein | (a) growth' above '(ii) …': two columns that are each lettered from the first on, in different ways. */
export function areListsToMatch(texts: readonly (readonly string[])[]): boolean {
  const rows = texts.filter((row) => row.some((text) => text !== ''));
  if (rows.length < 2 || !rows.every((row) => row.length === 2)) return false;
  const [left, right] = [0, 1].map((column) => styleOf(rows.map((row) => row[column] ?? '')));
  return left !== undefined && right !== undefined && left !== right;
}

/** How texts are lettered that go on by one from the first; `undefined` for others. */
function styleOf(texts: readonly string[]): string | undefined {
  const letters = texts.map((text) => {
    const marker = readMarker(text);
    return marker?.kind === 'letter' && marker.end < text.length ? marker.letter : '';
  });
  const [first = ''] = letters;
  const kind = first === first.toUpperCase() ? 'upper' : 'lower';
  const goOn = (place: (letter: string) => number) =>
    first !== '' && letters.every((letter, index) => place(letter) === index + 1);
  if (goOn(romanPlace)) return `${kind} roman`;
  return goOn(letterPlace) ? kind : undefined;
}
