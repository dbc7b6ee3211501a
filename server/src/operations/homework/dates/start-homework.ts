import type * as z from 'zod/mini';
import type { startHomework as startHomeworkCall } from '../../../contract/starts.ts';
import type { Services } from '../../site/services/services.ts';
import { getDated } from './read-dates.ts';

/** Says that a homework is being started now, by somebody of a class. Throws a `Problem` for an unknown homework. */
export async function startHomework(
  services: Services,
  id: string,
  { studentClass: classCode }: z.output<typeof startHomeworkCall.input>,
): Promise<z.output<typeof startHomeworkCall.output>> {
  const { id: homeworkId } = await getDated(services, id);
  return { startToken: await services.startTokens.issue({ homeworkId, classCode }, services.now()) };
}
