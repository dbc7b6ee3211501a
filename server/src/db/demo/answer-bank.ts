/** Answers to one question as a class gives them; the marks they get are the marking's business. */
export interface AnswerBank {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** For a combined question: the side that goes with each answer, which is then the reason. */
  readonly side?: 'yes' | 'no';
}

/** The answers to a question whose options are letters. */
export const letters = (right: string, all: string): AnswerBank => ({
  right: [right],
  wrong: [...all].filter((letter) => letter !== right),
});

/** The answers to a question with options. */
export const options = (right: string, ...wrong: string[]): AnswerBank => ({ right: [right], wrong });
