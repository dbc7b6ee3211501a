import { lex, type Token } from './lex.ts';

/**
 * How many tokens of each line only number it: '1.', 'b)', '(iii)', where several lines are numbered in a row. 0 for a line without a number.
 */
export function labelsOf(lines: readonly string[]): number[] {
  const labels = lines.map((line) => labelAt(lex(line)));
  const known = labels.filter((one) => one !== undefined);
  const isRow =
    known.length > 1 && known.every(({ place }, at) => at === 0 || place === (known[at - 1]?.place ?? 0) + 1);
  return labels.map((one) => (isRow ? (one?.tokens ?? 0) : 0));
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

function labelAt(tokens: readonly Token[]): { tokens: number; place: number } | undefined {
  const isOpen = tokens[0]?.kind === 'open';
  const at = isOpen ? 1 : 0;
  const [one, sign, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (one === undefined || sign === undefined || next === undefined || sign.spaces > 0 || next.spaces === 0)
    return undefined;
  if (!(isOpen ? /^[)\]]$/ : /^[.):]$/).test(sign.text)) return undefined;
  const place = placeOf(one);
  return place === undefined ? undefined : { tokens: at + 2, place };
}

function placeOf({ kind, text, plain }: Token): number | undefined {
  if (kind === 'number') return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  const roman = romans.indexOf(plain);
  if (roman > 0 || plain === 'i') return roman + 1;
  return /^[a-h]$/i.test(text) ? plain.charCodeAt(0) - 96 : undefined;
}
