import type { Beside } from '@markwell/marking-core';
import { MaterialView } from '../components/material-view.tsx';
import { inContentLanguage, inPageLanguage, t } from '../lib/texts.ts';
import { ReadAloud } from './read-aloud.tsx';
import { spokenQuestion } from './spoken-question.ts';

interface SharedMaterialProps {
  /** Outermost first. */
  readonly beside: readonly Beside[];
  /** 'For Q2 (a) to Q2 (c)' */
  readonly name: string;
}

/** 'For Q2' as it is called within a line. */
const inLine = (name: string) => ({ name: name.charAt(0).toLowerCase() + name.slice(1) });

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
  const content = inContentLanguage(beside[0]?.language);
  const text = beside.map(spokenQuestion).filter(Boolean).join('\n');
  const aloud = text !== '' && (
    <div className="no-print empty:hidden" {...inPageLanguage()}>
      <ReadAloud id={`shared ${beside[0]?.id}`} label={inLine(name).name} text={text} language={content.lang} />
    </div>
  );
  return (
    <div className="shared-material" {...content}>
      {(hasWords || looks.length === 0) && (
        <div className="sheet shared-part">
          {looks.length === 0 && (
            <p className="text-small font-semibold text-soft" {...inPageLanguage()}>
              {name}
            </p>
          )}
          {beside.map(({ id, text, description, soundPath }) => (
            <div key={id} className="grid min-w-0 gap-3">
              {text && <p className="max-w-prose text-lead whitespace-pre-line">{text}</p>}
              <MaterialView description={description} soundPath={soundPath} />
            </div>
          ))}
          {aloud}
        </div>
      )}
      {looks.length > 0 && (
        <details open className="sheet shared-look">
          <summary className="shared-summary" {...inPageLanguage()}>
            {looks.some(({ diagramPath }) => diagramPath)
              ? t('type.picture', inLine(name))
              : t('type.table', inLine(name))}
          </summary>
          <div className="shared-part">
            {looks.map(({ id, text, language, description, soundPath, ...look }) => (
              <MaterialView key={id} {...look} />
            ))}
            {!hasWords && aloud}
          </div>
        </details>
      )}
    </div>
  );
}
