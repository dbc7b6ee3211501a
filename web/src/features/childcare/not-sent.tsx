import { Button } from '../../components/button.tsx';
import { DownloadAnswers } from '../../components/download-answers.tsx';
import { Notice } from '../../components/notice.tsx';
import { t } from '../../lib/texts.ts';
import { answersText } from './answers-text.ts';
import type { Taking } from './assessment.ts';

interface NotSentProps {
  readonly taking: Taking;
  readonly reason: string;
  readonly onTryAgain: () => void;
}

/** Says that the answers are not sent yet, and what can be done. */
export function NotSent({ taking, reason, onTryAgain }: NotSentProps) {
  return (
    <Notice tone="problem" role="alert">
      <p className="font-semibold">{t('care.not-sent')}</p>
      <p className="mt-1">{reason}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTryAgain}>{t('page.try-again')}</Button>
        <DownloadAnswers text={() => answersText(taking)} />
      </div>
    </Notice>
  );
}
