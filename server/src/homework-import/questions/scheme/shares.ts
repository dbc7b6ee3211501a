const unit = '(?:marks?|mks?|mrks?|m|points?|pts?)';
const number = String.raw`(?:½|\d{1,2}(?:[.,]\d{1,2})?)`;
const anyOf = String.raw`(any\s+(?:\d|two|three|four|five|six)?)?[^()[\]\d=]{0,20}`;

const share = /(?:\s+|^)[[(]\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*(?:marks?|mks?|m)?\s*[\])]\.?$/iu;
const parts = /(?<=[\p{L}.])\s+[[(]\s*([1-9])\s*(?:marks?|m)?\s*([+×x])\s*([1-9])\s*(?:marks?|m)?\s*[\])]\.?$/u;
/** '(Any 2x1=2mks)', '[0,5 x 2 = 1 pt]' */
const product = new RegExp(
  String.raw`(?:^|\s*)[[(]\s*${anyOf}(${number})\s*${unit}?\s*[x×*]\s*${number}\s*${unit}?\s*=\s*([1-9]\d?)\s*${unit}?\.?\s*[\])]\s*\.?$`,
  'iu',
);
/** '(1m + 1m = 2m)', '(Two differences: 1m + 1m = 2m)' */
const sum = new RegExp(
  String.raw`(?:^|\s*)[[(][^()[\]\d]{0,40}${number}\s*${unit}?(?:\s*\+\s*${number}\s*${unit}?){1,4}\s*=\s*([1-9]\d?)\s*${unit}\.?\s*[\])]\s*\.?$`,
  'iu',
);
/** '[2 marks @ 1 mark each]', '(any two @ 1mk = 2mks)' */
const rate = new RegExp(
  String.raw`(?:^|\s*)[[(]\s*${anyOf}(?:([1-9])\s*${unit}\s*)?@\s*${number}\s*${unit}?(?:\s*each)?(?:\s*=\s*([1-9]\d?)\s*${unit})?\.?\s*[\])]\s*\.?$`,
  'iu',
);

/** '[2/2]' of a model answer, '(3m + 3m)', '(2 × 1 m)' and '(Any 2x1=2mks)': what it was given, or earns; 'any 2' stays behind the text. */
export function takeShare(text: string): { text: string; marks: number } | undefined {
  const [whole, got, most] = share.exec(text) ?? [];
  if (whole !== undefined && got !== undefined && got === most)
    return { text: text.slice(0, -whole.length).trim(), marks: Number(got) };
  const counted = product.exec(text);
  if (counted !== null) return withAny(text.slice(0, counted.index), counted[1], counted[2], Number(counted[3]));
  const rated = rate.exec(text);
  const all = rated?.[2] ?? rated?.[3];
  if (rated !== null && all !== undefined) return withAny(text.slice(0, rated.index), rated[1], undefined, Number(all));
  const added = sum.exec(text);
  if (added !== null) return { text: text.slice(0, added.index).trim(), marks: Number(added[1]) };
  const [both, one = '', sign, other = ''] = parts.exec(text) ?? [];
  if (both === undefined || both.length === text.length) return undefined;
  const marks = sign === '+' ? Number(one) + Number(other) : Number(one) * Number(other);
  return { text: text.slice(0, -both.length).trim(), marks };
}

function withAny(text: string, any: string | undefined, count: string | undefined, marks: number) {
  if (any === undefined) return { text: text.trim(), marks };
  const enough = /\d|two|three|four|five|six/iu.exec(any)?.[0] ?? count ?? '';
  return { text: `${text.trim()} (any ${enough})`.trim(), marks };
}
