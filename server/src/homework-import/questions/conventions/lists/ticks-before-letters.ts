import { spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const tick = '[✓✔✅]\\uFE0F?';
const letter = '\\(?[A-Ha-h][).]';
/** A tick, and the letter and text of the option behind it, up to the next. */
const ticked = new RegExp(`${tick}\\s*(${letter}\\s*.*?)(?=\\s*\\t|\\s+(?:${tick}\\s*)?${letter}\\s|\\s*$)`, 'gu');
const atStart = new RegExp(`^\\s*${tick}\\s*${letter}\\s`, 'u');
const behindTab = new RegExp(`\\t\\s*${tick}\\s*${letter}\\s`, 'u');
const atEnd = new RegExp(`${letter}\\s*\\S.*\\S\\s*${tick}\\s*$`, 'u');
const letters = new RegExp(`(?:^|\\s)(?:${tick}\\s*)?${letter}\\s`, 'gu');

/**
 * 'A) iron   ✓ B) neon' in one line has its tick before the letter where others begin with one, or a tab stands before it: behind its option it
 * would be taken for that of the option before.
 */
export function spellTicksBeforeLetters(items: readonly Item[]): readonly Item[] {
  const texts = items.flatMap((item) => (item.kind === 'line' && areOptions(item.text) ? [item.text] : []));
  const areBefore = texts.some((text) => atStart.test(text)) && !texts.some((text) => atEnd.test(text));
  return items.map((item) => {
    if (item.kind !== 'line' || !areOptions(item.text) || !(areBefore || behindTab.test(item.text))) return item;
    const text = item.text.replace(ticked, '$1 ✓');
    return text === item.text ? item : { ...item, text, spans: spokenLine(text, item.place).spans };
  });
}

const areOptions = (text: string) => (text.match(letters)?.length ?? 0) > 1;
