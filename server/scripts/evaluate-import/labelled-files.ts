import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const texts = z.optional(z.array(z.string()));

/** What a teacher wants to see of one question of a file. */
const truthSchema = z.object({
  text: z.string(),
  type: z.enum(['choice', 'written', 'true-false', 'match', 'gap']),
  options: z._default(z.array(z.string()), []),
  /** Null where the file gives none. */
  answers: z._default(z.nullable(z.array(z.string())), null),
  /** Null where it is not judged. */
  marks: z._default(z.nullable(z.number()), null),
  /** `start`, `start-ok`: the text begins so; `any`: options alone are compared. */
  match: z.optional(z.enum(['start', 'start-ok', 'any'])),
  /** The stem of a part, which its question or description has. */
  under: z.optional(z.string()),
  orText: texts,
  orOptions: z.optional(z.array(z.array(z.string()))),
  orAnswers: z.optional(z.array(z.array(z.string()))),
  answersRule: z.optional(z.enum(['set', 'contains', 'some', 'free', 'set-or-joined'])),
  /** Allowed marks; null among them: 1 that is assumed will do. */
  marksOr: z.optional(z.array(z.nullable(z.number()))),
});
export type Truth = z.infer<typeof truthSchema>;

/** Every text that is as good as the truth's own. */
export const textsOf = ({ text, orText = [] }: Truth): string[] => [text, ...orText];
/** The same, each also behind the stem that it is a part of. */
export const wordingsOf = (truth: Truth): string[] =>
  textsOf(truth).flatMap((text) => (truth.under === undefined ? [text] : [text, `${truth.under} ${text}`]));

const labelsSchema = z.object({
  file: z.string(),
  second: z.optional(z.string()),
  kind: z.string(),
  questions: z.array(truthSchema),
});
const sourcesSchema = z.record(z.string(), z.object({ author: z.string() }));

/** A file, or a paper with the file of its answers, and what a teacher wants to see of it. */
export interface LabelledFile {
  readonly name: string;
  readonly kind: string;
  /** '' where it is not known. */
  readonly author: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly truths: readonly Truth[];
}

/**
 * Reads a folder of labelled files: documents in `files/`, a `truth/NAME.json` for each, and `sources.json` with their authors, which may be
 * absent. In the order of their names; `only` leaves the others out.
 */
export function readLabelledFiles(folder: string, only?: readonly string[]): LabelledFile[] {
  const sources = join(folder, 'sources.json');
  const authors = existsSync(sources) ? sourcesSchema.parse(JSON.parse(readFileSync(sources, 'utf8'))) : {};
  const names = readdirSync(join(folder, 'truth')).flatMap((file) => /^(.+)\.json$/u.exec(file)?.[1] ?? []);
  return names
    .filter((name) => only === undefined || only.includes(name))
    .sort()
    .map((name) => {
      const { file, second, kind, questions } = labelsSchema.parse(
        JSON.parse(readFileSync(join(folder, 'truth', `${name}.json`), 'utf8')),
      );
      const files = [file, ...(second === undefined ? [] : [second])].map((own) => ({
        name: own,
        bytes: readFileSync(join(folder, 'files', own)),
      }));
      return { name, kind, author: authors[name]?.author ?? '', files, truths: questions };
    });
}
