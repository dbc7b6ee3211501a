import type { Punctuality } from '@markwell/server/contract';
import { schoolTimeText } from '../../lib/school-time.ts';

/** 'Open from Mon 12 Jan, 09:00 · Due Fri 16 Jan, 16:00 · 18 on time, 2 of them before it opened · 3 late · 6 missing': what there is of it. */
export function PunctualityLine({ dates }: { readonly dates: Punctuality }) {
  const { openAt, dueAt, closeAt, onTime, early, late, missing } = dates;
  const said = [
    openAt !== null && `Open from ${schoolTimeText(openAt)}`,
    dueAt !== null && `Due ${schoolTimeText(dueAt)}`,
    closeAt !== null && `Closed ${schoolTimeText(closeAt)}`,
    early > 0 ? `${onTime} on time, ${early} of them before it opened` : `${onTime} on time`,
    `${late} late`,
    missing !== null && `${missing} missing`,
  ];
  return <p className="tabular-nums">{said.filter((part) => part !== false).join(' · ')}</p>;
}
