import type { Question } from '@markwell/marking-core';
import { useEffect, useSyncExternalStore } from 'react';
import { canReadAloud, nowReading, onReading, onVoices, readAloud, stopReading } from '../lib/read-aloud.ts';
import { inContentLanguage, t } from '../lib/texts.ts';
import { spokenQuestion } from './spoken-question.ts';

interface ReadAloudButtonProps {
  readonly question: Question;
  /** How the page calls it, 'Q3'. */
  readonly label: string;
}

/** Reads a question, or stops; nothing where there is no voice. */
export default function ReadAloudButton({ question, label }: ReadAloudButtonProps) {
  const { id } = question;
  const hasVoice = useSyncExternalStore(onVoices, canReadAloud);
  const isReading = useSyncExternalStore(onReading, nowReading) === id;
  useEffect(() => () => stopReading(), []);
  if (!hasVoice) return null;
  const press = () => (isReading ? stopReading() : readAloud(id, spokenQuestion(question), inContentLanguage().lang));
  return (
    <button type="button" className="button button-quiet" onClick={press}>
      {isReading ? t('aloud.stop') : t('aloud.read')}
      <span className="sr-only"> {label}</span>
    </button>
  );
}
