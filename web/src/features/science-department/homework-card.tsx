import { useId } from 'react';
import { useLocation } from 'wouter';
import { BookCover, type CoverColour } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { CopyIcon } from '../../components/icons.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { copyText } from '../../lib/copy-text.ts';
import type { ScienceCard } from './science-cards.ts';

const colours: Readonly<Record<ScienceCard['id'], CoverColour>> = { 1: 7, 2: 8, 3: 9, 4: 10, 5: 11 };

/** One homework as the front of its exercise book, with Start HW and Copy URL. */
export function HomeworkCard({ card }: { readonly card: ScienceCard }) {
  const [, navigate] = useLocation();
  const titleId = useId();
  const copy = async () => {
    const url = new URL(card.path, location.href).href;
    if (await copyText(url)) showToast({ tone: 'success', title: 'URL copied', description: url });
    else showToast({ tone: 'problem', title: 'Copying is not allowed here', description: `Copy it by hand: ${url}` });
  };
  return (
    <BookCover
      colour={colours[card.id]}
      top={
        <p className="flex items-baseline gap-2 leading-none font-bold">
          <span className="text-title">Year</span> <span className="text-[3.25rem] tracking-tight">{card.year}</span>
        </p>
      }
    >
      <div className="grow">
        <h3 id={titleId} className="text-[1.1875rem]">
          {card.title}
        </h3>
        <p className="mt-2 text-soft">{card.description}</p>
        <p className="mt-2 mb-5 text-small font-semibold text-balance">{card.weekDate}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="grow px-3" aria-describedby={titleId} onClick={() => navigate(card.path + location.search)}>
          Start HW
        </Button>
        <Button look="secondary" className="grow px-3" aria-describedby={titleId} onClick={copy}>
          <CopyIcon />
          Copy URL
        </Button>
      </div>
    </BookCover>
  );
}
