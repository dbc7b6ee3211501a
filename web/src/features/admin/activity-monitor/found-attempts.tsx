import type { FloodFound } from '@markwell/server/contract';
import { countText, numberText } from '../../../components/count-text.ts';
import { Notice } from '../../../components/notice.tsx';

/** How many attempts were found and whose they are; real pupils are named first. */
export function FoundAttempts({ found: { attempts, students, listed, names } }: { readonly found: FloodFound }) {
  if (attempts === 0) return <p>No attempt that counts matches all of this.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <strong>{countText(attempts, 'attempt')}</strong> under {countText(students, 'name')}.
      </p>
      {listed > 0 && (
        <Notice tone="caution" headingLevel={3} title={`${countText(listed, 'name')} on class lists`}>
          <p>Real pupils would lose these attempts. Tick the box above to leave them alone.</p>
        </Notice>
      )}
      <details>
        <summary>{students > names.length ? `The first ${numberText(names.length)} names` : 'Show the names'}</summary>
        <ul className="mt-2 grid gap-1">
          {names.map(({ id, name, studentClass, isListed, attempts: own }) => (
            <li key={id} className="break-words">
              {name}, {studentClass}
              {isListed && ', on the list'}: {countText(own, 'attempt')}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
