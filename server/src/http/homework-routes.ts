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
import { answerStaffCall, answerWithFile, type CallRoutes, onId, onIdAlone } from './answer-call.ts';
import { uploadedFiles } from './read-form.ts';

/** Calls for administrators to add, try and release homework. */
export function addHomeworkRoutes(routes: CallRoutes): void {
  const { services } = routes;
  answerStaffCall(routes, contract.bulkUploadHomework, (input, request, { userId }) => {
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
      userId,
    );
  });
  answerWithFile(routes, contract.readHomeworkTemplate, async () => ({
    name: 'homework.docx',
    text: await readHomeworkTemplate(),
  }));
  answerStaffCall(routes, contract.listAdminHomework, () => listAdminHomework(services));
  answerStaffCall(routes, contract.readEditableHomework, onIdAlone(services, readEditableHomework));
  answerStaffCall(routes, contract.editHomework, onId(services, editHomework));
  answerStaffCall(routes, contract.copyHomework, onId(services, copyHomework));
  answerStaffCall(routes, contract.exportHomework, async (input, { params }) => {
    const { bytes: _bytes, ...exported } = await exportHomework(services, String(params.id), input);
    return exported;
  });
  answerStaffCall(routes, contract.deleteHomework, onIdAlone(services, deleteHomework));
  answerStaffCall(routes, contract.addHomeworkPicture, (_input, { files }) =>
    addHomeworkPicture(services, uploadedFiles(files)),
  );
  answerStaffCall(routes, contract.releaseHomework, onIdAlone(services, releaseHomework));
  answerStaffCall(routes, contract.withdrawHomework, onIdAlone(services, withdrawHomework));
  answerStaffCall(routes, contract.pointCard, ({ contentId }, { params: { card } }, { userId }) =>
    pointCard(services, String(card), contentId, userId),
  );
  answerStaffCall(routes, contract.testMarking, (input) => testMarking(services, input));
  answerStaffCall(routes, contract.describeKeys, async (input) => describeKeys(input));
  answerStaffCall(routes, contract.tryAnswer, tryAnswer);
}

/** Aborts when the client has gone, or has the response. */
function untilGone({ res, socket }: Request): AbortSignal {
  const gone = new AbortController();
  res?.once('close', () => gone.abort());
  if (socket.destroyed) gone.abort();
  return gone.signal;
}
