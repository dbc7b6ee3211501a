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
import { type CallRoutes, onId, onIdAlone, onInput, staffRoutes } from './answer-call.ts';
import { uploadedFiles } from './read-form.ts';

/** Calls for administrators to look after staff and class lists. */
export function addPeopleRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const { answer } = staffRoutes(routes);
  answer(contract.listUsers, () => listUsers(services));
  answer(contract.createUser, onInput(services, addUser));
  answer(contract.resetPassword, onIdAlone(services, resetPassword));
  answer(contract.disableUser, onIdAlone(services, disableUser));
  answer(contract.enableUser, onIdAlone(services, enableUser));
  answer(contract.giveClasses, onId(services, giveClasses));
  const identityCalls = [
    [contract.removeSecondFactor, 'remove-second-factor'],
    [contract.endSignIns, 'end-sign-ins'],
    [contract.requirePasswordChange, 'require-password-change'],
    [contract.unlinkUser, 'unlink'],
  ] as const;
  for (const [call, change] of identityCalls) {
    answer(call, (_input, { id, by }) => changeIdentity(services, change, id, by));
  }
  answer(contract.listAdminClasses, () => listAdminClasses(services));
  answer(contract.changeClasses, onInput(services, changeClasses));
  answer(contract.importRoster, onInput(services, importRoster));
  answer(contract.moveUp, onInput(services, moveUp));
  answer(contract.listListChanges, () => listListChanges(services));
  answer(contract.importRosterFiles, async ({ dryRun, removeSamples, onlyKnown, same }, { request, by }) => {
    const how = {
      dryRun: dryRun === 'true',
      removeSamples: removeSamples === 'true',
      onlyKnown: onlyKnown === 'true',
      same: readRosterChoices(same),
    };
    return importRoster(services, { ...how, files: await openRosterFiles(uploadedFiles(request.files)) }, by);
  });
}
