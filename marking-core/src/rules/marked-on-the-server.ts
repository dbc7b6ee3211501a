export { lenient } from './leniency/lenient.ts';
export { markingPointsMarking } from './marking-points/mark-marking-points.ts';
export { modelAnswerMarking } from './model-answer/mark-model-answer.ts';
export { extraItems } from './short-answer/extra-items.ts';
export { shortAnswerMarking } from './short-answer/mark-short-answer.ts';
export { valueMarking } from './value/mark-value.ts';
