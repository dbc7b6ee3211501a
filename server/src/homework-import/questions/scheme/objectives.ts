const code = String.raw`AO\s?[1-6](?:\.\d[a-z]?|[a-d])?(?:\s*[/,&]\s*(?:AO\s?)?[1-6](?:\.\d)?)*(?:\s*[-–:]?\s*\d{1,2}(?:\.\d{1,2}){1,4}[a-z]?)*`;
const reference = String.raw`[[(]\s*(?:spec(?:ification)?\s*(?:ref(?:erence)?\.?)?\s*:?\s*)?\d{1,2}(?:\.\d{1,2}){2,4}\s*[\])]`;
const atEnd = new RegExp(
  String.raw`(?:^|\s+|(?<=[\])]))(?:[[(]\s*${code}(?:\s*[:=]?\s*\d)?\s*[\])]|${code}|${reference})\s*\.?$`,
  'u',
);
const between = new RegExp(String.raw`(?<=[\])])\s*(?:[[(]\s*${code}\s*[\])]|${code})(?=\s*[;,.]|\s)`, 'gu');
const atStart = new RegExp(String.raw`^(?:[[(]\s*${code}\s*[\])]|${code})\s*(?:[:–—-]\s*|\t\s*)(?=\S)`, 'u');

/** Without the assessment objective, or the place in a specification, that a mark scheme names: 'nucleus (AO1)', '… [1] AO2 4.1.1'. */
export function withoutObjectives(text: string): string {
  if (!/AO\s?\d|\d\.\d{1,2}\.\d/u.test(text)) return text;
  return text.replace(atEnd, '').replace(between, '').replace(atStart, '').trim();
}
