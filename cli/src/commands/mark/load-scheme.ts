import { readFile } from 'node:fs/promises';
import { allBuiltInHomework, type MarkScheme } from '@markwell/marking-core';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { cannotRead } from '../../file-errors.ts';
import { parseScheme } from '../../parse-scheme.ts';

/**
 * The scheme of a built-in homework, by slug ('year8'), id (149) or the number of its science card (2 is Year 8). Wrong usage
 * when there is none.
 */
export function findBuiltInScheme(name: string): MarkScheme {
  const wanted = name.trim().toLowerCase();
  const named = (homework: (typeof allBuiltInHomework)[number]) =>
    [homework.slug, String(homework.id), String(homework.card)].includes(wanted);
  const homework = allBuiltInHomework.find(named);
  if (homework !== undefined) return homework.scheme;
  const slugs = allBuiltInHomework.map(({ slug }) => slug).join(', ');
  throw new CommandError(`There is no built-in homework '${name}'. There are: ${slugs}.`, exitCodes.wrongUsage);
}

/** The scheme in a file. Fails with the field that is wrong when the file is none. */
export async function readScheme(file: string): Promise<MarkScheme> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  return parseScheme(text, file);
}
