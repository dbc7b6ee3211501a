import { asks, readSection } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import type { Look } from './looks.ts';

/** What is to be done to a word of each sentence. */
const asksToMark =
  /\b(?:underline|circle|highlight|ring|shade|(?:put|draw|place)\s+(?:a|an)\s+(?:circle|ring|line|box)\s+(?:a?round|under|through)|unterstreiche?n?|umkreise|markiere|soulignez?|entourez?|surlignez?|subraya|rodea|sottolinea)\b/iu;
/** 'Circle the correct word: their / there' has its words to choose from in the line. */
const choice = /\b(?:correct|right|best|true|false|T\s*(?:or|\/)\s*F|vrai|faux|richtig|falsch)\b|\S\s*\/\s*\S/iu;
/** '… that means the same as the word in bold' says what the look is for. */
const named = /\b(?:bold|italics?|underlined|highlighted|circled|coloured)\b|\bin\s+(?:red|blue|green|capitals)\b/iu;
/** 'Underline the key words' and 'Circle your answer' mark nothing of what is asked below. */
const ofAnswers = /\b(?:your|key|command|important|before|final|answers?)\b/iu;
const fewest = 2;
const share = 0.7;
/** As many sentences as an instruction may have below it. */
const most = 40;

const looks: readonly Look[] = [
  ({ colour }) => colour !== null,
  ({ marked }) => marked,
  ({ underlined }) => underlined,
  ({ bold }) => bold,
  ({ italic }) => italic,
];

/**
 * Below 'Underline the adverb in each sentence.' the words that stand out in the sentences, as the teacher marked them, are the answers: the
 * sentence is asked as it stands.
 */
export function spellMarkedWords(items: readonly Item[]): readonly Item[] {
  const spelt = new Map<Item, Line>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' || !asksToMark.test(item.text) || choice.test(item.text) || named.test(item.text))
      continue;
    const below = sentencesBelow(items, index);
    const lines = ofAnswers.test(item.text) ? below.filter((line) => !asks(behindNumber(line))) : below;
    const own = looks
      .map((look) => lines.flatMap((line) => marked(line, look) ?? []))
      .find((found) => found.length >= fewest && found.length >= lines.length * share);
    for (const { line, answer } of own ?? []) spelt.set(line, answered(line, answer));
  }
  return spelt.size === 0 ? items : items.map((item) => spelt.get(item) ?? item);
}

/** The lines below an instruction, to the next one or the next section. */
function sentencesBelow(items: readonly Item[], index: number): readonly Line[] {
  const head = items[index];
  const kind = head?.kind === 'line' ? readMarker(head.text)?.kind : undefined;
  const lines: Line[] = [];
  for (const item of items.slice(index + 1, index + 1 + most)) {
    if (item.kind !== 'line' || item.isHeading || readSection(item.text) !== undefined || asksToMark.test(item.text))
      break;
    const own = readMarker(item.text)?.kind;
    if (kind === 'number' && own === 'number') break;
    if (item.text === '') continue;
    if (own === undefined && lines.some(({ text }) => readMarker(text) !== undefined)) break;
    lines.push(item);
  }
  return lines;
}

/** 'their / there', and 'Yes     No' behind what is asked. */
const hasChoice = /\s\/\s|\S(?:\s{3,}|\s*\t\s*)\p{L}/u;

const behindNumber = ({ text }: Line) => text.slice(readMarker(text)?.end ?? 0);

/** A sentence of which a word or a few are in the look. */
function marked(line: Line, look: Look): { line: Line; answer: string } | undefined {
  const start = readMarker(line.text)?.end ?? 0;
  if (hasChoice.test(behindNumber(line))) return undefined;
  let at = 0;
  let said = '';
  let others = 0;
  for (const span of line.spans) {
    const isBehind = at >= start;
    at += span.text.length;
    const stands = isBehind && span.text.trim() !== '' && look(emphasisOf([span]));
    if (stands) said += span.text;
    else {
      others += span.text.match(/\p{L}{2,}/gu)?.length ?? 0;
      if (said !== '' && !said.endsWith('; ') && span.text.trim() !== '') said += '; ';
    }
  }
  const answer = takeMarks(said.replace(/[\s;]+$/u, '').trim()).text;
  const words = answer.split(/[\s;]+/u).length;
  return /\p{L}/u.test(answer) && others >= 2 && words <= others ? { line, answer } : undefined;
}

function answered(line: Line, answer: string): Line {
  const text = `${line.text} Answer: ${answer}`;
  return { ...line, text, spans: spokenLine(text, line.place).spans };
}
