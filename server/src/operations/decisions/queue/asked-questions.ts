import type { MarkedQuestion, MarkScheme, QuestionResult } from '@markwell/marking-core';
import type { ToldQuestion } from '../../../contract/told-question.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { questionTeller } from '../../homework/catalogue/tell-question.ts';
import { getScheme } from '../../schemes/versions/find-scheme.ts';
import type { Services } from '../../site/services/services.ts';

/** A question as it is asked and marked now. */
export interface Asked {
  readonly marked: MarkedQuestion;
  readonly text: string;
  readonly told: ToldQuestion;
  /** Of the mark scheme. */
  readonly version: number;
}

/** Finds what a homework asks and marks now, by question; nothing else can be judged. */
export function questionFinder(services: Services, entries: ReadonlyMap<number, CatalogueEntry>) {
  const found = new Map<number, Promise<ReadonlyMap<string, Asked>>>();
  const find = async (homeworkId: number): Promise<ReadonlyMap<string, Asked>> => {
    const homework = entries.get(homeworkId);
    if (homework === undefined || homework.version === null) return new Map();
    const { version } = homework;
    const scheme: MarkScheme = await getScheme(services, homework, version);
    const tell = questionTeller(homework.questions);
    const texts = new Map(homework.questions.map(({ id, question }) => [id, question]));
    return new Map(
      scheme.questions.map((marked) => [
        marked.id,
        { marked, version, text: texts.get(marked.id) ?? '', told: tell(marked.id) },
      ]),
    );
  };
  return (homeworkId: number) => {
    const finding = found.get(homeworkId) ?? find(homeworkId);
    found.set(homeworkId, finding);
    return finding;
  };
}

/** The results of a stored marking. A schema would look at all of it, which takes longer than all else that is done with it. */
export function readResults(marking: string): readonly QuestionResult[] {
  const read: unknown = JSON.parse(marking);
  if (hasResults(read)) return read.results;
  throw new Error('A marking is not stored as one');
}

function hasResults(read: unknown): read is { results: readonly QuestionResult[] } {
  return typeof read === 'object' && read !== null && 'results' in read && Array.isArray(read.results);
}
