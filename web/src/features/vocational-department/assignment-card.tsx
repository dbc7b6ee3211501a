import type { VocationalCard } from '@markwell/marking-core';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { BookCover } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { marksText } from '../../components/marks-text.ts';
import { t } from '../../lib/texts.ts';

/** Where every card leads (spec part 1, section 2). */
const path = '/btec-childcare';

/** One assignment as the front of its exercise book, with Start HW and Copy URL. */
export function AssignmentCard({ card }: { readonly card: VocationalCard }) {
  const [, navigate] = useLocation();
  const titleId = useId();
  // The page offers the assignment of the card that was pressed; its address is the same for all.
  const start = () => navigate(path, { state: { assignment: card.assignment } });
  return (
    <BookCover colour="vocational" top={<p className="text-lead font-bold">{card.kind}</p>}>
      <div className="grow">
        <h3 id={titleId} className="text-[1.1875rem]">
          {card.title}
        </h3>
        <p className="mt-2 text-soft">{card.description}</p>
        <p className="mt-2 mb-5 text-small font-semibold">
          {card.time} · {marksText(card.marks)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="grow px-3" aria-describedby={titleId} onClick={start}>
          {t('science.start')}
        </Button>
        <CopyButton
          className="grow px-3"
          text={new URL(path, location.href).href}
          label={t('science.copy')}
          done={t('science.copied')}
          describedBy={titleId}
        />
      </div>
    </BookCover>
  );
}
