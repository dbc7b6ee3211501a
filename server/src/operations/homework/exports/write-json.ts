import type { Writer } from './paper/paper.ts';

/** Writes the upload's own format. Pictures and sounds of this server are in it, as data addresses; those of the page stay addresses. */
export const writeJson: Writer = ({ assignment, questions }) => {
  const embedded = questions.map(({ question, picture, sound }) => ({
    ...question,
    ...(picture && question.diagramPath?.startsWith('/homework-images/') && { diagramPath: dataAddress(picture) }),
    ...(sound && { soundPath: dataAddress(sound) }),
  }));
  return `${JSON.stringify([{ ...assignment, questions: embedded }], null, 2)}\n`;
};

const dataAddress = ({ type, bytes }: { readonly type: string; readonly bytes: Buffer }) =>
  `data:${type};base64,${bytes.toString('base64')}`;
