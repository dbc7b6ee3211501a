import type { Answer } from '@markwell/marking-core';

const values: Readonly<Record<string, string>> = {
  true: 'True',
  false: 'False',
  cannot_tell: 'Cannot tell',
  yes: 'Yes',
  no: 'No',
};

/** What a student gave, a line for each part: 'Yes' and the reason, an option, points, or the text as written; empty for nothing. */
export function answerLines({ value, choice, reason }: Answer): string[] {
  const given = reason === undefined ? [choice || value] : [choice, reason];
  return given.flatMap((text) => {
    const line = text?.trim() ?? '';
    return line === '' ? [] : [(Object.hasOwn(values, line) && values[line]) || line];
  });
}
