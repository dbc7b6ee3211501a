import { sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const first = /^(?:\D{0,10}\d{1,2}[.):]?\s*)?(\(?([a-h])[).]\s*)\(?i[).]\s/iu;
const later = /^(\(?([a-h])[).]\s*)\(?([ivx]{2,4}|v|x)[).]\s/iu;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** '(a) (ii)' below '(a) (i)' says its letter a second time, as does '(a) (iii)': it is '(ii)'. */
export function withoutLettersAgain(items: readonly Item[]): readonly Item[] {
  let open: { letter: string; last: number } | undefined;
  return items.map((item) => {
    if (item.kind !== 'line' || item.continues) return item;
    const beginning = first.exec(item.text)?.[2]?.toLowerCase();
    const [, label = '', letter, roman = ''] = later.exec(item.text) ?? [];
    if (beginning !== undefined) open = { letter: beginning, last: 0 };
    else if (open !== undefined && letter?.toLowerCase() === open.letter) {
      const place = romans.indexOf(roman.toLowerCase());
      if (place !== open.last + 1) return item;
      open = { ...open, last: place };
      return { ...sliceLine(item, label.length), label: null };
    }
    return item;
  });
}
