import { reference, referenceOrNull, rowId, text, textOrNull, whole } from '../tables/columns.ts';
import { migration, unique } from './migration.ts';

/** Second factors, school accounts, passwords that must be changed, and where sign-ins came from. */
export const staffIdentity = migration('0026-staff-identity', {
  tables: {
    recovery_codes: { id: rowId(), user_id: reference('users'), code_hash: text(), used_at: textOrNull() },
    pending_sign_ins: {
      id: rowId(),
      token_hash: text(),
      user_id: referenceOrNull('users'),
      kind: text(),
      data: text(),
      expires_at: text(),
    },
  },
  columns: {
    users: {
      password_due_at: textOrNull(),
      second_factor_secret: textOrNull(),
      second_factor_at: textOrNull(),
      second_factor_step: { ...whole(), defaultValue: 0 },
      oidc_issuer: textOrNull(),
      oidc_subject: textOrNull(),
    },
    auth_sessions: {
      via: { ...text(), defaultValue: 'password' },
      browser: textOrNull(),
      place: textOrNull(),
      address: textOrNull(),
    },
  },
  indexes: {
    users_oidc: ['users', ['oidc_issuer', 'oidc_subject'], unique],
    recovery_codes_user: ['recovery_codes', ['user_id']],
    pending_sign_ins_token: ['pending_sign_ins', ['token_hash'], unique],
    auth_sessions_user: ['auth_sessions', ['user_id']],
  },
});
