import * as contract from '../contract/index.ts';
import { applyRemark } from '../operations/schemes/remark/apply-targets.ts';
import { listRemarkRuns } from '../operations/schemes/remark/list-remark-runs.ts';
import { previewRemark } from '../operations/schemes/remark/preview-remark.ts';
import { undoRemark } from '../operations/schemes/remark/undo-remark.ts';
import { diffSchemes } from '../operations/schemes/versions/diff-schemes.ts';
import { publishScheme } from '../operations/schemes/versions/publish-scheme.ts';
import { showScheme, showVersions } from '../operations/schemes/versions/show-scheme.ts';
import { checkScheme, testScheme } from '../operations/schemes/versions/test-scheme.ts';
import { type CallRoutes, onId, onIdAlone, staffRoutes } from './answer-call.ts';

/** Calls for administrators to correct a mark scheme and re-mark. */
export function addRemarkRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const { answer } = staffRoutes(routes);
  answer(contract.listSchemeVersions, onIdAlone(services, showVersions));
  answer(contract.readScheme, (_input, { id, request }) => showScheme(services, id, String(request.params.version)));
  answer(contract.checkScheme, (input) => checkScheme(services, input));
  answer(contract.publishScheme, onId(services, publishScheme));
  answer(contract.diffSchemes, (_input, { id, request }) =>
    diffSchemes(services, id, String(request.params.before), String(request.params.after)),
  );
  answer(contract.testScheme, onId(services, testScheme));
  answer(contract.previewRemark, (input, { id, request }) =>
    previewRemark(services, id, input, () => !request.socket.destroyed),
  );
  answer(contract.applyRemark, (input, { id, by }) => applyRemark(services, id, input, by));
  answer(contract.listRemarkRuns, ({ homework }) => listRemarkRuns(services, homework));
  answer(contract.undoRemark, onIdAlone(services, undoRemark));
}
