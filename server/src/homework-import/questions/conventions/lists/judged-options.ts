import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const before = /^([✓✔☑✅✗✘❌✖×])\uFE0F?\s+(?=\S)/u;
const behind = /(?<=\S)\s+([✓✔☑✅✗✘❌✖])\uFE0F?$/u;
const tick = /[✓✔☑✅]/u;
const fewest = 2;
const most = 8;
const meaning =
  /^[=:–-]?\s*(?:(?:if\s+)?(?:it\s+is\s+)?(?:correct|incorrect|right|wrong|yes|no)|what\s+went\s+well|even\s+better\s+if)\b.{0,20}$/iu;
const judges = /\btrue\b.{0,30}\bfalse\b|[✓✔]|\b(?:right|correct)\s+or\s+(?:wrong|incorrect)\b/iu;

/** Lines below each other of which each has a tick or a cross, '✘ oxygen', '✔ argon', are options with boxes: the ticked ones are right. */
export function spellJudgedOptions(items: readonly Item[]): readonly Item[] {
  const found = new Map<Item, Line>();
  for (const sign of [before, behind]) {
    let run: Line[] = [];
    let above = '';
    for (const item of [...items, undefined]) {
      if (item?.kind === 'line' && sign.test(item.text)) {
        run.push(item);
        continue;
      }
      if (isList(run, sign, above)) for (const line of run) found.set(line, withBox(line, sign));
      run = [];
      above = item?.kind === 'line' ? item.text : '';
    }
  }
  return found.size === 0 ? items : items.map((item) => found.get(item) ?? item);
}

/**
 * Whether ticks and crosses stand beside a few lines; ticks alone are bullets, and '✓ correct' says what a tick means. Of lines with letters or
 * numbers, which may be statements to be judged, one has the tick.
 */
function isList(run: readonly Line[], sign: RegExp, above: string): boolean {
  const ticks = run.filter(({ text }) => isTicked(text, sign)).length;
  if (run.length < fewest || run.length > most || ticks === 0 || ticks === run.length) return false;
  const markers = run.map((line) => readMarker(withoutSign(line, sign).text)?.kind);
  const isLabelled = markers.some((kind) => kind === 'letter' || kind === 'number');
  const isChoice = ticks === 1 && run.length > fewest && !markers.includes('number') && !judges.test(above);
  return (!isLabelled || isChoice) && !run.some((line) => meaning.test(withoutSign(line, sign).text));
}

const isTicked = (text: string, sign: RegExp) => tick.test(sign.exec(text)?.[1] ?? '');

function withoutSign(line: Line, sign: RegExp): Line {
  const match = sign.exec(line.text);
  return match?.index === 0 ? sliceLine(line, match[0].length) : sliceLine(line, 0, match?.index);
}

function withBox(line: Line, sign: RegExp): Line {
  const label = isTicked(line.text, sign) ? '☑' : '☐';
  return { ...withLabel(withoutSign(line, sign), label), label: null, continues: false };
}
