import { readCount } from './points.ts';

const kind = '(?:MP|[MABCEPRK])';
const ordinal = '(?:[1-6](?:st|nd|rd|th)|first|second|third|fourth|fifth)';
const named = String.raw`(?:(?:marking\s+)?(?:mark|point)\s*#?\s*(?<of>[1-9])|(?<nth>${ordinal})\s+mark)`;
/** 'M1:', '(MP2)', 'B1 for', 'Mark 1 –', '1st mark:' before what earns it; a code with nothing but a space behind it is weak. */
const before = new RegExp(
  String.raw`^[\s•*·–-]*[[(]?(?:(?<kind>${kind})\s?(?<count>[1-9])|${named})[\])]?(?:(?:\s*[:=]|\s+[–—-]|\.)\s*|\s+for\s+(?:(?:saying|stating)\s+(?:that\s+)?|(?:the\s+)?idea\s+(?:that|of)\s+)?|(?<=[\])])\s+|(?<weak>\s+))(?=\S)`,
  'iu',
);
const inside = new RegExp(
  String.raw`(?:[;,.]\s*|\s+)(?=[[(]?(?:MP\s?[1-9]\b|(?:${kind})[1-9](?:\s*:|\s+for\s|[\])]|\s+[–—-]\s)))|[;.]\s*(?=(?:${kind})[1-9]\s)`,
  'gu',
);
const codes = String.raw`${kind}[1-9](?:[\s,]+${kind}[1-9]){0,4}`;
const bracketed = new RegExp(String.raw`\s+[[(]\s*(${codes})\s*[\])]`, 'gu');
const behind = new RegExp(String.raw`(\t\s*|\s+)(${codes})[.;]?$`, 'u');

/**
 * Mark schemes with the codes of examiners, 'M1: it heats up', '12 × 3 (M1)', 'B1 for 36', have their marks behind the points, as they are
 * read everywhere: 'it heats up (1)'. Any other text stays as it is.
 */
export function spellMarkCodes(source: string): string {
  const text = withLettersSpelt(source);
  if (!/[1-9]|\b(?:first|second)\s+mark\b/iu.test(text)) return text;
  const lines = text.split('\n');
  const split = before.test(lines[0] ?? '') ? lines.flatMap((line) => line.split(inside)) : lines;
  const found = split.map((line) => before.exec(line));
  return isCoded(found) ? withMarksBehind(split, found) : spellCodesBehind(lines);
}

/** 'R. watt' and 'A. N' below an answer reject and accept, as AQA has it; an 'A.' above 'B.' is an option. */
function withLettersSpelt(text: string): string {
  if (!/\n\s*[AR]\.\s/u.test(text) || /(?:^|\n)\s*B\.\s/u.test(text)) return text;
  return text.replace(/\n\s*R\.\s+/gu, '\nDo not accept: ').replace(/\n\s*A\.\s+/gu, '\nAccept: ');
}

/** Codes count where a sign stands behind one of them, or where method marks are among several. */
function isCoded(found: readonly (RegExpExecArray | null)[]): boolean {
  const codes = found.filter((match) => match !== null);
  const isStrong = codes.some(({ groups }) => groups?.weak === undefined);
  const hasMethod = codes.some(({ groups }) => /^M/u.test(groups?.kind ?? ''));
  return isStrong ? codes.length > 1 || !/^A$/u.test(codes[0]?.groups?.kind ?? '') : codes.length > 1 && hasMethod;
}

/** 'M1', 'M2' and 'M3' count the marks; 'M1', 'A2' say how many each is worth. */
function withMarksBehind(lines: readonly string[], found: readonly (RegExpExecArray | null)[]): string {
  const codes = found.flatMap((match) => (match?.groups === undefined ? [] : [match.groups]));
  const goOn = codes.every(
    (code, index) => code.count === undefined || (code.kind === codes[0]?.kind && Number(code.count) === index + 1),
  );
  return lines
    .map((line, index) => {
      const match = found[index];
      if (match === null || match === undefined) return line;
      const said = line
        .slice(match[0].length)
        .replace(/^(?:cao|oe|dep)\s+(?=\S)/u, '')
        .replace(/(?:[\s;,]+(?:oe|cao|isw|dep)\b)*[\s;,]*$/u, '');
      const marks = goOn ? 1 : readCount(match.groups?.count ?? '1');
      return hasMarks.test(said) ? said : `${said} (${marks})`;
    })
    .join('\n');
}

const hasMarks = /[[(]\s*\d\s*(?:marks?|mks?|m)?\s*[\])]$/iu;

function spellCodesBehind(lines: readonly string[]): string {
  const plain = lines.map((line) => behind.exec(line));
  const count = plain.filter((match) => match !== null).length;
  const hasMethod = plain.some((match) => /M/u.test(match?.[2] ?? ''));
  const areMany = (count > 1 && hasMethod) || (count === 1 && plain.some((match) => match?.[1]?.includes('\t')));
  return lines
    .map((line, index) => {
      const match = areMany ? plain[index] : undefined;
      const own = match ? `${line.slice(0, match.index)} (${worth(match[2] ?? '')})` : line;
      return own.replace(bracketed, (_whole, said: string) => ` (${worth(said)})`);
    })
    .join('\n');
}

/** 'M1 A1' are two marks. */
const worth = (said: string): number => (said.match(/\d/gu) ?? []).reduce((sum, digit) => sum + Number(digit), 0);
