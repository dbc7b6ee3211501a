import { copyText } from '../lib/copy-text.ts';
import { t } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { CopyIcon } from './icons.tsx';
import { showToast } from './toast/toast-store.ts';

interface CopyButtonProps {
  readonly text: string;
  /** On the button, such as 'Copy link'. */
  readonly label: string;
  /** Said when it is done, such as 'Link copied'. */
  readonly done: string;
  /** False for what should not be shown twice, such as a password. */
  readonly showsText?: boolean;
  /** Id of what the text belongs to. */
  readonly describedBy?: string;
  readonly className?: string;
}

/** Puts a text on the clipboard and says so, or says how to do without. */
export function CopyButton({ text, label, done, showsText = true, describedBy, className }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) showToast({ tone: 'success', title: done, ...(showsText && { description: text }) });
    else
      showToast({
        tone: 'problem',
        title: t('copy.refused'),
        description: showsText ? t('copy.by-hand', { text }) : t('copy.select'),
      });
  };
  return (
    <Button look="secondary" aria-describedby={describedBy} {...(className && { className })} onClick={copy}>
      <CopyIcon />
      {label}
    </Button>
  );
}
