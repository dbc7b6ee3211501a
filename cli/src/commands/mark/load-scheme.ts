import { readFile } from 'node:fs/promises';
import { allBuiltInHomework, type MarkScheme, markSchemeSchema } from '@markwell/marking-core';
import { cannotRead } from '../../cannot-read.ts';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';

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
  const scheme = markSchemeSchema.safeParse(parseJson(await readText(file), file));
  if (scheme.success) return scheme.data;
  const issue = scheme.error.issues[0];
  throw new CommandError(`${file} is not a mark scheme: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw cannotRead(file, error);
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
