import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { giveClasses } from '../operations/people/authority/my-classes.ts';
import { changeClasses } from '../operations/people/class-lists/change-classes.ts';
import { importRoster } from '../operations/people/class-lists/import-roster.ts';
import { listAdminClasses } from '../operations/people/class-lists/list-admin-classes.ts';
import { openRosterFiles } from '../operations/people/class-lists/open-roster-files.ts';
import { addUser } from '../operations/people/staff/add-user.ts';
import { changeIdentity } from '../operations/people/staff/change-identity.ts';
import { disableUser, enableUser } from '../operations/people/staff/close-account.ts';
import { resetPassword } from '../operations/people/staff/reset-password.ts';
import { listUsers } from '../operations/people/staff/staff-users.ts';
import { answerStaffCall, type CallRoutes } from './answer-call.ts';
import { uploadedFiles } from './read-form.ts';

/** Calls for administrators to look after staff and class lists. */
export function addPeopleRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const id = ({ params }: Request) => String(params.id);
  answerStaffCall(routes, contract.listUsers, () => listUsers(services));
  answerStaffCall(routes, contract.createUser, (input, _request, { userId }) => addUser(services, input, userId));
  answerStaffCall(routes, contract.resetPassword, (_input, request, { userId }) =>
    resetPassword(services, id(request), userId),
  );
  answerStaffCall(routes, contract.disableUser, (_input, request, { userId }) =>
    disableUser(services, id(request), userId),
  );
  answerStaffCall(routes, contract.enableUser, (_input, request, { userId }) =>
    enableUser(services, id(request), userId),
  );
  answerStaffCall(routes, contract.giveClasses, (input, request, { userId }) =>
    giveClasses(services, id(request), input, userId),
  );
  const identityCalls = [
    [contract.removeSecondFactor, 'remove-second-factor'],
    [contract.endSignIns, 'end-sign-ins'],
    [contract.requirePasswordChange, 'require-password-change'],
    [contract.unlinkUser, 'unlink'],
  ] as const;
  for (const [call, change] of identityCalls) {
    answerStaffCall(routes, call, (_input, request, { userId }) =>
      changeIdentity(services, change, id(request), userId),
    );
  }
  answerStaffCall(routes, contract.listAdminClasses, () => listAdminClasses(services));
  answerStaffCall(routes, contract.changeClasses, (input, _request, { userId }) =>
    changeClasses(services, input, userId),
  );
  answerStaffCall(routes, contract.importRoster, (input, _request, { userId }) =>
    importRoster(services, input, userId),
  );
  answerStaffCall(
    routes,
    contract.importRosterFiles,
    async ({ dryRun, removeSamples, onlyKnown }, { files }, { userId }) => {
      const how = {
        dryRun: dryRun === 'true',
        removeSamples: removeSamples === 'true',
        onlyKnown: onlyKnown === 'true',
      };
      return importRoster(services, { ...how, files: await openRosterFiles(uploadedFiles(files)) }, userId);
    },
  );
}
