import type { Assignment } from '../../../contract/assignments.ts';
import type { CatalogueEntry, CatalogueSnapshot } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import type { Services } from '../../site/services/services.ts';
import { describeShown } from './describe-shown.ts';

const madeForStudents = new WeakMap<CatalogueSnapshot, Assignment[]>();
const madeForStaff = new WeakMap<CatalogueSnapshot, Assignment[]>();

/**
 * The cards and homework, card 1 first. A card that points at a homework is that homework in all that is said of it,
 * and is released when both are. What is not released has no questions, except for staff; nobody is given the key.
 */
export async function listAssignments(
  { catalogue }: Services,
  { isStaff = false }: { isStaff?: boolean } = {},
): Promise<Assignment[]> {
  const entries = await catalogue.snapshot();
  const made = isStaff ? madeForStaff : madeForStudents;
  const list = made.get(entries) ?? [...entries.values()].map((entry) => toAssignment(entries, entry, isStaff));
  made.set(entries, list);
  return list;
}

function toAssignment(entries: CatalogueSnapshot, entry: CatalogueEntry, isStaff: boolean): Assignment {
  const content = findContent(entries, entry.id) ?? entry;
  const isReleased = entry.is_released && content.is_released;
  const shown = describeShown(entries, entry);
  const { title, description, weekDate, weekNumber, totalMarks, diagramPath, extractedImages } = shown;
  const isTold = isReleased || isStaff;
  const questions = isTold ? [...content.questions] : [];
  return {
    id: entry.id,
    slug: entry.slug,
    title,
    description,
    weekDate,
    weekNumber,
    yearGroup: entry.year_group,
    isReleased,
    contentId: entry.content_id,
    totalMarks,
    schemeVersion: content.version,
    schemeDigest: content.digest,
    ...(content.is_dated && { isDated: true }),
    ...(content.purpose === 'retrieval' && { isRetrieval: true }),
    ...(content.answers_shown !== 'at-once' && { keepsAnswers: true }),
    questions,
    diagramPath: isTold ? diagramPath : null,
    extractedImages: isTold ? extractedImages : [],
    ...(isStaff && {
      homework_data: { title, description, weekNumber, weekDate, yearGroup: entry.year_group, totalMarks, questions },
    }),
  };
}
