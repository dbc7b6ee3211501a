const number = String.raw`[-+−]?\d[\d\s,.·]*(?:\s*[×x*]\s*10\s*(?:\^?\s*[-−]?\d+|[⁻⁰¹²³⁴-⁹]+))?`;
const unit = String.raw`(?:\s*\(?\s*[\p{L}%°℃Ω£$€µμ][\p{L}%°²³⁻¹\d/.·\s]{0,24}\)?)?`;
const quantity = new RegExp(String.raw`^[£$€×]?${number}${unit}\.?$`, 'u');
/** Numbers with signs between them, and at most letters of one or two for what they stand for. */
const arithmetic =
  /^(?:[\d½¼¾⅓⅔\s.,()[\]×x*÷/+\-−–^=²³√%£⁻⁰¹²³⁴-⁹]|\b[A-Za-zΔ]{1,2}\b|(?<=\d\s?)(?:[A-Za-zΩ°]{1,3}))+$/u;
const operates = /\d\s*\)?\s*[×x*÷/+−–-]\s*\(?\s*\d|[²³^]/u;

const longest = 200;

/** Whether a text is working: numbers that are reckoned with, and no words. */
export function isWorking(text: string): boolean {
  return text.length < longest && arithmetic.test(text.trim()) && operates.test(text);
}

/** Whether a text is a number with or without its unit. */
function isQuantity(text: string): boolean {
  return text.length < longest && quantity.test(text.trim());
}

/**
 * The result of a calculation: of '240 ÷ 30 = 8 m/s' it is '8 m/s', and of working followed by a quantity the quantity. Anything
 * else stays as it is: 'Q = E/V', 'x = 5'.
 */
export function resultOf(said: readonly string[]): string[] {
  const points = withUnit(said);
  const whole = points.join(' ').replace(/\s*;\s*/gu, ' ');
  const last = (points.at(-1) ?? '').split(/;\s*/u).at(-1) ?? '';
  const at = last.lastIndexOf('=');
  const [before, after] = [last.slice(0, Math.max(0, at)).trim(), last.slice(at + 1).trim()];
  if (!isQuantity(after)) return [...points];
  const earlier = points.slice(0, -1);
  const reckoned = before === '' ? earlier.join(' ') : before;
  if (at >= 0 && (isWorking(reckoned) || isWorking(reckoned.slice(reckoned.lastIndexOf('=') + 1)))) {
    return earlier.every((point) => isWorking(point) || isStep(point)) && whole !== '' ? [after] : [...points];
  }
  // 'R = 6 ÷ 0.5' above 'R = 12 Ω'; what solves an equation stays whole.
  const isNamed = at > 0 && /^[\p{L}\s]{1,30}$/u.test(before);
  if (isNamed && earlier.length > 0 && earlier.every((point) => isWorking(point) || isStep(point)))
    return [/[^\d\s.,]/u.test(after) ? after : last];
  const isOnTheWay = (point: string) => isStep(point) || (!isQuantity(point) && point.split(/\s+/u).length <= 4);
  if (at === -1 && earlier.some(isStep) && earlier.every(isOnTheWay)) return [after];
  return [...points];
}

/** A unit with a mark of its own belongs to the number above it: '1.2', then 'cm³/s'. */
function withUnit(points: readonly string[]): readonly string[] {
  const [number, unitAlone] = points.slice(-2);
  if (number === undefined || unitAlone === undefined || !/^[\d\s,.]{1,12}$/u.test(number) || !isUnit.test(unitAlone))
    return points;
  return [...points.slice(0, -2), `${number} ${unitAlone}`];
}

const isUnit =
  /^(?:[kmcµMG]?(?:m|g|s|J|W|N|V|A|Hz|Pa|C|mol|l|Ω)[²³]?|dm³|cm³|°C|%|h|min)(?:\s?\/\s?(?:[kcmd]?[mgsl][²³]?|dm³|min|h|mol|°C))*$/u;

const step =
  /^\W*(?:recall|rearrang\w+|substitut\w+|evaluat\w+|conver\w+|calculat\w+|working|method|(?:correct\s+|final\s+)?answer|unit)\s*(?:[[(]\d[\])])?\s*[:–-]?\s*/iu;

/** The result among lines that name each step with its mark: 'substitution (1) 3 × 4', 'evaluation (1) 12'; `undefined` for other lines. */
export function namedResult(lines: readonly string[]): string | undefined {
  const named = lines.filter((line) => /^\W*(?:rearrang|substitut|evaluat|conver)/iu.test(line));
  if (named.length < 2) return undefined;
  const at = lines.findLastIndex((line) => /^\W*(?:evaluat|(?:correct\s+|final\s+)?answer)/iu.test(line));
  const said = lines[at]?.replace(step, '').trim();
  return said === '' ? lines[at + 1]?.trim() : said;
}

/** 'V = I × R', 'Q = It', '30 = I × 60' or '= 0.5 × 12': a line on the way to a result. */
function isStep(text: string): boolean {
  return (
    isWorking(text.replace(/=\s*[^=]*$/u, '')) ||
    /^[\p{L}\s]{1,30}=\s*[\d.,\s]+[\p{L}%°Ω/²³]{0,6}$/u.test(text) ||
    /^[\p{L}\s]{0,30}=\s*\S.*[×x÷/*+−-]/u.test(text) ||
    /^[\p{L}Δ]{1,2}\s*=\s*½?[\p{L}Δ]{2,4}[²³]?$/u.test(text) ||
    (/^[\d.,·\s]+=.*[×÷/*]/u.test(text) && arithmetic.test(text)) ||
    isWorking(text)
  );
}
