export { markingPointsMarking } from './marking-points/mark-marking-points.ts';
export { modelAnswerMarking } from './model-answer/mark-model-answer.ts';
export { valueMarking } from './value/mark-value.ts';
