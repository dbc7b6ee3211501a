import type { OidcSettings } from '../../../config-oidc.ts';
import type { StaffRole } from '../../../contract/sign-in.ts';
import type { OidcClaims } from '../../site/services/sign-in-provider.ts';

/** What somebody may do by the groups that the provider says they are in; undefined for none that the school has named. */
export function roleOfGroups(
  claims: OidcClaims,
  { groupClaim, teacherGroups, adminGroups }: Pick<OidcSettings, 'groupClaim' | 'teacherGroups' | 'adminGroups'>,
): StaffRole | undefined {
  const claimed = claims[groupClaim];
  const groups: unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  const isIn = (named: readonly string[]) => groups.some((group) => typeof group === 'string' && named.includes(group));
  if (isIn(adminGroups)) return 'admin';
  return isIn(teacherGroups) ? 'teacher' : undefined;
}
