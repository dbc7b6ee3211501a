import type { FieldOrigin } from '../../contract/homework-draft.ts';

/** Which questions have fields from a paragraph, and which of them begins there. */
export function readPlaces(fields: readonly FieldOrigin[]) {
  const at = new Map<number, number[]>();
  /** Of fields that a second file can have brought: they say its paragraphs. */
  const ofKey = new Map<number, number[]>();
  const begins = new Map<number, number>();
  const about = new Set<number>();
  const description = new Set<number>();
  for (const { path, place } of fields) {
    const [list, index, field] = path;
    if (place === null) continue;
    if (list !== 'questions' || typeof index !== 'number') {
      about.add(place.number);
      if (list === 'description') description.add(place.number);
      continue;
    }
    addOnce(at, place.number, index);
    if (field === 'correctAnswers' || field === 'markingPoints') addOnce(ofKey, place.number, index);
    if (field === 'question' && !begins.has(place.number)) begins.set(place.number, index);
  }
  return { at, ofKey, begins, about, description };
}

function addOnce(map: Map<number, number[]>, place: number, question: number): void {
  const known = map.get(place);
  if (known === undefined) map.set(place, [question]);
  else if (known.at(-1) !== question) known.push(question);
}
