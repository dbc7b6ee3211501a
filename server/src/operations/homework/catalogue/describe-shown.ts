import { isMarkedQuestion } from '@markwell/marking-core';
import type { CatalogueEntry, CatalogueSnapshot } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';

/** What every list and page says of a card or homework. */
export interface ShownHomeworkFacts {
  readonly title: string;
  readonly description: string;
  readonly weekDate: string | null;
  readonly weekNumber: number | null;
  /** Questions that are marked, and their marks. */
  readonly questionCount: number;
  readonly totalMarks: number;
  /** Its first picture, and all of them: `/homework-images/…` or `/assets/…`. */
  readonly diagramPath: string | null;
  readonly extractedImages: string[];
}

/**
 * The facts of a card or homework: of a card that points at a homework, all of them are that homework's, so that no list can say
 * of a card what its page does not show. Every call that names a card takes them from here.
 */
export function describeShown(entries: CatalogueSnapshot, entry: CatalogueEntry): ShownHomeworkFacts {
  const { title, description, week_date, week_number, questions } = findContent(entries, entry.id) ?? entry;
  const marked = questions.filter(isMarkedQuestion);
  const pictures = [...new Set(questions.flatMap(({ diagramPath }) => diagramPath ?? []))];
  return {
    title,
    description,
    weekDate: week_date,
    weekNumber: week_number,
    questionCount: marked.length,
    totalMarks: marked.reduce((sum, { marks }) => sum + marks, 0),
    diagramPath: pictures[0] ?? null,
    extractedImages: pictures,
  };
}
