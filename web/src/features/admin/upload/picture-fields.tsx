import type { DraftPicture, DraftQuestion } from '@markwell/server/contract';
import { Diagram } from '../../../components/diagram.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';

interface PictureFieldsProps {
  readonly question: DraftQuestion;
  readonly pictures: readonly DraftPicture[];
  readonly onChange: (question: DraftQuestion) => void;
}

/** Which of the file's pictures belongs to the question, and what it shows for those who cannot see it. */
export function PictureFields({ question, pictures, onChange }: PictureFieldsProps) {
  const { diagramPath, diagramAlt } = question;
  if (pictures.length === 0 && diagramPath === null) return null;
  const paths = [...new Set([...pictures.map(({ path }) => path), ...(diagramPath === null ? [] : [diagramPath])])];
  const pick = (path: string) => {
    const alt = pictures.find((picture) => picture.path === path)?.alt ?? null;
    onChange({ ...question, diagramPath: path === '' ? null : path, diagramAlt: path === '' ? null : alt });
  };
  return (
    <div className="grid gap-4">
      <Select
        label="Picture"
        placeholder="No picture"
        options={paths.map((value, index) => ({ value, label: `Picture ${index + 1} of ${paths.length}` }))}
        value={diagramPath ?? ''}
        onPick={pick}
      />
      {diagramPath !== null && (
        <>
          <Diagram path={diagramPath} alt={diagramAlt ?? ''} />
          <TextField
            label="What the picture shows"
            hint="For students who cannot see it; it must not give the answer away"
            value={diagramAlt ?? ''}
            maxLength={2_000}
            onText={(text) => onChange({ ...question, diagramAlt: text === '' ? null : text })}
          />
        </>
      )}
    </div>
  );
}
