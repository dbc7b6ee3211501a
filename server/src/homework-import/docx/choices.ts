import { attribute, elements, find } from '../xml/find.ts';
import type { XmlElement } from '../xml/parse-xml.ts';
import type { Paragraph, Span } from './document.ts';

/** A list to choose from within a sentence: of a content control, or of an old form field. */
export interface Choice {
  readonly options: readonly string[];
  /** What is chosen; `undefined` where the list shows its prompt. */
  readonly chosen: string | undefined;
}

const prompt = /^(?:choose|select|pick|click)\b.*\b(?:item|answer|option|here|one)\b|^[-–—\s.]*$/iu;

/** The list of a content control; `undefined` for any other control. `shown` is the text that stands in it. */
export function readDropDown(properties: XmlElement | undefined, shown: string): Choice | undefined {
  const list = find(properties, 'w:dropDownList') ?? find(properties, 'w:comboBox');
  if (list === undefined) return undefined;
  const options = elements(list, 'w:listItem')
    .map(({ attributes }) => (attributes['w:displayText'] ?? attributes['w:value'] ?? '').trim())
    .filter((option) => !prompt.test(option));
  const chosen = options.find((option) => option === shown.trim());
  return { options, chosen: find(properties, 'w:showingPlcHdr') === undefined ? chosen : undefined };
}

/** The list of an old form field; `undefined` for any other field. Its first entry is shown where nobody chose. */
export function readFormList(mark: XmlElement): Choice | undefined {
  const list = find(mark, 'w:ffData', 'w:ddList');
  if (list === undefined) return undefined;
  const entries = elements(list, 'w:listEntry').map(({ attributes }) => (attributes['w:val'] ?? '').trim());
  const chosen = Number(attribute(list, 'w:val', 'w:result') ?? 0);
  return {
    options: entries.filter((entry) => !prompt.test(entry)),
    chosen: chosen > 0 ? entries[chosen] : undefined,
  };
}

/** What the lists of a paragraph say, in lines below it that are read everywhere: 'Options: …' and 'Answer: …'. */
export function choiceParagraphs(
  paragraph: Paragraph,
  choices: readonly Choice[],
  plain: Omit<Span, 'text'>,
): Paragraph[] {
  const [first] = choices;
  if (first === undefined) return [];
  const isOne = choices.every(({ options }) => options.join() === first.options.join());
  const chosen = choices.flatMap((choice) => choice.chosen ?? []);
  const texts = [
    ...(isOne && first.options.length > 1 ? [`Options: ${first.options.join('; ')}`] : []),
    ...(chosen.length === choices.length ? [`Answer: ${chosen.join('; ')}`] : []),
  ];
  return texts.map((text) => ({ ...paragraph, label: null, pictures: [], spans: [{ ...plain, text }] }));
}
