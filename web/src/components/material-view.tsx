import type { Beside } from '@markwell/marking-core';
import { DataTable } from './data-table.tsx';
import { Diagram } from './diagram.tsx';

/** What a question shows besides what it asks. */
export type Material = Omit<Beside, 'id' | 'language' | 'text'>;

/** Text, sound, picture and table, one below the other. */
export function MaterialView({ diagramPath, diagramSize, diagramAlt, signs, ...rest }: Material) {
  const { description, soundPath, table } = rest;
  return (
    <>
      {description && <Paragraphs text={description} />}
      {soundPath && (
        // biome-ignore lint/a11y/useMediaCaption: what is heard is what is asked about
        <audio controls preload="none" src={soundPath} className="w-full print:hidden" />
      )}
      {diagramPath && <Diagram path={diagramPath} alt={diagramAlt ?? ''} size={diagramSize} signs={signs} />}
      {table && <DataTable {...table} />}
    </>
  );
}

/** Plain text; a blank line starts a paragraph. */
function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className="grid max-w-prose gap-2">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
