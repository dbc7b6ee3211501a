import { useEffect, useSyncExternalStore } from 'react';
import { canReadAloud, nowReading, onReading, onVoices, readAloud, stopReading } from '../lib/read-aloud.ts';
import { t } from '../lib/texts.ts';

export interface ReadAloudProps {
  /** Tells what is read from all else on the page. */
  readonly id: string;
  /** How the page calls it, 'Q3'. */
  readonly label: string;
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
}

/** Reads something, or stops; nothing where there is no voice. */
export default function ReadAloudButton({ id, label, text, language }: ReadAloudProps) {
  const hasVoice = useSyncExternalStore(onVoices, canReadAloud);
  const isReading = useSyncExternalStore(onReading, nowReading) === id;
  useEffect(() => () => stopReading(), []);
  if (!hasVoice) return null;
  const press = () => (isReading ? stopReading() : readAloud(id, text, language));
  return (
    <button type="button" className="button button-quiet" onClick={press}>
      {isReading ? t('aloud.stop') : t('aloud.read')}
      <span className="sr-only"> {label}</span>
    </button>
  );
}
