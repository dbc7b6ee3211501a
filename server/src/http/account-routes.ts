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
import { type CallRoutes, staffRoutes } from './answer-call.ts';
import { originOf } from './known-device.ts';

/** Calls for a member of staff's own account. */
export function addAccountRoutes(routes: CallRoutes, findPlace: FindPlace): void {
  const { services } = routes;
  const { answer } = staffRoutes(routes);
  answer(contract.readAccount, (_input, { staff }) => readAccount(services, staff));
  answer(contract.changePassword, (input, { request, staff }) =>
    changeOwnPassword(services, staff, input, originOf(request, findPlace)),
  );
  answer(contract.beginSecondFactor, (_input, { staff }) => beginSecondFactor(services, staff));
  answer(contract.confirmSecondFactor, ({ code }, { staff }) => confirmSecondFactor(services, staff, code));
  answer(contract.removeOwnSecondFactor, ({ password }, { request, staff }) =>
    removeOwnSecondFactor(services, staff, password, originOf(request, findPlace)),
  );
  answer(contract.renewOwnRecoveryCodes, ({ password }, { request, staff }) =>
    renewOwnRecoveryCodes(services, staff, password, originOf(request, findPlace)),
  );
  answer(contract.endOwnSignIns, ({ which }, { staff }) => endOwnSignIns(services, staff, which));
}
