import { type Line, sliceLine, withLabel } from '../lines/lines.ts';

const begin = /^(?:q(?:uestion)?\s*)?\(?(\d{1,2})[.):]?\s*(?:(\()?([ai])(\)|\.|:)?(?=\s|\(|(?<=\))[-–—=→]))/iu;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/**
 * '1  a) 5a  b) 4b' and '2 i) x = 3, ii) x = 4' in a key have a line for each part. Letters without brackets count before
 * values, '3 a 2x b 6y', and before words where nothing joins them: '1 a 20 m/s b friction', and not '1 a and b'.
 */
export function partsOfEntry(line: Line): Line[] | undefined {
  const first = begin.exec(line.text);
  const [, number = '', open = '', letter = '', close = ''] = first ?? [];
  if (first === null || (open !== '' && close !== ')')) return undefined;
  const starts = [{ at: first[0].length, from: 0, letter }];
  for (let place = 1; place < romans.length; place++) {
    const last = starts.at(-1);
    const next = letter === 'i' ? (romans[place] ?? '') : String.fromCharCode(97 + place);
    const label = `${open}${next}${close}`;
    const from = last === undefined ? -1 : indexOfLabel(line.text, label, last.at);
    if (from === -1) break;
    starts.push({ at: from + label.length, from, letter: next });
  }
  if (starts.length < 2) return undefined;
  const parts = starts.map(({ at, letter: own }, index) => {
    const text = line.text.slice(at, starts[index + 1]?.from ?? line.text.length);
    const end = at + text.replace(/[\s,;|]+$/u, '').length;
    return withLabel(sliceLine(line, at, end), `${number}${own})`);
  });
  const isBare = close === '';
  const said = starts.map(({ at }, index) => line.text.slice(at, starts[index + 1]?.from ?? line.text.length));
  const areValues = said.every((text) => /\d/u.test(text) && text.trim().length < longestValue);
  const areWords =
    letter === 'a' &&
    said.some((text) => /[\p{L}\d]{2}/u.test(text)) &&
    said.every((text) => /[\p{L}\d]/u.test(text) && !joins.test(text));
  return isBare && !areValues && !areWords ? undefined : parts;
}

/** 'a and', '= b': the letters are no labels. */
const joins = /^\s*(?:[,;=+×÷*/&-]|and\b|or\b|to\b)|(?:[,=+×÷*/&-]|\band|\bor|\bto)\s*$/iu;

const longestValue = 30;
/** '(ii)-(a)' has brackets to tell its label by. */
const behindLabel = (label: string) => (label.endsWith(')') ? /^(?:\s|$|\(|[-–—=→])/u : /^(?:\s|$|\()/u);

/** Where a label stands behind a space, a comma or a semicolon, with a space or a bracket behind it. */
function indexOfLabel(text: string, label: string, after: number): number {
  for (let at = text.indexOf(label, after + 1); at !== -1; at = text.indexOf(label, at + 1)) {
    if (/[\s,;|]/u.test(text.charAt(at - 1)) && behindLabel(label).test(text.slice(at + label.length))) return at;
  }
  return -1;
}
