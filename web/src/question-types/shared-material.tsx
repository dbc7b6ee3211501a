import { isMarkedQuestion, type Question } from '@markwell/marking-core';
import { useState } from 'react';
import { MaterialView } from '../components/material-view.tsx';

/** What several questions are about; of a question that is itself asked, its text, picture and table without what it asks. */
export function SharedMaterial({ materials }: { readonly materials: readonly Question[] }) {
  return materials.map((material) => (
    <div key={material.id} className="grid min-w-0 gap-5">
      {!isMarkedQuestion(material) && <p className="max-w-prose text-lead whitespace-pre-line">{material.question}</p>}
      <MaterialView {...material} />
    </div>
  ));
}

interface MaterialAgainProps {
  readonly materials: readonly Question[];
  /** Whether it is in view anyway where there is room. */
  readonly isBeside: boolean;
}

/** Shows it once more at a question that is some way below it. */
export function MaterialAgain({ materials, isBeside }: MaterialAgainProps) {
  const [open, setOpen] = useState(false);
  const has = (field: 'diagramPath' | 'table') => materials.some((one) => one[field]);
  const name = has('diagramPath') ? 'picture' : has('table') ? 'table' : 'text';
  return (
    <details
      className={isBeside ? 'no-print shared-again' : 'no-print'}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pen">See the {name} again</summary>
      {open && <SharedMaterial materials={materials} />}
    </details>
  );
}
