import { questionLabels } from '@markwell/marking-core';
import type { UploadAssignment } from '../../../../contract/homework-draft.ts';
import type { Services } from '../../../site/services/services.ts';
import type { Paper } from './paper.ts';
import { readSitePicture, readSiteSound } from './pictures.ts';

/** A homework with its pictures, and with what stands beside each question. */
export async function readPaper(services: Services, assignment: UploadAssignment): Promise<Paper> {
  const { questions } = assignment;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const named = new Set(questions.flatMap(({ material }) => material ?? []));
  const labels = questionLabels(questions);
  const read = questions.map(async (question) => ({
    question,
    label: labels.get(question.id),
    picture: question.diagramPath ? await readSitePicture(services, question.diagramPath) : undefined,
    sound: question.soundPath ? await readSiteSound(services, question.soundPath) : undefined,
    material: (question.material ?? []).flatMap((id) => byId.get(id) ?? []),
    isShared: named.has(question.id),
  }));
  return { assignment, questions: await Promise.all(read) };
}
