import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { listAdminHomework } from '../operations/homework/catalogue/list-admin-homework.ts';
import { pointCard } from '../operations/homework/catalogue/point-card.ts';
import { releaseHomework, withdrawHomework } from '../operations/homework/catalogue/release-homework.ts';
import { addHomeworkPicture } from '../operations/homework/editing/add-homework-picture.ts';
import { copyHomework } from '../operations/homework/editing/copy-homework.ts';
import { deleteHomework } from '../operations/homework/editing/delete-homework.ts';
import { editHomework } from '../operations/homework/editing/edit-homework.ts';
import { readEditableHomework } from '../operations/homework/editing/read-editable-homework.ts';
import { exportHomework } from '../operations/homework/exports/export-homework.ts';
import { readHomeworkTemplate } from '../operations/homework/uploads/homework-template.ts';
import { importHomework } from '../operations/homework/uploads/import-homework.ts';
import { describeKeys, testMarking, tryAnswer } from '../operations/homework/uploads/test-marking.ts';
import { type CallRoutes, onId, onIdAlone, staffRoutes } from './answer-call.ts';
import { uploadedFiles } from './read-form.ts';

/** Calls for administrators to add, try and release homework. */
export function addHomeworkRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const { answer, answerFile } = staffRoutes(routes);
  answer(contract.bulkUploadHomework, (input, { request, by }) => {
    const { batchName, yearGroup, homeworkData, dryRun, again, skipUnreadable, reading } = input;
    const year = Number(yearGroup ?? '');
    const upload = { batchName, homeworkData, reading, dryRun: dryRun === 'true', again: again === 'true' };
    return importHomework(
      services,
      {
        ...upload,
        skipUnreadable: skipUnreadable === 'true',
        files: uploadedFiles(request.files),
        yearGroup: year > 0 && year < 15 ? year : undefined,
        signal: untilGone(request),
      },
      by,
    );
  });
  answerFile(contract.readHomeworkTemplate, async () => ({
    name: 'homework.docx',
    text: await readHomeworkTemplate(),
  }));
  answer(contract.listAdminHomework, () => listAdminHomework(services));
  answer(contract.readEditableHomework, onIdAlone(services, readEditableHomework));
  answer(contract.editHomework, onId(services, editHomework));
  answer(contract.copyHomework, onId(services, copyHomework));
  answer(contract.exportHomework, async (input, { id }) => {
    const { bytes: _bytes, ...exported } = await exportHomework(services, id, input);
    return exported;
  });
  answer(contract.deleteHomework, onIdAlone(services, deleteHomework));
  answer(contract.addHomeworkPicture, (_input, { request }) =>
    addHomeworkPicture(services, uploadedFiles(request.files)),
  );
  answer(contract.releaseHomework, onIdAlone(services, releaseHomework));
  answer(contract.withdrawHomework, onIdAlone(services, withdrawHomework));
  answer(contract.pointCard, ({ contentId }, { id, by }) => pointCard(services, id, contentId, by));
  answer(contract.testMarking, (input) => testMarking(services, input));
  answer(contract.describeKeys, async (input) => describeKeys(input));
  answer(contract.tryAnswer, tryAnswer);
}

/** Aborts when the client has gone, or has the response. */
function untilGone({ res, socket }: Request): AbortSignal {
  const gone = new AbortController();
  res?.once('close', () => gone.abort());
  if (socket.destroyed) gone.abort();
  return gone.signal;
}
