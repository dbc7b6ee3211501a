import type { Beside } from '@markwell/marking-core';
import { MaterialView } from '../components/material-view.tsx';

interface SharedMaterialProps {
  /** Outermost first. */
  readonly beside: readonly Beside[];
  /** 'For Q2 (a) to Q2 (c)' */
  readonly name: string;
}

/** Whether there is something to look at while answering: a picture or a table. */
export const hasLook = ({ diagramPath, table }: Pick<Beside, 'diagramPath' | 'table'>): boolean =>
  Boolean(diagramPath ?? table);

/**
 * What questions share: beside them where there is room; else its words above them, and its pictures and tables at the top of the screen
 * while they are answered, folded by whoever wants the room.
 */
export function SharedMaterial({ beside, name }: SharedMaterialProps) {
  const looks = beside.filter(hasLook);
  const hasWords = beside.some(({ text, description, soundPath }) => text ?? description ?? soundPath);
  return (
    <div className="shared-material">
      {(hasWords || looks.length === 0) && (
        <div className="sheet shared-part">
          {looks.length === 0 && <p className="text-small font-semibold text-soft">{name}</p>}
          {beside.map(({ id, text, description, soundPath }) => (
            <div key={id} className="grid min-w-0 gap-3">
              {text && <p className="max-w-prose text-lead whitespace-pre-line">{text}</p>}
              <MaterialView description={description} soundPath={soundPath} />
            </div>
          ))}
        </div>
      )}
      {looks.length > 0 && (
        <details open className="sheet shared-look">
          <summary className="shared-summary">{`${looks.some(({ diagramPath }) => diagramPath) ? 'Picture' : 'Table'} ${name.replace(/^F/, 'f')}`}</summary>
          <div className="shared-part">
            {looks.map(({ id, text, description, soundPath, ...look }) => (
              <MaterialView key={id} {...look} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
