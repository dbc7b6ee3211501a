import { isMarkedQuestion } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { checkScheme as checkSchemeCall } from '../../../contract/schemes.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import type { Services } from '../../site/services/services.ts';
import { getSchemeHomework } from './find-scheme.ts';
import { readSchemeFile } from './read-scheme-file.ts';

/** Looks a scheme file over, against the questions of a homework (id or slug) where one is named. Stores nothing. */
export async function checkScheme(
  services: Services,
  { text, homework }: z.output<typeof checkSchemeCall.input>,
): Promise<z.output<typeof checkSchemeCall.output>> {
  if (homework === undefined) return checkSchemeText(text);
  const found = await getSchemeHomework(services, homework);
  return checkSchemeText(text, shownQuestions(found.homework));
}

/** The same without a database. `shown` are the ids of the questions that the homework shows, where it is known. */
export function checkSchemeText(text: string, shown?: readonly string[]): z.output<typeof checkSchemeCall.output> {
  const { scheme, examples, messages } = readSchemeFile(text, shown);
  return {
    isUsable: messages.every(({ level }) => level !== 'error'),
    messages: [...messages],
    summary:
      scheme === undefined
        ? null
        : {
            slug: scheme.slug,
            title: scheme.title,
            questions: scheme.questions.length,
            marks: scheme.questions.reduce((marks, { maxMarks }) => marks + maxMarks, 0),
            examples: examples.length,
          },
  };
}

/** Ids of the questions of a homework that are answered. */
export function shownQuestions({ questions }: CatalogueEntry): string[] {
  return questions.filter(isMarkedQuestion).map(({ id }) => id);
}
