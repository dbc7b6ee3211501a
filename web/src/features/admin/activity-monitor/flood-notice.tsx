import type { Flood } from '@markwell/server/contract';
import { countText } from '../../../components/count-text.ts';
import { Notice } from '../../../components/notice.tsx';
import { timeOfDayText } from '../../../lib/school-time.ts';

const kinds = {
  requests: ({ refused, call }) => `${countText(refused, 'request')} too many for ${call}`,
  'sign-ins': ({ refused }) => `${countText(refused, 'login')} with usernames that do not exist`,
  visitors: ({ refused }) => `${countText(refused, 'visitor')} more than a school can have, so these names are made up`,
} as const satisfies Record<Flood['kind'], (flood: Flood) => string>;

/** Names the addresses that made too many requests in the last hour, if any. */
export function FloodNotice({ floods }: { readonly floods: readonly Flood[] }) {
  if (floods.length === 0) return null;
  return (
    <Notice tone="caution" role="status" headingLevel={3} title="Somebody is flooding the site">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {floods.map((flood) => (
          <li key={`${flood.ipAddress} ${flood.call} ${flood.firstAt}`} className="break-words">
            <strong>{flood.ipAddress}</strong> ({flood.location}), {timeOfDayText(flood.firstAt)} to{' '}
            {timeOfDayText(flood.lastAt)}: {kinds[flood.kind](flood)}.
          </li>
        ))}
      </ul>
      <p className="mt-2">These were refused. Everybody else at the same address goes on handing in and logging in.</p>
    </Notice>
  );
}
