import { downloadText } from '../lib/save-file.ts';
import { t } from '../lib/texts.ts';
import { Button } from './button.tsx';

/** Gives the student the answers as a file. */
export function DownloadAnswers({ text, onDone }: { readonly text: () => string; readonly onDone?: () => void }) {
  const download = () => {
    downloadText('my-answers.txt', text());
    onDone?.();
  };
  return (
    <Button look="secondary" onClick={download}>
      {t('waiting.download')}
    </Button>
  );
}
