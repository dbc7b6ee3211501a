import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { asQuestion } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const answer = /(?:^|\s)Ans(?:wer)?\s*:\s*/u;
const fewest = 4;
/** Of the bullets. */
const share = 0.9;
/** A full stop that was put behind what has a sign of its own: 'What is weight?.' */
const stopBehindSign = /(?<=[?:=,])\.$/u;

/**
 * '◉ What is weight?. Answer: a force' for every bullet, its answer perhaps on the line below, where nothing has a number, as collections of
 * flash cards are printed: each is a question with its answer. Lines without a bullet go on with what is above.
 */
export function spellBulletsWithAnswers(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (item.kind === 'line' && isBullet(item) ? [index] : []));
  if (starts.length < fewest || items.some((item) => item.kind !== 'line' || isOther(item))) return items;
  const lines = items.filter((item) => item.kind === 'line');
  const cards = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  const answered = cards.filter((card) => card.filter(({ text }) => answer.test(text)).length === 1);
  if (answered.length < cards.length * share) return items;
  return [...items.slice(0, starts[0]), ...cards.flatMap((card, at) => spelt(card, at + 1))];
}

/** '◉' may be a box that is ticked as well. */
function isBullet({ text }: Line): boolean {
  const kind = readMarker(text)?.kind;
  return kind === 'bullet' || (kind === 'box' && text.startsWith('◉'));
}

/** A number, which '2026 …' at the top is not, or a letter. */
function isOther({ text }: Line): boolean {
  const kind = readMarker(text)?.kind;
  return (kind === 'number' && !/^\d{4}\s/u.test(text)) || kind === 'letter';
}

function spelt(card: readonly Line[], number: number): readonly Line[] {
  const at = card.findIndex(({ text }) => answer.test(text));
  const [first, own] = [card[0], card[at]];
  const match = own === undefined ? null : answer.exec(own.text);
  if (first === undefined || own === undefined || match === null) return card;
  const asked = [...card.slice(0, at), sliceLine(own, 0, match.index)];
  const said = [sliceLine(own, match.index + match[0].length), ...card.slice(at + 1)];
  const text = joined(asked.map((line) => line.text.slice(line === asked[0] ? (readMarker(line.text)?.end ?? 0) : 0)));
  return [
    asQuestion(spokenLine(text.replace(stopBehindSign, ''), first.place), number),
    spokenLine(`Answer: ${joined(said.map((line) => line.text))}`, own.place),
  ];
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' ');
