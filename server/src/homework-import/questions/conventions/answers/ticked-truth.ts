import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const tick = '[✓✔*]';
const right = '(?:true|t)';
const wrong = '(?:false|f)';
/** The tick stands right behind its word; boxes stand before theirs. */
const ofTwo = new RegExp(
  String.raw`(?<![☐□☑☒✅]\s{0,3})(?:\s+|\s*[([]\s*)${right}\s?(${tick})?(?:\s{2,}|\s*\t\s*|\s*[/|]\s*|(?<=${tick})\s+)${wrong}\s?(${tick})?\s*[)\]]?$`,
  'iu',
);
/** 'T/F  All metals are magnetic.  F' */
const offerBefore = /^(?:t\s*\/\s*f|true\s*\/\s*false)\s+(?=\S)/iu;
const saidBehind = /^(.{8,}?[\p{L}\d).])[\s:–—-]+(t|f|true|false)\.?$/iu;
const fewest = 2;

/** 'Like poles repel   T ✓   F', 'Like poles repel  T* / F' and 'T/F  Like poles repel.  T' with what is right below each: 'Answer: True'. */
export function spellTickedTruth(items: readonly Item[]): readonly Item[] {
  const read = items.map((item) => (item.kind === 'line' ? (ticked(item) ?? behind(item)) : undefined));
  if (read.filter((own) => own !== undefined).length < fewest) return items;
  const areWithout = read.every((own) => own === undefined || readMarker(own.line.text) === undefined);
  let number = 0;
  return items.flatMap((item, index): readonly Item[] => {
    const own = read[index];
    if (own === undefined) return [item];
    number += 1;
    const line = areWithout ? withLabel(own.line, `${number}.`) : own.line;
    return [line, spokenLine(`Answer: ${own.truth}`, own.line.place)];
  });
}

interface Statement {
  readonly line: Line;
  readonly truth: 'True' | 'False';
}

function ticked(line: Line): Statement | undefined {
  const match = ofTwo.exec(line.text);
  const [, isRight, isWrong] = match ?? [];
  if (match === null || (isRight === undefined) === (isWrong === undefined)) return undefined;
  return { line: sliceLine(line, 0, match.index), truth: isRight === undefined ? 'False' : 'True' };
}

function behind(line: Line): Statement | undefined {
  const marker = readMarker(line.text);
  const start = marker?.kind === 'number' ? marker.end : 0;
  const before = offerBefore.exec(line.text.slice(start))?.[0].length ?? 0;
  const [, statement = '', said = ''] = saidBehind.exec(line.text.slice(start + before)) ?? [];
  if (before === 0 || statement === '') return undefined;
  const from = start + before;
  const text = line.text.slice(0, start) + line.text.slice(from, from + statement.length);
  return {
    line: { ...line, text, spans: spokenLine(text, line.place).spans },
    truth: /^t/iu.test(said) ? 'True' : 'False',
  };
}
