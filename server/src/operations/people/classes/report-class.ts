import type { Services } from '../../site/services/services.ts';
import { getClassCode } from './find-class.ts';

/** The code of the class that statistics are asked for; null for all classes. Throws a `Problem` when there is no such class. */
export async function getReportClass(services: Services, typed: string | undefined): Promise<string | null> {
  if (typed === undefined || typed === '') return null;
  return getClassCode(services, typed, { code: 'not-found', field: 'class' });
}
