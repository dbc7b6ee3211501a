import type { Evidence } from '../../answers/marking.ts';
import type { Comparison, Meeting } from './compare.ts';
import type { Unit } from './model-answer.ts';
import type { Token } from './tokens.ts';

/** More words than this make nothing clearer. */
const mostShown = 8;

/** The key words of the model answer that the answer has, quoting both; other words where it has no key words. */
export function evidenceOf({ model, answer, met }: Comparison, original: string): Evidence[] {
  const found: { unit: Unit; meeting: Meeting; token: Token }[] = [];
  model.units.forEach((unit, index) => {
    const meeting = met[index];
    const token = meeting === undefined ? undefined : answer.tokens[meeting.at];
    if (meeting !== undefined && token !== undefined) found.push({ unit, meeting, token });
  });
  const keys = found.filter(({ unit }) => unit.isKey);
  return (keys.length > 0 ? keys : found).slice(0, mostShown).map(({ unit, meeting, token }) => ({
    part: quoted(model.text, unit.token),
    words: quoted(original, token),
    how: meeting.how,
  }));
}

/** The key words of the model answer that the answer does not have, in the model answer's words. */
export function missingFrom({ model, met }: Comparison): string[] {
  const missing = model.units.filter(({ isKey }, unit) => isKey && met[unit] === undefined);
  return missing.slice(0, mostShown).map(({ token }) => quoted(model.text, token));
}

function quoted(text: string, { word }: Token): string {
  return text.slice(word.start, word.end);
}
