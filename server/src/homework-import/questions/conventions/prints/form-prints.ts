import { asAlternatives } from '../../lines/answer-text.ts';
import { numberOf, unnumbered } from '../../lines/item-numbers.ts';
import { asks, isAnswerSpace } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

/** What only a form says, in the languages of its makers. */
const signs =
  /^(?:microsoft forms|google forms|(?:this content is neither created nor endorsed by|never submit passwords through)\b.*|\*?\s*(?:indicates required question|required|obligatoire|erforderlich|obligatorio)|enter your answer|when you submit this form\b.*)\.?$/iu;
const oval = /^(?:mark only one oval|markieren sie nur ein oval|une seule réponse possible|marca solo un óvalo)\.?$/iu;
const choosing =
  /^(?:mark only one oval|(?:tick|check|select|choose|mark) all that apply|markieren sie nur ein oval|une seule réponse possible|plusieurs réponses possibles|marca solo un óvalo)\.?$/iu;
/** What stands below the options of a form. */
const behindOptions = /^(?:correct|accepted|right|feedback|answers?|score|sections?|parts?|other)\b/iu;
/** What pupils are told by a form, and no teacher wrote. */
const told =
  /^(?:(?:tick|check|select|choose|mark) all that apply|plusieurs réponses possibles|wählen sie alle zutreffenden antworten aus|selecciona todos los que correspondan|your answer|enter your answer|options|short-answer text|long-answer text|(?:single|multi)[\s-]line text|please (?:select|choose) (?:at (?:most|least) )?\d+ options?|the value must be an? (?:number|whole number|integer|decimal)\b.{0,30}|please enter (?:an?|at most) (?:number|email|url|date|\d+ characters)\b.{0,40}|please input date.{0,20}|single choice|multiple choice|select (?:one|at most \d+ options?|your answer)|clear (?:selection|form)|submit|report abuse|privacy and terms|this is a required question|when you submit this form\b.*|\d{1,2}\s*\/\s*\d{1,2}\s*points?|powered by .{1,30})\.?$/iu;
const answers = /^(?:correct|accepted|right) answers\s*:\s*(?=\S)/iu;
/** What asks who fills the form in, and no more. */
const asksWho =
  /^(?:(?:what(?:['’]s|\s+is)|(?:please\s+)?(?:enter|type|write|select|choose|pick))\s+)?(?:your\s+)?(?:(?:full|first|last|family)\s+)?(?:name(?:\s+and\s+(?:class|form|surname))?|surname|class|form|tutor\s+group|teaching\s+group|set|year(?:\s+group)?|(?:student|candidate)\s+(?:number|id|name)|e-?mail(?:\s+address)?|teacher(?:['’]s\s+name)?)\s*[?:.]*\s*\**$|^(?:which|what)\s+(?:class|form|set|tutor\s+group|year(?:\s+group)?)\s+are\s+you\s+in\s*\?\s*\**$|^who(?:['’]s|\s+is)\s+your\s+(?:\p{L}+\s+)?teacher\s*\?\s*\**$|^(?:which|what)\s+(?:\p{L}+\s+)?teacher\s+(?:do\s+you\s+have|are\s+you\s+with|teaches\s+you|is\s+yours)\s*\?\s*\**$|^who\s+teaches\s+you(?:\s+(?:for\s+)?\p{L}+)?\s*\?\s*\**$/iu;
const numberAlone = /^\d{1,3}\s*[.)]?\s*\**$/u;
/** 'Mrs S: mark by hand – 1 point each: …' */
const byHand =
  /^(?:\p{Lu}[\p{L}. ]{0,24}:\s*)?(?:to\s+be\s+)?mark(?:ed)?\s+(?:by\s+(?:hand|me)|manually|by\s+the\s+teacher)\b[^:]{0,40}:\s*(?=\S)/iu;
/** The star of what must be answered, before its points or at the end: 'What is a river? *   1 point'. */
const star = /\s*\*(?=\s*$|\s*[[(]?\d{1,2}\s*(?:points?|pts?)\b|\t)/iu;

/**
 * Prints of forms without what the form says itself, 'Tick all that apply.' below a question, the star of what must be answered, and without
 * 'What is your name?'. Of several correct answers that a form knows each alone is right.
 */
export function spellFormPrints(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => item.kind === 'line' && (signs.test(item.text.trim()) || oval.test(item.text)));
  if (found.length === 0) return items;
  const own = withBoxes(withNumbers(items)).filter(
    (item) => item.kind !== 'line' || !(told.test(item.text) || oval.test(item.text)),
  );
  const who = questionsWho(own);
  return own.flatMap((item, index): Item[] => (who.has(index) ? [] : [item.kind === 'line' ? spelt(item) : item]));
}

/** Each line below 'Mark only one oval.' is to choose from: its oval may be a picture, or lost. */
function withBoxes(items: readonly Item[]): readonly Item[] {
  let chooses = false;
  return items.map((item) => {
    if (item.kind !== 'line' || item.text === '') return item;
    if (choosing.test(item.text)) {
      chooses = true;
      return item;
    }
    chooses &&= readMarker(item.text) === undefined && !behindOptions.test(item.text) && !asks(item.text);
    return chooses && !told.test(item.text) ? withLabel(item, '☐') : item;
  });
}

/** '4' above 'Which device joins computers? *' is its number, where it follows that of the question before. */
function withNumbers(items: readonly Item[]): readonly Item[] {
  const shape = items.find((item) => numberOf(item) !== undefined);
  const label = shape?.kind === 'line' ? shape.text.slice(0, readMarker(shape.text)?.end).trim() : '1.';
  let last = 0;
  let open: string | undefined;
  return items.flatMap((item, index): Item[] => {
    const below = items[index + 1];
    if (item.kind !== 'line') return [item];
    const number = Number(numberOf(item) ?? (numberAlone.test(item.text) ? /\d+/u.exec(item.text)?.[0] : undefined));
    const isNext = number === last + 1;
    if (isNext) last = number;
    if (isNext && numberAlone.test(item.text) && below?.kind === 'line' && isAsked(below.text)) {
      open = label.replace(/\d+/u, String(number));
      return [];
    }
    const named = open === undefined ? item : { ...withLabel(item, open), continues: false };
    open = undefined;
    return [named];
  });
}

const isAsked = (text: string) => readMarker(text) === undefined && (star.test(text) || asks(text));

/** The places of what asks who fills the form in, with its points and what there is to choose from. */
function questionsWho(items: readonly Item[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line') continue;
    const isBelow = found.has(index - 1) && (readMarker(item.text)?.kind === 'box' || isPoints(item.text));
    if (isBelow || asksWho.test(unnumbered(item.text).trim())) found.add(index);
  }
  return found;
}

const isPoints = (text: string) => takeMarks(text).text === '' || isAnswerSpace(text);

function spelt(line: Line): Line {
  const said = answers.exec(line.text)?.[0];
  if (said !== undefined) {
    const text = asAlternatives(line.text.slice(said.length)).replace(/\s*;\s*/gu, ' / ');
    return { ...line, text: `Correct answer: ${text}`, spans: spokenLine(`Correct answer: ${text}`, line.place).spans };
  }
  const hand = byHand.exec(line.text)?.[0];
  if (hand !== undefined) return { ...withLabel(sliceLine(line, hand.length), 'Mark scheme:'), label: null };
  const starred = star.exec(line.text);
  if (starred === null || readMarker(line.text)?.kind !== 'number') return line;
  const kept = line.spans.filter(({ text }) => text.trim() !== '*');
  const text = kept.map((span) => span.text).join('');
  return kept.length < line.spans.length && readMarker(text)?.kind === 'number' ? { ...line, text, spans: kept } : line;
}
