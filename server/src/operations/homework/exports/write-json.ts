import type { Writer } from './paper/paper.ts';

/** Writes the upload's own format. Pictures of this server are in it, as data addresses; those of the page stay addresses. */
export const writeJson: Writer = ({ assignment, questions }) => {
  const embedded = questions.map(({ question, picture }) =>
    picture === undefined || !question.diagramPath?.startsWith('/homework-images/')
      ? question
      : { ...question, diagramPath: `data:${picture.type};base64,${picture.bytes.toString('base64')}` },
  );
  return `${JSON.stringify([{ ...assignment, questions: embedded }], null, 2)}\n`;
};
