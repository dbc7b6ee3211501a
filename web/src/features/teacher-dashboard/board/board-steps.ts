/** What is shown of each question, one after the other; each stays when the next comes. */
export const boardSteps = ['The question', 'Show what was written', 'Show the answer'] as const;

const keys = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['PageDown', 1],
  [' ', 1],
  ['Enter', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['Backspace', -1],
]);

/** By how many steps a key moves, those of a presenter's remote control too; 0 for any other. */
export function nextStep(key: string): number {
  return keys.get(key) ?? 0;
}
