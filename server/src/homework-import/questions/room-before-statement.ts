const room = /^\s*(?:(?:_{2,}|\.{4,}|…{2,})[\s_.…]*|[[(](?:\s+|[\s_.…]{2,})[\])]\s*)(?=\S)/u;
const gap = /_{2,}|\.{4,}|…/u;
const truth = /^(?:true|false|t|f)$/iu;

/** '_____ Bats are birds.' without the room for the T or F before it; the text as it is where it has gaps besides. */
export function withoutRoomBefore(text: string): string {
  const rest = text.replace(room, '');
  return gap.test(rest) ? text : rest;
}

/** Whether a text has room before it, and all that is said of it is whether it is true. */
export const isStatementBehindRoom = (text: string, answers: readonly string[]): boolean =>
  answers.length > 0 && answers.every((answer) => truth.test(answer)) && withoutRoomBefore(text) !== text;
