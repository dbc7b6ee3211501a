import { aboveKey } from '../../key/title-of-key.ts';
import { spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const alone =
  /^(?:[[(]?\s*(?:(\d{1,2})\s*[×x*(]\s*)?(\d{1,3})\s*(?:m|mks?|mrks?|p|pts?|pkte?|pkt)\.?\s*[\])]{0,2}|(?:KU|PS)\s*(\d{1,2}))$/iu;
/** 'KU 1' can be nothing else. */
const ofSkill = /^(?:KU|PS)\s*\d{1,2}$/u;
const fewest = 2;
/** Of the questions and parts. */
const share = 0.5;

/**
 * '3m', '(2 × 3m)' or '4 P' on lines of their own, below nearly every question or part, are its marks: '[3]', '[6]', '[4]'. Of one alone it is
 * not known whether it is a length.
 */
export function spellMarksBelow(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => item.kind === 'line' && alone.test(item.text)).length;
  if (found < fewest) return items;
  const asked = aboveKey(items).filter((item) => {
    const kind = item.kind === 'line' && !alone.test(item.text) ? readMarker(item.text)?.kind : undefined;
    return kind === 'letter' || kind === 'number';
  }).length;
  const ofSkills = items.filter((item) => item.kind === 'line' && ofSkill.test(item.text)).length;
  if (found < asked * share && ofSkills < fewest) return items;
  return items.map((item) => {
    const [, times = '1', some, skilled] = (item.kind === 'line' && alone.exec(item.text)) || [];
    const each = some ?? skilled;
    return each === undefined ? item : spokenLine(`[${Number(times) * Number(each)}]`, item.place);
  });
}
