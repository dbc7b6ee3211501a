import { readAnswerLine } from '../../lines/answer-text.ts';
import { spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const longest = 50;
type Kind = 'button' | 'explanation' | 'answer';

const kinds: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  [
    'button',
    /^(?:show|hide|reveal|view|see|check|click|tap|toggle|open|expand)\b(?!\s+(?:all\s+)?your\b).{0,20}\b(?:answers?|solutions?|explanations?|mark(?:ing)?\s*schemes?|working|rationale)\b.{0,20}$/iu,
  ],
  [
    'explanation',
    /^(?:the\s+)?(?:(?:worked|full|detailed|step[\s-]by[\s-]step|suggested)\s+)?(?:explanations?|rationale|reasoning|feedback|commentary|why(?:\s+(?:this|it)\s+is\s+(?:right|correct))?|worked\s+(?:solutions?|answers?|examples?)|workings?(?:\s+out)?|method|solution\s+steps|teach(?:er|ing)['’]?s?\s+(?:notes?|tips?)|examiner['’]?s?\s+(?:comments?|tips?|notes?)|common\s+(?:mistakes?|errors?|misconceptions?)|misconceptions?|erklärung|rechenweg|explication|explicación)$/iu,
  ],
  [
    'answer',
    /^(?:the\s+)?(?:(?:correct|model|sample|suggested|expected|final|right)\s+)?(?:answers?(?:\s+key)?|mark(?:ing)?\s*(?:schemes?|guidance|points?|criteria|key)|solutions?|responses?|réponse|respuesta|antwort|lösung)$/iu,
  ],
];

/**
 * Papers of sites and assistants have blocks below each question, 'Show answer' above 'Worked solution' above 'Marking scheme': the last
 * kind is the answer; what was to be pressed, and what explains, is left out.
 */
export function spellAnswerBlocks(items: readonly Item[]): readonly Item[] {
  const found = items.map((item, index) => (isAboveAnswer(item, items[index + 1]) ? 'button' : kindOf(item)));
  const count = (kind: Kind) => found.filter((one) => one === kind).length;
  const hasBoth = count('explanation') >= fewest && count('answer') >= fewest;
  if (count('button') < fewest && !hasBoth) return items;
  let isLeftOut = false;
  let last: string | undefined;
  return items.flatMap((item, index): Item[] => {
    const kind = found[index];
    const style = styleOf(item);
    if (style !== undefined && (last === undefined || style === last)) {
      last = style;
      isLeftOut = false;
    }
    if (kind === 'button') return [];
    if (kind === undefined) return isLeftOut ? [] : [item];
    isLeftOut = kind === 'explanation' && hasBoth;
    return isLeftOut ? [] : [spokenLine('Answer:', item.place)];
  });
}

function kindOf(item: Item): Kind | undefined {
  if (item.kind !== 'line' || item.text.length > longest || item.label !== null) return undefined;
  const text = item.text.replace(/^[^\p{L}]+|[\s:.–—-]+$/gu, '');
  return readMarker(item.text)?.kind === 'number' ? undefined : kinds.find(([, pattern]) => pattern.test(text))?.[0];
}

/** 'Answer/Explanation' above 'Answer: (C)' is what is pressed on a site to see it. */
const isAboveAnswer = (item: Item, next: Item | undefined) =>
  item.kind === 'line' &&
  item.text.length <= longest &&
  /^\P{L}*answers?\s*(?:\/|&|\+|and)\s*(?:explanations?|solutions?|rationale|workings?)\P{L}*$/iu.test(item.text) &&
  next?.kind === 'line' &&
  (readAnswerLine(next.text) ?? '') !== '';

/** How the number of a question is typed. */
function styleOf(item: Item): string | undefined {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'number' ? marker.style : undefined;
}
