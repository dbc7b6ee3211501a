import type { PartMarks } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../../contract/homework-draft.ts';

/** How the parts of an answer earn marks, if the question does not say. */
const usual: Partial<Record<DraftQuestion['type'], PartMarks>> = { 'multiple-response': 'all', ordering: 'all' };

export const partMarksOf = ({ type, partMarks }: DraftQuestion): PartMarks => partMarks ?? usual[type] ?? 'each';
