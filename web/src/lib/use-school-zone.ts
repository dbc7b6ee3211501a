import { readSite } from '@markwell/server/contract';
import { setSchoolZone } from './school-zone.ts';
import { useCallQuery } from './use-call-query.ts';

/** Asks once which clock the school goes by, and has times told by it. Whether that is known yet: until then it is the usual one. */
export function useSchoolZone(): boolean {
  const { data } = useCallQuery(readSite, { staleTime: Number.POSITIVE_INFINITY });
  // While drawing, so that what is drawn below shows it; setting it again changes nothing.
  if (data !== undefined) setSchoolZone(data.timeZone);
  return data !== undefined;
}
