/** Text without its marks, and the marks where there were any. */
export interface TakenMarks {
  readonly text: string;
  readonly marks?: number;
  /** It is the total of several questions. */
  readonly total?: number;
}

const words: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const count = String.raw`(\d{1,3}|one|two|three|four|five|six)`;
const unit = '(?:marks?|mks?|mrks?|points?|pts?|puntos?|ptos?|punkte?|pkte?|pkt|punt[io]|pontos?|marciau|marc|m|p)';
const totalWord = '(?:(?:sub[-–\\s]{0,3})?total|out of|max(?:imum)?)';

const total = new RegExp(
  String.raw`\s*[[(]?\s*${totalWord}\b[^\d\n]{0,50}?(?:\d{1,2}\s*(?:is|=|:)\s*)?[_.\s/]*${count}\s*${unit}?\s*[\])]?\s*\.?$`,
  'iu',
);
const bracketed = new RegExp(
  String.raw`\s*\*{0,2}[[({]\s*(?:worth\s+)?${count}(?:(?<=\d)|\s*(?=${unit}))\s*${unit}?\.?\s*(?:each)?\s*[\])}]\*{0,2}\s*\.?$`,
  'iu',
);
/** '(2 x 3 = 6)' has the marks of all in the end. */
const product = /\s*[[(]\s*\d{1,2}\s*[x×*X]\s*\d{1,2}\s*=\s*(\d{1,2})\s*(?:marks?|mks?|m)?\s*[\])]\s*\.?$/iu;
const leading = new RegExp(String.raw`^\s*(?:\[\s*${count}\s*${unit}?\s*\]|\(\s*${count}\s*${unit}\s*\))\s*`, 'iu');
const inside = new RegExp(
  String.raw`\s*(?:\[\s*${count}\s*${unit}?\s*\]|\(\s*${count}\s*(?:marks?|mks?|points?|pts?)\s*\))\s*`,
  'iu',
);
/** '(1 mark' whose bracket was forgotten, at its end or beginning. */
const halfOpen = new RegExp(
  String.raw`\s*(?:[[(]\s*${count}\s*(?:marks?|mks?)|(?<=\s)${count}\s*(?:marks?|mks?)\s*[\])])\s*$`,
  'iu',
);
const named = new RegExp(
  String.raw`(?:^|\s)\(?(?:marks?|points?|worth)(?:\s+(?:available|awarded))?\s*[:=-]\s*(?:_+\s*\/\s*)?${count}\)?\s*\.?$`,
  'iu',
);
const written = new RegExp(
  String.raw`(?:^|\t\s*|\s{2,}|\s+[-–—]\s*|[.?!:_…]\s+)${count}\s*(?:marks?|mks?|points?|pts?)\s*\.?$`,
  'iu',
);
/** '…?\t2m', and '…?\t2', at the right of what is asked. */
const atRight = /\s*\t\s*(\d{1,2})\s?m?\.?$(?<=\p{L}{2}[^\t]*[?.!:]\s*\t\s*\d{1,2}\s?m?\.?)/iu;
/** 'Give an example 1 mark': a single space is enough where no verb or number before it makes it a part of the sentence. */
const spaced =
  /(?<!\b(?:score[sd]?|g[eo]ts?|ha[sd]|have|for|worth|of|is|are|to|than|only|the|by|or|and|from|gives?|lose[s]?|lost|earn(?:s|ed)?|award(?:s|ed)?|given?|gave|another|extra|each|\d))\s+(\d{1,2})\s*(?:marks?|mks?)$/iu;
const fraction =
  /(?:^|(?<=[?.!:)])\s+_{1,8}\s*|[_.…]\s*|\s)[[(]?\s*_{0,8}\s*\/\s*(\d{1,2})(?:\s*(?:marks?|points?))?\s*[\])]?\s*$/iu;
/** '1 / 7 / 9 / 14' are choices. */
const isList = /\S\s+\/\s+\S+\s+\/\s+\d{1,2}\W*$/u;
/** 'speed = 12 / 4' divides. */
const isDivision = /=[^=]*\d\s*\/\s*\d{1,2}\s*$/u;
const mostForOne = 30;

/** '(1,5 puntos)', '[0.5 marks]': Markwell marks in whole ones, the next above. */
const inHalves = new RegExp(String.raw`\s*[[(]\s*(\d{1,2})[.,]\d{1,2}\s*${unit}\s*[\])]\s*\.?$`, 'iu');

/** '2 marks SL', '[3 marks] (HL)': the level of a course that a question of the International Baccalaureate is for. */
const levelBehind = /(?<=\d\s{0,3}marks?\s{0,3}[\])]?)\s{1,3}[([]?(?:SL|HL)[)\]]?$/u;

/** Takes '[2]', '(2 marks)', '/2' or 'Total 10' off a line. A number in round brackets counts only where it stands apart: '…\t(2)'. */
export function takeMarks(line: string): TakenMarks {
  const source = line.replace(levelBehind, '');
  const whole = total.exec(source);
  if (whole !== null && (whole.index === 0 || /[[(]\s*total/i.test(whole[0]))) {
    return { text: source.slice(0, whole.index).trim(), total: toNumber(whole[1]) };
  }
  const half = inHalves.exec(source);
  if (half !== null) return { text: source.slice(0, half.index).trim(), marks: Number(half[1]) + 1 };
  for (const pattern of [product, bracketed, halfOpen, named, written, spaced, atRight, fraction]) {
    const match = pattern.exec(source);
    if (match === null || (pattern === fraction && (isList.test(source) || isDivision.test(source)))) continue;
    const marks = toNumber(match[1] ?? match[2]);
    const text = source.slice(0, match.index + (/^[.?!:_…]/u.exec(match[0])?.[0].length ?? 0)).trim();
    if (marks <= mostForOne && isApart(source, match)) return { text, marks };
  }
  for (const pattern of [leading, inside]) {
    const match = pattern.exec(source);
    if (match === null) continue;
    const marks = toNumber(match[1] ?? match[2]);
    if (marks <= mostForOne) return { text: without(source, match), marks };
  }
  return { text: source };
}

/** '45 (1 mark). Accept 46' without its mark. */
const without = (source: string, { index, 0: said }: RegExpExecArray) =>
  `${source.slice(0, index)} ${source.slice(index + said.length)}`.trim().replace(/ (?=[.,;](?:\s|$))/u, '');

const ofEach = new RegExp(
  String.raw`(?<![.,])\b${count}\s*${unit}\s*(?:for\s+)?(?:each|per\s+(?:question|answer|gap|word|blank|item)|chacune?s?|par\s+(?:bonne\s+)?(?:réponse|question|mot|phrase)|cada\s+un[ao]|por\s+(?:pregunta|respuesta)|je(?:weils)?|pro\s+(?:frage|aufgabe|antwort|wort|lücke)|ciascun[ao])(?!\p{L})|\beach\s+(?:(?:correct\s+)?(?:question|answer|gap|word)\s+)?(?:is|are|carries|has|gets|scores)?\s*(?:worth\s+)?${count}\s*${unit}\b`,
  'iu',
);

/** '2-mark questions' above them. */
const headOfEach = new RegExp(
  String.raw`^\W*(?:section\s+\w\W+)?${count}[\s-]${unit}\s+(?:questions?|items?|answers?)\W*$`,
  'iu',
);

/** What an instruction says that each question has: '[1 mark each]', 'Each question is worth 2 marks'. */
export function marksOfEach(text: string): number | undefined {
  const match = ofEach.exec(text) ?? headOfEach.exec(text);
  return match === null ? undefined : toNumber(match[1] ?? match[2]);
}

const behind = new RegExp(
  String.raw`^(.*[\p{L}\d?.:)_…]\s*(?:\[\s*${count}\s*${unit}?\s*\]|\(\s*${count}\s*(?:marks?|mks?)\s*\)))(?:\s{2,}|\t\s*)(\S.*)$`,
  'isu',
);

/** What stands behind the marks of a question, apart from them: for the teacher, the answer. `undefined` where nothing does. */
export function takeBehindMarks(text: string): { text: string; answer: string } | undefined {
  const match = behind.exec(text);
  const answer = match?.[4]?.trim() ?? '';
  const isNone = /[?]\s*$|^[\s_.…]*$|_{3,}|…{2,}|\.{4,}|^[([]?[A-Ha-h][).]/u.test(answer);
  return match === null || isNone ? undefined : { text: match[1] ?? '', answer };
}

/** 'Ca(2)' and 'f(1)' are no marks; '(2)' behind a space is. */
function isApart(source: string, match: RegExpExecArray): boolean {
  return !/^\(/u.test(match[0]) || match.index === 0 || /[\s?.!:_…]/u.test(source[match.index - 1] ?? ' ');
}

function toNumber(text: string | undefined): number {
  return words[text?.toLowerCase() ?? ''] ?? Number(text);
}
