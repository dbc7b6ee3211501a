import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { giveClasses } from '../operations/people/authority/my-classes.ts';
import { changeClasses } from '../operations/people/class-lists/change-classes.ts';
import { importRoster, readRosterChoices } from '../operations/people/class-lists/import-roster.ts';
import { listAdminClasses } from '../operations/people/class-lists/list-admin-classes.ts';
import { listListChanges } from '../operations/people/class-lists/list-list-changes.ts';
import { moveUp } from '../operations/people/class-lists/move-up.ts';
import { openRosterFiles } from '../operations/people/class-lists/open-roster-files.ts';
import { addUser } from '../operations/people/staff/add-user.ts';
import { changeIdentity } from '../operations/people/staff/change-identity.ts';
import { disableUser, enableUser } from '../operations/people/staff/close-account.ts';
import { resetPassword } from '../operations/people/staff/reset-password.ts';
import { listUsers } from '../operations/people/staff/staff-users.ts';
import { answerStaffCall, type CallRoutes, onId, onIdAlone, onInput } from './answer-call.ts';
import { uploadedFiles } from './read-form.ts';

/** Calls for administrators to look after staff and class lists. */
export function addPeopleRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const id = ({ params }: Request) => String(params.id);
  answerStaffCall(routes, contract.listUsers, () => listUsers(services));
  answerStaffCall(routes, contract.createUser, onInput(services, addUser));
  answerStaffCall(routes, contract.resetPassword, onIdAlone(services, resetPassword));
  answerStaffCall(routes, contract.disableUser, onIdAlone(services, disableUser));
  answerStaffCall(routes, contract.enableUser, onIdAlone(services, enableUser));
  answerStaffCall(routes, contract.giveClasses, onId(services, giveClasses));
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
  answerStaffCall(routes, contract.changeClasses, onInput(services, changeClasses));
  answerStaffCall(routes, contract.importRoster, onInput(services, importRoster));
  answerStaffCall(routes, contract.moveUp, onInput(services, moveUp));
  answerStaffCall(routes, contract.listListChanges, () => listListChanges(services));
  answerStaffCall(
    routes,
    contract.importRosterFiles,
    async ({ dryRun, removeSamples, onlyKnown, same }, { files }, { userId }) => {
      const how = {
        dryRun: dryRun === 'true',
        removeSamples: removeSamples === 'true',
        onlyKnown: onlyKnown === 'true',
        same: readRosterChoices(same),
      };
      return importRoster(services, { ...how, files: await openRosterFiles(uploadedFiles(files)) }, userId);
    },
  );
}
