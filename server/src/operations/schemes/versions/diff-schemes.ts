import { describeChanges } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { diffSchemes as diffSchemesCall } from '../../../contract/schemes.ts';
import { labelsOfEditions } from '../../homework/catalogue/tell-question.ts';
import type { Services } from '../../site/services/services.ts';
import { getScheme, getSchemeHomework } from './find-scheme.ts';
import { nameHomework, readVersion } from './show-scheme.ts';

/** The changes from one version to another in words. Throws a `Problem` for an unknown homework or version. */
export async function diffSchemes(
  services: Services,
  id: string,
  before: string,
  after: string,
): Promise<z.output<typeof diffSchemesCall.output>> {
  const { homework } = await getSchemeHomework(services, id);
  const [from, to] = [readVersion(homework, before), readVersion(homework, after)];
  const [earlier, later] = [await getScheme(services, homework, from), await getScheme(services, homework, to)];
  const changes = describeChanges(earlier, later, await labelsOfEditions(services, homework));
  return { homework: nameHomework(homework), before: from, after: to, changes };
}
