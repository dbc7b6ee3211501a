import type { MarkedQuestion, MarkScheme } from '@markwell/marking-core';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import type { Services } from '../../site/services/services.ts';
import { getScheme } from './find-scheme.ts';

/**
 * What marks the attempts of each edition of a homework by one version of its mark scheme: an attempt keeps the questions that it was asked,
 * whatever the homework asks now. Gives the scheme of the newest edition, whose last version is `current`, and those before, oldest first.
 */
export async function schemesOfEditions(
  services: Services,
  homework: CatalogueEntry,
  current: number,
  by: MarkScheme,
): Promise<[scheme: MarkScheme, earlier: { lastVersion: number; scheme: MarkScheme }[]]> {
  const editions = await services.catalogue.findEditions(homework);
  if (editions.length === 0) return [by, []];
  const of = async (lastVersion: number) => markedBy(await getScheme(services, homework, lastVersion), by);
  const earlier: { lastVersion: number; scheme: MarkScheme }[] = [];
  for (const { lastVersion } of editions) earlier.push({ lastVersion, scheme: await of(lastVersion) });
  return [await of(current), earlier];
}

/** The questions of one version, each by another version where that has it. */
function markedBy(asked: MarkScheme, by: MarkScheme): MarkScheme {
  const rules = new Map<string, MarkedQuestion>(by.questions.map((question) => [question.id, question]));
  const questions = asked.questions.map((question) => {
    const now = rules.get(question.id);
    return now?.type === question.type ? now : question;
  });
  const isOwn =
    questions.length === by.questions.length && questions.every((one, index) => one === by.questions[index]);
  if (isOwn) return by;
  const near = [asked.near, by.near].filter(Boolean).join(' ');
  return {
    ...by,
    questions,
    ...(near === '' ? {} : { near }),
    ...(asked.synonyms === undefined && by.synonyms === undefined
      ? {}
      : { synonyms: { ...asked.synonyms, ...by.synonyms } }),
  };
}
