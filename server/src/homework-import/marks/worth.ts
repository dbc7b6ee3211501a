const unit =
  '(?:marks?|mks?|mk|pts?|points?|scores?|p|m|alama|al|баллов|балла?|điểm|分|puntos?|pontos?|punkte?|punti|pt)';
const number = String.raw`(\d{1,3}(?:[.,]5|\s?½)?|½)`;
/**
 * '[2 marks]', '(alama 3)', '(10)' at the end; '(10 pts)' or '5 marks:' at the start; '– 3 marks', '____/3' and a number
 * behind a tab at the end. */
const patterns = [
  new RegExp(
    String.raw`\s*[[({（【]\s*(?:worth\s*)?(?:${unit}\s*[:=]?\s*)?${number}\s*${unit}?\.?\s*(?:each)?\s*[\])}）】]\s*[.:]?\s*$`,
    'iu',
  ),
  new RegExp(String.raw`^[[({（【]\s*${number}\s*${unit}\.?\s*(?:each)?[\])}）】]\s*[:.]?\s*`, 'iu'),
  new RegExp(String.raw`^${number}\s(?:marks?|pts|points)\s*[:.)]\s*`, 'iu'),
  new RegExp(String.raw`(?:^|\s+)[-–(]?\s*${number}\s*(?:marks?|mks|pts?|points?|scores?)\s*\.?\s*$`, 'iu'),
  new RegExp(String.raw`(?:\s*(?:_{2,}|\t)|(?<=[?.!:])\s)\s*\/\s?${number}\s*$`, 'u'),
  /^\W*(?:marked out of|(?:marks?|points?|pts|worth)\s*[:=])\s*(\d{1,3})(?:[.,]0+)?\W*$/iu,
  /(?<=[.?!:)]\s*)\t\s*(\d{1,2})$/u,
];
const total = /^\W*(?:total|max(?:imum)?)\b[^.?]{0,40}?(\d{1,3})\s*(?:marks?|mks?|points?|pts)?[\s\])}.]*$/iu;
/** What a line says that a whole question, a page or a paper is worth: '(Total for Question 3 is 5 marks)'. Null where it says no such thing. */
export function findTotal(text: string): number | null {
  const match = text.length > 80 ? null : total.exec(text);
  return match === null ? null : Number(match[1]);
}

export interface Worth {
  readonly marks: number;
  readonly from: number;
  readonly to: number;
}

/** What a text says that it is worth, and where: '(3 marks)'. Null where it does not; an index in code, `list[2]`, is none. */
export function findWorth(text: string): Worth | null {
  // Marks stand at either end, so the middle of a very long text is not looked through.
  const end = Math.max(0, text.length - 60);
  for (const pattern of patterns) {
    const from = pattern.source.startsWith('^') ? 0 : end;
    const match = pattern.exec(text.slice(from));
    const said = match?.[1];
    if (match === null || said === undefined) continue;
    const isGlued =
      from + match.index > 0 && /^[[(]/u.test(match[0]) && /[\p{L}\d)\]]$/u.test(text.slice(0, from + match.index));
    if (isGlued && !/[a-z]{2}/iu.test(match[0])) continue;
    const marks = Math.round(Number(said.replace(',', '.').replace(/\s?½/u, '.5')));
    if (marks > 0 && marks <= 100) return { marks, from: from + match.index, to: from + match.index + match[0].length };
  }
  return null;
}

const wordOfMarks = '(?:marks?|mks?|pts?|points?|scores?|alama)';
const each = new RegExp(
  String.raw`\b(?:each|every)\b[^.;?]{0,40}?\b(?:carries|carry|is|are|has|have|worth|for|gets?|earns?|[:=(])\s*(?:\w+\s)?(\d{1,2})\s*${wordOfMarks}\b|\b(\d{1,2})\s*${wordOfMarks}\s*(?:for\s+)?(?:each|every|per question|apiece)\b`,
  'giu',
);

/**
 * What lines say that each of the questions below them is worth: 'Each question carries 5 marks', '(2 marks each)'. Undefined where they do not,
 * or where some are worth more than others.
 */
export function worthOfEach(lines: readonly { readonly text: string }[]): number | undefined {
  const worths = lines.flatMap(({ text }) =>
    text.length > 400 ? [] : [...text.matchAll(each)].map((match) => Number(match[1] ?? match[2])),
  );
  return new Set(worths).size === 1 ? worths[0] : undefined;
}
