import type { Occurrence } from '../../phrases/phrase-finder.ts';
import { itemBefore } from '../../text/item-before.ts';

/**
 * Which thing an answer gives for each label, by the label's number. 'Q is oxygen, R is carbon dioxide' and 'oxygen is Q…' go by the
 * labels; 'Q and R are oxygen and carbon dioxide' and answers without labels go by the order of the things. A label that is given
 * two different things gets none.
 *
 * @param labels Occurrences of labels; their phrase's term is the label's number.
 * @param things Occurrences of what may be given, in order of place.
 */
export function assignToLabels(
  labels: readonly Occurrence[],
  things: readonly Occurrence[],
  parts: number,
  length: number,
): (Occurrence | undefined)[] {
  const distinct = things.filter((thing, index) => !isSameThing(thing, itemBefore(things, index)));
  if (labels.length === 0) return byOrder(distinct, undefined, parts);
  const places = [...labels].sort((a, b) => place(a) - place(b));
  const areApart =
    places.length > 1 &&
    places.some(
      (label, index) =>
        index > 0 && distinct.some((thing) => place(thing) > place(places[index - 1]) && place(thing) < place(label)),
    );
  if (places.length > 1 && !areApart)
    return byOrder(distinct, places.length === parts ? places.map(({ phrase }) => phrase.term) : undefined, parts);
  const labelsComeFirst = distinct[0] === undefined || place(places[0]) < place(distinct[0]);
  const given: Occurrence[][] = Array.from({ length: parts }, () => []);
  places.forEach((label, index) => {
    const from = labelsComeFirst ? place(label) : index === 0 ? -1 : place(places[index - 1]);
    const to = labelsComeFirst ? (places[index + 1] === undefined ? length : place(places[index + 1])) : place(label);
    given[label.phrase.term]?.push(...distinct.filter((thing) => place(thing) > from && place(thing) < to));
  });
  return given.map(only);
}

/** @param order The numbers of the labels in the order in which they stand; absent where it is that of the parts. */
function byOrder(
  things: readonly Occurrence[],
  order: readonly number[] | undefined,
  parts: number,
): (Occurrence | undefined)[] {
  if (things.length !== parts) return new Array<undefined>(parts).fill(undefined);
  if (order === undefined) return [...things];
  const assigned = new Array<Occurrence | undefined>(parts).fill(undefined);
  order.forEach((part, index) => {
    assigned[part] = things[index];
  });
  return assigned;
}

/** The one thing that is given, however often; `undefined` for none or for two different ones. */
function only(things: readonly Occurrence[]): Occurrence | undefined {
  const [first] = things;
  return things.every((thing) => isSameThing(thing, first)) ? first : undefined;
}

function isSameThing(a: Occurrence, b: Occurrence | undefined): boolean {
  return b !== undefined && a.phrase.role === b.phrase.role && a.phrase.term === b.phrase.term;
}

function place(occurrence: Occurrence | undefined): number {
  return occurrence?.words[0] ?? -1;
}
