import type { Answer } from '@markwell/marking-core';
import { msg, type TextKey, t } from './texts.ts';

const values: Readonly<Record<string, TextKey>> = {
  true: msg('answer.true'),
  false: msg('answer.false'),
  cannot_tell: msg('answer.cannot-tell'),
  yes: msg('answer.yes'),
  no: msg('answer.no'),
};

/** What a student gave, a line for each part: 'Yes' and the reason, an option, points, or the text as written; empty for nothing. */
export function answerLines({ value, choice, reason }: Answer): string[] {
  const given = reason === undefined ? [choice || value] : [choice, reason];
  return given.flatMap((text) => {
    const line = text?.trim() ?? '';
    const known = Object.hasOwn(values, line) ? values[line] : undefined;
    return line === '' ? [] : [known === undefined ? line : t(known)];
  });
}
