import { isUnit } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

/** '(sun / moon)', '[light/sound/heat]' */
const choice = /[([]\s*[^()[\]/]{1,40}(?:\s*\/\s*[^()[\]/]{1,40}){1,3}\s*[)\]]/gu;
const asksToChoose = /\b(?:circle|choose|underline|delete|cross\s+out|select|ring|highlight|pick)\b/iu;
const fewest = 2;
/** How far above the passage it may be said what is to be done. */
const near = 2;

/**
 * 'The (sun / moon) is a star. It gives out (light / sound).' below 'Circle the correct words.' asks once for each of its choices: a part for
 * each, with its sentence.
 */
export function spellChoicesInPassage(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index): readonly Item[] => {
    if (item.kind !== 'line') return [item];
    const end = readMarker(item.text)?.kind === 'number' ? (readMarker(item.text)?.end ?? 0) : 0;
    const passage = item.text.slice(end);
    const choices = choicesIn(passage);
    const above = items.slice(Math.max(0, index - near), index + 1);
    const isAsked = above.some((one) => one.kind === 'line' && asksToChoose.test(one.text));
    const hasParts = above.some((one) => one.kind === 'line' && readMarker(one.text)?.kind === 'letter');
    if (choices.length < fewest || !isAsked || hasParts) return [item];
    return partsOf(item, end, passage);
  });
}

function partsOf(line: Line, end: number, passage: string): readonly Line[] {
  const sentences = [...passage.matchAll(/\S[^.!?]*(?:[.!?]+(?!\d)|$)/gu)];
  const [first] = sentences;
  const isInstruction = first !== undefined && choicesIn(first[0]).length === 0 && asksToChoose.test(first[0]);
  const asked = isInstruction ? sentences.slice(1) : sentences;
  const parts = asked.flatMap(({ index, 0: sentence }) =>
    eachChoice(sliceLine(line, end + index, end + index + sentence.length)),
  );
  const said = parts.map((part, at) => relabelled(part, `${String.fromCharCode(97 + at)})`));
  const head = sliceLine(line, 0, end + (isInstruction ? first[0].length : 0));
  return head.text === '' ? said : [head, ...said.map((part) => ({ ...part, continues: false }))];
}

/** '(m/s)' is a unit, and '(3/4)' a number. */
const choicesIn = (text: string) =>
  [...text.matchAll(choice)].filter(
    ([whole]) =>
      !/^.\d+\/\d+.$/u.test(whole) &&
      !whole
        .slice(1, -1)
        .split('/')
        .every((part) => isUnit(part.trim())),
  );

/** A sentence for each choice in it, with the others left out. */
function eachChoice(sentence: Line): readonly Line[] {
  const found = choicesIn(sentence.text);
  if (found.length < fewest) return [sentence];
  return found.map(({ index: own }) => {
    let said = '';
    let from = 0;
    for (const { index, 0: whole } of found) {
      said += sentence.text.slice(from, index) + (index === own ? whole : '…');
      from = index + whole.length;
    }
    return spokenLine(said + sentence.text.slice(from), sentence.place);
  });
}
