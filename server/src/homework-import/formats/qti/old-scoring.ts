import { descendants, elements, find, textOf, type XmlElement } from '../../../files/xml.ts';
import { plain, type WeightedAnswer } from '../quiz/structured-question.ts';

/** The answers that earn something in an item of QTI 1.2, by the response that they answer, with what they earn as their worth. */
export function rightAnswers(item: XmlElement): ReadonlyMap<string, WeightedAnswer[]> {
  const found = new Map<string, WeightedAnswer[]>();
  for (const condition of elements(find(item, 'resprocessing'), 'respcondition')) {
    const worth = Math.max(0, ...elements(condition, 'setvar').map((one) => Number(textOf(one)) || 0));
    if (worth === 0) continue;
    const variables = find(condition, 'conditionvar');
    const range = rangeIn(variables);
    const given = asked(variables).map((one) => ({ id: one.attributes.respident ?? '', text: textOf(one).trim() }));
    if (range !== undefined && ![...found.keys(), ...given.map(({ id }) => id)].includes(range.id))
      given.push({ id: range.id, text: String(tidy((range.low + range.high) / 2)) });
    for (const { id, text } of given) {
      const answers = found.get(id) ?? [];
      const away = range === undefined ? 0 : Math.max(0, range.high - Number(text), Number(text) - range.low);
      if (!answers.some((one) => one.text === text)) answers.push({ ...plain(text), worth, tolerance: tidy(away) });
      found.set(id, answers);
    }
  }
  return found;
}

/** The answers that a condition asks for, but for those that must not be given. */
const asked = (variables: XmlElement | undefined): XmlElement[] =>
  elements(variables).flatMap((one) =>
    one.name === 'varequal' ? [one] : /^(?:and|or)$/u.test(one.name) ? asked(one) : [],
  );

/** Between which numbers an answer may be. */
function rangeIn(variables: XmlElement | undefined) {
  const [low] = descendants(variables, 'vargte', 'vargt');
  const [high] = descendants(variables, 'varlte', 'varlt');
  if (low === undefined || high === undefined) return undefined;
  return { id: low.attributes.respident ?? '', low: Number(textOf(low)), high: Number(textOf(high)) };
}

/** 0.1 for 9.9 - 9.8, of which arithmetic in binary makes 0.0999…96. */
const tidy = (value: number) => Number(value.toPrecision(12));
