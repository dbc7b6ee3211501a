import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { applyRemark } from '../operations/schemes/remark/apply-targets.ts';
import { listRemarkRuns } from '../operations/schemes/remark/list-remark-runs.ts';
import { previewRemark } from '../operations/schemes/remark/preview-remark.ts';
import { undoRemark } from '../operations/schemes/remark/undo-remark.ts';
import { diffSchemes } from '../operations/schemes/versions/diff-schemes.ts';
import { publishScheme } from '../operations/schemes/versions/publish-scheme.ts';
import { showScheme, showVersions } from '../operations/schemes/versions/show-scheme.ts';
import { checkScheme, testScheme } from '../operations/schemes/versions/test-scheme.ts';
import { answerStaffCall, type CallRoutes, onId, onIdAlone } from './answer-call.ts';

/** Calls for administrators to correct a mark scheme and re-mark. */
export function addRemarkRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const param = ({ params }: Request, name: string) => String(params[name]);
  answerStaffCall(routes, contract.listSchemeVersions, onIdAlone(services, showVersions));
  answerStaffCall(routes, contract.readScheme, (_input, request) =>
    showScheme(services, param(request, 'id'), param(request, 'version')),
  );
  answerStaffCall(routes, contract.checkScheme, (input) => checkScheme(services, input));
  answerStaffCall(routes, contract.publishScheme, onId(services, publishScheme));
  answerStaffCall(routes, contract.diffSchemes, (_input, request) =>
    diffSchemes(services, param(request, 'id'), param(request, 'before'), param(request, 'after')),
  );
  answerStaffCall(routes, contract.testScheme, onId(services, testScheme));
  answerStaffCall(routes, contract.previewRemark, (input, request) =>
    previewRemark(services, param(request, 'id'), input, () => !request.socket.destroyed),
  );
  answerStaffCall(routes, contract.applyRemark, (input, request, { userId }) =>
    applyRemark(services, param(request, 'id'), input, userId),
  );
  answerStaffCall(routes, contract.listRemarkRuns, ({ homework }) => listRemarkRuns(services, homework));
  answerStaffCall(routes, contract.undoRemark, onIdAlone(services, undoRemark));
}
