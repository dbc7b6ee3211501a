import { scienceGradeBoundaries } from '@markwell/marking-core';
import { ArrowIcon } from '../../components/icons.tsx';

/** The grades and their percentages, with the one that was reached marked. */
export function GradeBoundaries({ grade }: { readonly grade: string }) {
  return (
    <section aria-labelledby="grade-boundaries" className="sheet p-5 sm:p-7">
      <h2 id="grade-boundaries" className="text-title">
        Grade boundaries
      </h2>
      <p className="mt-1 text-small text-soft">What percentage each grade needs</p>
      <ul className="mt-4 grid gap-2">
        {scienceGradeBoundaries.map((boundary) => {
          const reached = boundary.grade === grade;
          return (
            <li
              key={boundary.label}
              className={`flex flex-wrap items-center gap-x-2 rounded-small border-2 px-4 py-2 ${reached ? 'border-pen bg-pen-wash font-bold' : 'border-transparent odd:bg-sunk'}`}
            >
              <span className="w-16 flex-none">{boundary.label}</span>
              <span className="grow">{boundary.grade}</span>
              {reached && (
                <span className="flex items-center gap-1.5 text-pen">
                  <ArrowIcon className="size-5 rotate-180" />
                  Your grade
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
