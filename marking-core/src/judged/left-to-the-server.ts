import { leftToServer } from '../rules/outcomes.ts';
import type { judgedMarker as judged } from './mark-judged.ts';

/** Replaces judged answers in a browser (`imports` in package.json): any answer may depend on them. */
export const judgedMarker: typeof judged = ({ judged: answers = [] }, marker) =>
  answers.length === 0 ? marker : leftToServer;
