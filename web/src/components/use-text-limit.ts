import { type ChangeEvent, useState } from 'react';
import { fitText } from '../lib/fit-text.ts';
import { t } from '../lib/texts.ts';

interface TextLimit {
  /** For the control, instead of `maxLength`, with which browsers silently cut off what is pasted. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** What did not fit of what was typed or pasted last. */
  readonly notice: string | undefined;
}

/** Keeps a text within `most` characters, where there is a limit: the part of an insertion that does not fit is left out, and said. */
export function useTextLimit(most: number | undefined, onText: ((text: string) => void) | undefined): TextLimit {
  const [notice, setNotice] = useState<string>();
  return {
    notice,
    onChange: ({ target }) => {
      const { text, caret, leftOut } = fitText(target.value, target.selectionStart, most);
      if (leftOut > 0) {
        target.value = text;
        target.setSelectionRange(caret, caret);
      }
      setNotice(leftOut === 0 || most === undefined ? undefined : noticeText(most, leftOut));
      onText?.(text);
    },
  };
}

function noticeText(most: number, leftOut: number): string {
  return t('limit.room', { most, leftOut });
}
