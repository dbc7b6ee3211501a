import type { UserStats } from '@markwell/server/contract';
import { Badge } from '../../../components/badge.tsx';
import { countText, numberText } from '../../../components/count-text.ts';
import { Loading } from '../../../components/loading.tsx';
import { BarList, ShareBar } from '../../../components/plots/bar-list.tsx';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { FigureTiles } from '../figures/figure-tiles.tsx';
import { pageName } from './page-name.ts';

const tones = { green: 'tick', yellow: 'caution', red: 'cross' } as const;

/** How many are here, whether the server bears it, on which pages they are, and where. */
export function StatsSection({ stats: { data, isError } }: { readonly stats: StaffQuery<UserStats> }) {
  if (data === undefined) return isError ? null : <Loading label="Loading who is on the site…" />;
  const { totalUsers, totalAddresses, usersByPage, usersByLocation } = data;
  const pages = Object.entries(usersByPage);
  const places = Object.entries(usersByLocation);
  return (
    <div className="grid grid-cols-1 gap-4">
      <FigureTiles
        figures={[
          {
            label: 'Current Users',
            value: numberText(totalUsers),
            note:
              totalAddresses === 0
                ? 'seen in the last 5 minutes'
                : `from ${countText(totalAddresses, 'address', 'addresses')}`,
          },
          { label: 'System Capacity', ...describeCapacity(totalUsers) },
          { label: 'Active Pages', value: numberText(pages.length), note: mostOf(pages, pageName) },
          { label: 'Locations', value: numberText(places.length), note: mostOf(places, (place) => place) },
        ]}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <section aria-labelledby="active-pages" className="sheet p-4 sm:p-6 lg:col-span-2">
          <h3 id="active-pages" className="mb-3 text-lead">
            Active pages
          </h3>
          {pages.length === 0 ? (
            <p className="text-soft">No pages are open.</p>
          ) : (
            <BarList inColumns bars={pages.map(([path, users]) => bar(pageName(path), users))} />
          )}
        </section>
        <section aria-labelledby="geographic-locations" className="sheet p-4 sm:p-6">
          <h3 id="geographic-locations" className="mb-3 text-lead">
            Geographic locations
          </h3>
          {places.length === 0 ? (
            <p className="text-soft">No geographic locations detected</p>
          ) : (
            <BarList bars={places.map(([place, users]) => bar(place, users))} />
          )}
        </section>
      </div>
    </div>
  );
}

function bar(label: string, users: number) {
  return { label, value: users, text: countText(users, 'user') };
}

/** 'most on Year 8 quiz'; nothing if there is none. */
function mostOf(entries: readonly (readonly [string, number])[], name: (key: string) => string): string {
  const [most] = entries;
  return most === undefined ? 'none now' : `most: ${name(most[0])}`;
}

/** The state is a status, so that a change of it is read out; the number beside it changes in silence. */
function describeCapacity(users: number) {
  const { level, message } = judgeCapacity(users);
  return {
    value: (
      <>
        {numberText(users)} <span className="text-base font-semibold text-soft">of {safeLimit}</span>
        <ShareBar share={users / safeLimit} />
      </>
    ),
    note: (
      <Badge tone={tones[level]} className="mt-1 max-sm:border-0 max-sm:bg-transparent max-sm:px-0">
        <span role="status">{message}</span>
      </Badge>
    ),
  };
}

/** The most people that the school's server is meant for at a time (spec part 2, section 9). */
const safeLimit = 400;

/** The server's state, in the specification's words and limits. */
interface Capacity {
  readonly level: 'green' | 'yellow' | 'red';
  readonly message: string;
}

const levels: readonly (Capacity & { readonly upTo: number })[] = [
  { level: 'green', upTo: 200, message: 'System running smoothly' },
  { level: 'yellow', upTo: 350, message: 'Approaching capacity limits' },
];
const beyond: Capacity = { level: 'red', message: 'High load - potential performance impact' };

/** What this many people at a time mean for the server. */
export function judgeCapacity(users: number): Capacity {
  return levels.find(({ upTo }) => users <= upTo) ?? beyond;
}
