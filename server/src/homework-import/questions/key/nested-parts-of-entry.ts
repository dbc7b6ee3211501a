import { type Line, sliceLine, withLabel } from '../lines/lines.ts';
import { letterPlace, romanPlace } from '../lines/markers.ts';

const begin = /^(?:q(?:uestion)?\s*)?\(?(\d{1,2})[.):]?\s*(?=\(?a[.)])/iu;
const label = /(?<=^|[\s,;|)])(\(?)([a-h]|[ivx]{1,4})([.)])(?=\s|\()\s*/gu;

interface Part {
  readonly path: readonly string[];
  readonly from: number;
  readonly at: number;
}

/** '2 (a) (i) ice (ii) in warm air (b) hydrogen' in a key: a line for each part that is answered, and for the parts of a part. */
export function nestedPartsOfEntry(line: Line): Line[] | undefined {
  const first = begin.exec(line.text);
  if (first === null) return undefined;
  const number = first[1] ?? '';
  const parts = partsIn(line.text.slice(first[0].length), first[0].length);
  const isNested = parts.some(({ path }) => path.length === 2) && parts.some(({ path: [letter] }) => letter === 'b');
  if (!isNested) return undefined;
  return parts.flatMap(({ path: [letter = '', roman], at }, index): Line[] => {
    const said = line.text.slice(at, parts[index + 1]?.from).replace(/[\s,;|]+$/u, '');
    const name = roman === undefined ? `${number}${letter})` : `${number}${letter}) (${roman})`;
    return said === '' ? [] : [withLabel(sliceLine(line, at, at + said.length), name)];
  });
}

/** Letters that go on from 'a', and below each Roman numbers that go on from 'i', both typed in the same way throughout. */
function partsIn(text: string, offset: number): Part[] {
  const parts: Part[] = [];
  const styles = new Map<string, string>();
  let letter = '';
  let roman = '';
  for (const { index, 0: whole, 1: open = '', 2: name = '', 3: close = '' } of text.matchAll(label)) {
    const isRoman = letter !== '' && romanPlace(name) === romanPlace(roman) + 1;
    const isLetter = name.length === 1 && letterPlace(name) === letterPlace(letter) + 1;
    const kind = isRoman ? 'roman' : isLetter ? 'letter' : undefined;
    if (kind === undefined || (styles.get(kind) ?? `${open}${close}`) !== `${open}${close}`) continue;
    styles.set(kind, `${open}${close}`);
    if (isRoman) roman = name;
    else [letter, roman] = [name, ''];
    parts.push({
      path: isRoman ? [letter, roman] : [letter],
      from: offset + index,
      at: offset + index + whole.length,
    });
  }
  return parts;
}
