/** '[2/2]' of a model answer, and '(3m + 3m)', '(2 × 1 m)': what it was given, or earns. */
export function takeShare(text: string): { text: string; marks: number } | undefined {
  const [whole, got, most] = share.exec(text) ?? [];
  if (whole !== undefined && got !== undefined && got === most)
    return { text: text.slice(0, -whole.length).trim(), marks: Number(got) };
  const [sum, one = '', sign, other = ''] = parts.exec(text) ?? [];
  if (sum === undefined || sum.length === text.length) return undefined;
  const marks = sign === '+' ? Number(one) + Number(other) : Number(one) * Number(other);
  return { text: text.slice(0, -sum.length).trim(), marks };
}

const share = /(?:\s+|^)[[(]\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*(?:marks?|mks?|m)?\s*[\])]\.?$/iu;
const parts = /(?<=[\p{L}.])\s+[[(]\s*([1-9])\s*(?:marks?|m)?\s*([+×x])\s*([1-9])\s*(?:marks?|m)?\s*[\])]\.?$/u;
