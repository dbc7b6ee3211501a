/** How many digits a question asks for; each is absent where it says nothing. */
export interface AskedDigits {
  readonly digits?: number | undefined;
  readonly significantFigures?: number | undefined;
  readonly decimalPlaces?: number | undefined;
}

const counts = 'one two three four five six seven eight nine ten'.split(' ');
const count = String.raw`\b(\d{1,2}|${counts.join('|')})[\s-]*`;
const places = new RegExp(String.raw`${count}(?:d\.?\s?p\b|decimal\s+places?|places?\s+of\s+decimals)`, 'i');
const figures = new RegExp(String.raw`${count}(?:s\.?\s?f\b|sig\w*\.?\s*fig)`, 'i');
const digits = new RegExp(String.raw`${count}(?:bits?\b|(?:binary |hex\w* )?digits?\b|figure\s+grid)`, 'i');
const rounding =
  /\bround|\bnearest\b|\bestimate|\bapproximat|\btruncat|\bcorrect to\b|\bdecimal places?\b|\bsig\w*\.? fig|\bd\.?p\b|\bs\.?f\b/i;

/** How many digits, significant figures or decimal places a question asks for: 'to 2 d.p.', 'an 8-bit number', 'a four-figure grid reference'. */
export function askedDigits(question: string): AskedDigits {
  const [all, significant, behind] = [digits, figures, places].map((words) => countIn(words, question));
  return {
    ...(all === undefined ? {} : { digits: all }),
    ...(significant === undefined ? {} : { significantFigures: significant }),
    ...(behind === undefined ? {} : { decimalPlaces: behind }),
  };
}

/** Whether a question says how its answer is to be rounded. */
export function asksForRounding(question: string): boolean {
  return rounding.test(question);
}

function countIn(words: RegExp, question: string): number | undefined {
  const [, said] = words.exec(question) ?? [];
  if (said === undefined) return undefined;
  const at = counts.indexOf(said.toLowerCase());
  return at < 0 ? Number(said) : at + 1;
}
