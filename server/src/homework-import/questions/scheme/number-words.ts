const names: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number with its name in brackets or behind a slash is right in either way: '3 (three)' and '3/three' are '3' and 'three'. Any other text stays as it is. */
export function numberAndName(answer: string): string[] {
  const [, first = '', second = ''] = /^([\p{L}\d]+)(?=\s*\(.*\)$|\s*\/)[\s(/]+([\p{L}\d]+)\)?$/u.exec(answer) ?? [];
  const isPair = (digits: string, name: string) =>
    /^\d+$/u.test(digits) && names[Number(digits)] === name.toLowerCase();
  return isPair(first, second) || isPair(second, first) ? [first, second] : [answer];
}
