import { Button } from '../../../components/button.tsx';

interface FileListProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/** The files that were chosen. */
export function FileList({ files, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className="divide-y divide-rule rounded-small border border-rule" aria-label="Chosen files">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be chosen twice
        <li key={`${file.name} ${index}`} className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-1">
          <span className="min-w-0 break-all">
            {file.name} <span className="text-small text-soft">{sizeText(file.size)}</span>
          </span>
          <Button look="quiet" onClick={() => onRemove(file)}>
            Remove <span className="sr-only">{file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
