import type { ClassReport } from '@markwell/server/contract';
import { countText } from '../../../components/count-text.ts';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { percent } from './percent.ts';

/** How the class did at each point of the specification, the weakest first. */
export function SpecificationPoints({ points }: { readonly points: NonNullable<ClassReport['specification']> }) {
  return (
    <section aria-labelledby="specification">
      <h2 id="specification" className="text-title">
        Specification points
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">The share of the marks in first attempts, the weakest first.</p>
      <ul className="sheet grid gap-4 p-4 sm:p-6">
        {points.map(({ point, facility, questionIds }) => (
          <li key={point}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-semibold wrap-anywhere">{point}</span>
              <span>
                {percent(facility)} <span className="text-soft">of {countText(questionIds.length, 'question')}</span>
              </span>
            </p>
            <ShareBar share={facility} />
          </li>
        ))}
      </ul>
    </section>
  );
}
