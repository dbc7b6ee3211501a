import type { Asker } from '../prompts.ts';

/** Somebody who answers with these, in order; choices by their beginning. */
export function answering(answers: readonly (string | boolean)[]): Asker {
  const left = [...answers];
  const next = () => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('Another question than was expected');
    return answer;
  };
  return {
    text: async (_question, { fallback = '' } = {}) => String(next()) || fallback,
    choose: async (_question, choices) => {
      const begins = String(next());
      const chosen = choices.find((choice) => choice.startsWith(begins));
      if (chosen === undefined) throw new Error(`No choice begins with ${begins}: ${choices.join(', ')}`);
      return chosen;
    },
    secret: async () => String(next()),
    confirm: async () => next() === true,
  };
}
