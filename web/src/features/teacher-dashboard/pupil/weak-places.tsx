import type { PupilShare } from '@markwell/server/contract';
import { countText, percent } from '../../../components/count-text.ts';
import { BarList } from '../../../components/plots/bar-list.tsx';
import { Section } from '../../../components/section.tsx';
import { typeNames } from '../../../lib/type-names.ts';

interface WeakPlacesProps {
  readonly points: readonly PupilShare[];
  readonly kinds: readonly PupilShare[];
}

/** What went worst over all homework, by first attempts. */
export function WeakPlaces({ points, kinds }: WeakPlacesProps) {
  return (
    <Section id="weak" title="What is weak" isSheet>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        The share of the marks in first attempts over all homework, the weakest first.
      </p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {points.length > 0 && <Shares title="Specification points" shares={points} />}
        <Shares title="Kinds of question" shares={kinds.map((one) => ({ ...one, name: typeName(one.name) }))} />
      </div>
    </Section>
  );
}

const most = 6;

function Shares({ title, shares }: { readonly title: string; readonly shares: readonly PupilShare[] }) {
  const bars = shares.slice(0, most).map(({ name, share, answers }) => ({
    label: name,
    value: share,
    text: `${percent(share)} of ${countText(answers, 'answer')}`,
  }));
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <BarList bars={bars} outOf={1} />
    </div>
  );
}

function typeName(type: string): string {
  return Object.entries(typeNames).find(([name]) => name === type)?.[1] ?? type;
}
