import { leftToServer } from '../rules/outcomes.ts';
import type { judgedMarker as judged } from './mark-judged.ts';

/**
 * What stands in a browser for judged answers (see `imports` in package.json): where a question has any, each answer may be marked
 * in their light.
 */
export const judgedMarker: typeof judged = ({ judged: answers = [] }, marker) =>
  answers.length === 0 ? marker : leftToServer;
