import type { Item } from '../../parsed-question.ts';

/** A line that begins with the letter of a section. */
interface Named {
  readonly index: number;
  readonly letter: string;
}

/** 'B: Nero, Seneca' among the answers of 'A: 1 b, 2 c' and 'C: 5 a, 6 c' has no numbers, and is of a section too. */
export function behindColons(
  items: readonly Item[],
  said: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const [first] = said;
  if (first === undefined) return [];
  const others = items.flatMap((item, index): readonly Named[] => {
    const letter = item.kind === 'line' && index > first.index ? /^([A-H]):\s+\S/u.exec(item.text)?.[1] : undefined;
    return letter === undefined || said.some((one) => one.index === index) ? [] : [{ index, letter }];
  });
  const all = [...said, ...others].sort((one, other) => one.index - other.index);
  const places = all.map(({ letter }) => names.indexOf(letter));
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? place)) ? others : [];
}
