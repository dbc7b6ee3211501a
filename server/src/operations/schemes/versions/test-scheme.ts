import { isMarkedQuestion, type MarkScheme, measureAgreement } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { checkScheme as checkSchemeCall, testScheme as testSchemeCall } from '../../../contract/schemes.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { prepareSchemes } from '../../homework/catalogue/prepare-schemes.ts';
import { selectExamples } from '../../homework/catalogue/scheme-rows.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getScheme, getSchemeHomework } from './find-scheme.ts';
import { readMarkedAnswers } from './read-marked-answers.ts';
import { readSchemeFile, type SchemeFile } from './read-scheme-file.ts';
import { nameHomework } from './show-scheme.ts';

/**
 * Tests a version of a homework's mark scheme, or a scheme file, with answers that people have marked: those given, else
 * those that the version or the file carries. Stores nothing. Throws a `Problem` for what is not there or cannot be read.
 */
export async function testScheme(
  services: Services,
  id: string,
  { marked, text, version, policy }: z.output<typeof testSchemeCall.input>,
): Promise<z.output<typeof testSchemeCall.output>> {
  const { homework, current } = await getSchemeHomework(services, id);
  const number = version ?? current;
  const file = text === undefined ? undefined : readSchemeFile(text, shownQuestions(homework));
  const carried = await selectExamples(services.database.reader, homework.id, number);
  const examples = marked !== undefined ? readMarkedAnswers(marked) : file?.examples.length ? file.examples : carried;
  if (examples.length === 0) {
    throw new Problem('invalid-input', 'there are no marked answers, and this version carries none.', {
      field: 'marked',
    });
  }
  const scheme = file === undefined ? await getScheme(services, homework, number) : await prepareUsable(file);
  const report = measureAgreement(scheme, examples, policy);
  return { homework: nameHomework(homework), version: file === undefined ? number : null, report };
}

/** The scheme of a file, prepared for marking. Throws a `Problem` that names its errors where it has any. */
export async function prepareUsable({ scheme, messages }: SchemeFile): Promise<MarkScheme> {
  const errors = messages.filter(({ level }) => level === 'error');
  if (scheme === undefined || errors.length > 0) throw new Problem('invalid-input', describeErrors(errors));
  const [prepared] = await prepareSchemes([scheme]);
  return prepared ?? scheme;
}

/** Whether a file holds a scheme without errors. */
export function isUsable({ scheme, messages }: SchemeFile): boolean {
  return scheme !== undefined && messages.every(({ level }) => level !== 'error');
}

const mostNamed = 5;

function describeErrors(errors: SchemeFile['messages']): string {
  const named = errors
    .slice(0, mostNamed)
    .map(({ line, path, message }) => `line ${line}${path && `, ${path}`}: ${message.replace(/\.?$/, '.')}`);
  const more = errors.length > mostNamed ? ` And ${errors.length - mostNamed} more.` : '';
  return `The mark scheme cannot be used: ${named.join(' ')}${more}`;
}

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
