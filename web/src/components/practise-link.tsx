import { type ReactNode, useEffect, useState } from 'react';
import { hasPractice } from '../lib/practice/practice-bank.ts';
import { t } from '../lib/texts.ts';
import { LinkButton } from './link-button.tsx';

/** The way to practise again, on a device that has something to practise. */
export default function PractiseLink(): ReactNode {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => void hasPractice().then(setOffered), []);
  return (
    isOffered && (
      <LinkButton href="/practice" look="secondary">
        {t('practice.title')}
      </LinkButton>
    )
  );
}
