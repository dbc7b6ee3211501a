import { listAssignments } from '@markwell/server/contract';
import { lazy, Suspense, useId } from 'react';
import { useLocation } from 'wouter';
import { Badge } from '../../components/badge.tsx';
import { BookCover, type CoverColour } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { departmentLinks } from '../../components/department-links.ts';
import { CopyIcon, TickIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { copyText } from '../../lib/copy-text.ts';
import { msg, t } from '../../lib/texts.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { type ScienceCard, scienceCards, weekLabel } from './science-cards.ts';

const PractiseLink = lazy(() => import('../../components/practise-link.tsx').catch(() => ({ default: () => null })));

const steps = [msg('science.step-1'), msg('science.step-2'), msg('science.step-3'), msg('science.step-4')];
const features = [msg('science.get-1'), msg('science.get-2'), msg('science.get-3'), msg('science.get-4')];

/** The science department (spec part 1, section 2): this week's homework, and how to do it. */
export default function ScienceDepartment() {
  const list = useCallQuery(listAssignments);
  return (
    <Page title={t('page.science')} links={departmentLinks()} colour="science" width="wide">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading>{t('page.science')}</PageHeading>
        <Badge className="mb-1">{weekLabel}</Badge>
      </div>
      <Suspense>
        <PractiseLink />
      </Suspense>
      {list.isError && list.data === undefined && <ListFailed onTryAgain={() => list.refetch()} />}

      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <section aria-labelledby="steps" className="sheet lined-page">
          <h2 id="steps" className="text-title leading-[inherit]">
            {t('science.to-do')}
          </h2>
          <ol>
            {steps
              .map((step) => t(step))
              .map((step, index) => (
                <li key={step} className="relative">
                  <span aria-hidden="true" className="lined-margin font-bold text-pen">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
          </ol>
        </section>
        <section aria-labelledby="homework" className="contents">
          <h2 id="homework" className="sr-only">
            {t('science.by-year')}
          </h2>
          {scienceCards(list.data).map((card) => (
            <HomeworkCard key={card.id} card={card} />
          ))}
        </section>
      </div>

      <section aria-labelledby="features" className="mt-10 border-t-2 border-rule pt-6">
        <h2 id="features" className="text-title">
          {t('science.what-you-get')}
        </h2>
        <ul className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-4">
          {features
            .map((feature) => t(feature))
            .map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <TickIcon className="mt-0.5 size-6 text-tick" />
                {feature}
              </li>
            ))}
        </ul>
      </section>
    </Page>
  );
}

function ListFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <Notice tone="caution" role="status" className="mt-6">
      <p>{t('science.list-failed')}</p>
      <Button look="quiet" className="-ms-3" onClick={onTryAgain}>
        {t('page.try-again')}
      </Button>
    </Notice>
  );
}

const colours: Readonly<Record<ScienceCard['id'], CoverColour>> = { 1: 7, 2: 8, 3: 9, 4: 10, 5: 11 };

/** One homework as the front of its exercise book, with Start HW and Copy URL. */
function HomeworkCard({ card }: { readonly card: ScienceCard }) {
  const [, navigate] = useLocation();
  const titleId = useId();
  const copy = async () => {
    const url = new URL(card.path, location.href).href;
    if (await copyText(url)) showToast({ tone: 'success', title: t('science.copied'), description: url });
    else showToast({ tone: 'problem', title: t('copy.refused'), description: t('copy.by-hand', { text: url }) });
  };
  return (
    <BookCover
      colour={colours[card.id]}
      top={
        <p className="flex items-baseline gap-2 leading-none font-bold">
          <span className="text-title">{t('science.year')}</span>{' '}
          <span className="text-[3.25rem] tracking-tight">{card.year}</span>
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
          {t('science.start')}
        </Button>
        <Button look="secondary" className="grow px-3" aria-describedby={titleId} onClick={copy}>
          <CopyIcon />
          {t('science.copy')}
        </Button>
      </div>
    </BookCover>
  );
}
