/** What a key may have before an answer: '3', 'b', '(ii)' or 'Ex 2'. */
export interface MarkInText {
  readonly at: number;
  readonly end: number;
  /** Of 'Ex 2' the '2'. */
  readonly section?: string;
  /** Of '3' and 'b' what a path has of it. */
  readonly step?: string;
  /** How far it stands apart from what is before it: 3 behind a wide gap, 2 behind a semicolon, 1 behind a comma or a full stop, 0 behind a space. */
  readonly gap: number;
  /** How it is typed: '.' or ')'. */
  readonly style: string;
}

const apart = String.raw`(?<=^|[\s.,;:|/•·(\[–—])`;
/** '6 × 18 − 5 = 103' has no numbers of questions; 'Task 1 – 1 dog' has. */
const ofSum = /\d\s?[-–−+×÷*=]\s?$/u;
/** '2.1 iron' */
const dotted = new RegExp(String.raw`${apart}(\d{1,2})\.(\d{1,2})(?![\d.,%])(\s?[).:\]]{0,2})`, 'giu');
const letter =
  /(?<=^|[\s.,;:|/•·(–—-]|(?<![\d.,])\d{1,2}|(?<=\d\s?\(?)[a-h][).]{0,2}|(?<=\d)[a-h])(\(?)([a-z]|[ivx]{2,4})(?=[\s).:\]=–—-]|$|\()(\s?[).:\]=]{0,2}|\s?[-–—]\s)/giu;
/** '1ai' has two letters behind its number. */
const joined = /(?<=(?<![\d.,])\d{1,2})([a-h])(?=(?:i{1,3}|iv|vi{0,3})(?:[\s).:]|$))/giu;
const word =
  'section|sect?|part|pt|task|exercise|exercice|exerc?|ex|activity|activité|act|aufgabe|aufg|übung|ejercicio|ejerc?|ej|actividad|teil|partie|ymarfer|round';
const initial = '[aepstü]';

/** A number with what may stand before it. */
const numberBehind = (names: string) =>
  new RegExp(
    String.raw`${apart}(?:${names})?[(\[]?(\d{1,2})(?!\d|[.,]\d|\s?[×÷+*^%°]|\s?[/⁄]\s?\d)(\s?[).:\]=–—-]{0,2})`,
    'giu',
  );
const ofQuestion = String.raw`(?:q(?:uestion|n)?|no|n[°º]|nr|frage)\.?\s?`;
const number = numberBehind(ofQuestion);
/** 'Aufgabe 2' is a number where no section is named so. */
const numberOrTask = numberBehind(String.raw`${ofQuestion}|(?:${word})\.?\s?|${initial}(?=\d)`);

/** All that may stand before an answer in a text, in the order in which it stands there. `sections` are the names that the paper has for its own. */
export function marksInText(text: string, sections: ReadonlySet<string>): readonly MarkInText[] {
  const found: MarkInText[] = [];
  const styleOf = (whole: string, stop = '') => (/^\W/u.test(whole) ? '(' : '') + stop.trim();
  const add = (match: RegExpExecArray, rest: Pick<MarkInText, 'section' | 'step'>, style: string) => {
    const [whole] = match;
    found.push({ at: match.index, end: match.index + whole.length, gap: gapBefore(text, match.index), style, ...rest });
  };
  for (const [name, pattern] of patternsOf(sections))
    for (const match of text.matchAll(pattern)) add(match, { section: name }, '');
  const behindNames = new Set(found.map(({ end }) => end));
  for (const match of text.matchAll(sections.size === 0 ? numberOrTask : number))
    if (behindNames.has(match.index) || !ofSum.test(text.slice(Math.max(0, match.index - 4), match.index)))
      add(match, { step: String(Number(match[1])) }, styleOf(match[0], match[2]));
  for (const match of text.matchAll(letter))
    add(match, { step: match[2]?.toLowerCase() ?? '' }, styleOf(match[0], match[3]));
  for (const match of text.matchAll(joined)) add(match, { step: match[1]?.toLowerCase() ?? '' }, '');
  for (const match of text.matchAll(dotted)) {
    const [whole, first = '', second = ''] = match;
    const middle = match.index + first.length + 1;
    const gap = gapBefore(text, match.index);
    found.push({ at: match.index, end: middle, step: String(Number(first)), gap, style: '.' });
    found.push({ at: middle, end: match.index + whole.length, step: String(Number(second)), gap: 0, style: '.' });
  }
  return found.sort((one, other) => one.at - other.at || one.end - other.end);
}

/** 'Ex 2 :', 'T2:', and 'B:' or 'B)' alone where sections have letters. */
function patternsOf(sections: ReadonlySet<string>): readonly (readonly [string, RegExp])[] {
  return [...sections].flatMap((name): (readonly [string, RegExp])[] => {
    if (!/^[\p{L}\d.]{1,5}$/u.test(name)) return [];
    const own = name.replace('.', String.raw`\.`);
    const named = new RegExp(
      String.raw`${apart}(?:(?:${word})(?:\.?\s+|\.|(?=\d)|\s?n\s?[°º]\s*)|${initial}(?=\d))${own}(?![\p{L}\d])\s*(?:[(\[]\d{1,3}\s?\p{L}{1,8}[)\]])?[\s:.)=–—-]*`,
      'giu',
    );
    const alone = new RegExp(String.raw`${apart}${own.toUpperCase()}\s?(?:[:.)]|\s[–—-])\s*(?=\S)`, 'gu');
    return /^[a-z]$/u.test(name)
      ? [
          [name, named],
          [name, alone],
        ]
      : [[name, named]];
  });
}

function gapBefore(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 4), at);
  if (at === 0 || /\t\s*$|\s{2,}$/u.test(before)) return 3;
  if (/[;|•·/–—]\s*$/u.test(before)) return 2;
  return /[,.)\]]\s*$/u.test(before) ? 1 : 0;
}
