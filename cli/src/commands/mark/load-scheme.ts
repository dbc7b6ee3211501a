import { builtInSlugs, loadBuiltInHomework, type MarkScheme } from '@markwell/marking-core/engine';
import { wrongUsage } from '../../command-error.ts';
import { readTextFile } from '../../files.ts';

/**
 * The scheme of a built-in homework, by slug ('year8'), id (149) or the number of its science card (2 is Year 8). Wrong usage
 * when there is none.
 */
export async function findBuiltInScheme(name: string): Promise<MarkScheme> {
  const homework = await loadBuiltInHomework(name.trim().toLowerCase());
  if (homework !== undefined) return homework.scheme;
  throw wrongUsage(`There is no built-in homework '${name}'. There are: ${builtInSlugs.join(', ')}.`);
}

/** The scheme in a file. Fails with the field that is wrong when the file is none. */
export async function readScheme(file: string): Promise<MarkScheme> {
  const text = await readTextFile(file);
  // The schemas of a scheme load longer than one of ours takes to mark by.
  const { parseScheme } = await import('../../parse-scheme.ts');
  const scheme = parseScheme(text, file);
  if (scheme !== undefined) return scheme;
  const { whyNoScheme } = await import('../../why-no-scheme.ts');
  throw whyNoScheme(text, file);
}
