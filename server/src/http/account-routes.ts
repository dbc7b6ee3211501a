import * as contract from '../contract/index.ts';
import { changeOwnPassword } from '../operations/people/account/change-own-password.ts';
import { endOwnSignIns } from '../operations/people/account/end-own-sign-ins.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeOwnSecondFactor,
  renewOwnRecoveryCodes,
} from '../operations/people/account/own-second-factor.ts';
import { readAccount } from '../operations/people/account/read-account.ts';
import type { FindPlace } from '../places/places.ts';
import { answerStaffCall, type CallRoutes } from './answer-call.ts';
import { originOf } from './known-device.ts';

/** Calls for a member of staff's own account. */
export function addAccountRoutes(routes: CallRoutes, findPlace: FindPlace): void {
  const { services } = routes;
  answerStaffCall(routes, contract.readAccount, (_input, _request, staff) => readAccount(services, staff));
  answerStaffCall(routes, contract.changePassword, (input, request, staff) =>
    changeOwnPassword(services, staff, input, originOf(request, findPlace)),
  );
  answerStaffCall(routes, contract.beginSecondFactor, (_input, _request, staff) => beginSecondFactor(services, staff));
  answerStaffCall(routes, contract.confirmSecondFactor, ({ code }, _request, staff) =>
    confirmSecondFactor(services, staff, code),
  );
  answerStaffCall(routes, contract.removeOwnSecondFactor, ({ password }, request, staff) =>
    removeOwnSecondFactor(services, staff, password, originOf(request, findPlace)),
  );
  answerStaffCall(routes, contract.renewOwnRecoveryCodes, ({ password }, request, staff) =>
    renewOwnRecoveryCodes(services, staff, password, originOf(request, findPlace)),
  );
  answerStaffCall(routes, contract.endOwnSignIns, ({ which }, _request, staff) =>
    endOwnSignIns(services, staff, which),
  );
}
