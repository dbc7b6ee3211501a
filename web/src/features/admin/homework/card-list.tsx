import type { AdminHomework } from '@markwell/server/contract';
import { useId } from 'react';
import { BookCover, type CoverColour } from '../../../components/book-cover.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { countText } from '../../../components/count-text.ts';
import { AskButtons, releaseOf } from './ask-buttons.tsx';
import type { AskedOfHomework } from './homework-dialog.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';
import { canChange, cardName, shownHomework, studentPath } from './what-students-see.ts';

const colours: Readonly<Record<number, CoverColour>> = { 1: 7, 2: 8, 3: 9, 4: 10, 5: 11, 6: 'vocational' };

interface CardListProps {
  readonly cards: readonly AdminHomework[];
  readonly all: readonly AdminHomework[];
  readonly onAsk: (asked: AskedOfHomework) => void;
}

/** The cards of the departments' pages, each with the homework that it shows. */
export function CardList({ cards, all, onAsk }: CardListProps) {
  return (
    <section aria-labelledby="cards">
      <h3 id="cards" className="mb-4 text-lead">
        Cards
      </h3>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="grid">
            <HomeworkCard card={card} all={all} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomeworkCard({ card, all, onAsk }: Omit<CardListProps, 'cards'> & { readonly card: AdminHomework }) {
  const nameId = useId();
  const shown = shownHomework(card, all);
  const name = cardName(card.id);
  return (
    <BookCover
      colour={colours[card.id]}
      top={
        <h4 id={nameId} className="pt-1 text-title leading-none font-bold">
          {name}
        </h4>
      }
    >
      <div className="mb-4 grid grow content-start gap-1.5">
        <p className="font-semibold">{shown.title}</p>
        <p className="text-small text-soft">
          {shown.id === card.id ? 'The set that came with Markwell' : `Homework ${shown.id}`}&nbsp;·{' '}
          <span className="whitespace-nowrap">{countText(shown.questionCount, 'question')}</span>
        </p>
        <p>
          <VisibilityBadge item={card} all={all} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AskButtons
          asks={[
            ...(canChange(card)
              ? ([
                  ['Change homework', { kind: 'point', card }],
                  releaseOf(card),
                  ['Copy and edit', { kind: 'copy', item: shown }],
                ] as const)
              : []),
            ['Dates', { kind: 'dates', item: shown }],
            ['Export', { kind: 'export', item: shown }],
          ]}
          describedBy={nameId}
          className="grow px-3"
          onAsk={onAsk}
        />
        <CopyButton
          text={new URL(studentPath(card), location.href).href}
          label="Copy link"
          done="Link copied"
          describedBy={nameId}
          className="grow px-3"
        />
      </div>
    </BookCover>
  );
}
