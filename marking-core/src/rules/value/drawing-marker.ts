import { notMarked } from '../outcomes.ts';
import type { Marker } from '../rule-marking.ts';
import type { ValueRule } from './value-rule.ts';

/** What becomes of a drawing, wherever it is marked: it waits for a teacher. Nothing for any other value. */
export function drawingMarker({ of, accept }: ValueRule): Marker | undefined {
  const feedback = `Only a person can mark this answer: your teacher will look at it. Expected: ${accept.join(', ')}`;
  return of === 'drawing' ? () => notMarked('needs-teacher', feedback) : undefined;
}
