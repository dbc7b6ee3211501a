import { lazy, Suspense, useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Loading } from '../../../components/loading.tsx';
import { Section } from '../../../components/section.tsx';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { AnalyticsView } from '../figures/analytics-view.tsx';
import { FigureTiles, overviewFigures, quickFigures } from '../figures/figure-tiles.tsx';
import { HomeworkProgressList } from '../figures/homework-progress.tsx';
import { FirstSteps } from './first-steps.tsx';

const UploadView = lazy(() => import('../upload/upload-view.tsx'));
const PreviewView = lazy(() => import('../preview/preview-view.tsx'));

const views = {
  upload: {
    title: 'Upload Homework',
    text: 'Bring homework in from Word files or JSON, and check it before students see it.',
    Content: UploadView,
  },
  preview: {
    title: 'Preview & Test Homework',
    text: 'Answer a homework as a student would, and see how it is marked.',
    Content: PreviewView,
  },
} as const;
const keys = ['upload', 'preview'] as const;

/** Science Analytics (spec part 2, section 2): the two tools, and how the department is doing while neither is open. */
export default function ScienceAnalytics() {
  const [search, setSearch] = useSearchParams();
  const open = keys.find((key) => key === search.get('view'));
  const toggle = (key: (typeof keys)[number]) => {
    setSearch({ tab: 'science', ...(key === open ? {} : { view: key }) });
  };
  const Content = open === undefined ? Overview : views[open].Content;
  return (
    <>
      {open === undefined && <FirstSteps />}
      <div className="mb-8 grid gap-4 sm:grid-cols-2">
        {keys.map((key) => (
          <ToolCard
            key={key}
            title={views[key].title}
            text={views[key].text}
            isOpen={key === open}
            controls="science-view"
            onToggle={() => toggle(key)}
          />
        ))}
      </div>
      <div id="science-view">
        <Suspense
          key={open}
          fallback={<Loading label={`Loading ${open === undefined ? 'the overview' : views[open].title}…`} />}
        >
          <Content />
        </Suspense>
      </div>
    </>
  );
}

/** How the science department is doing: an overview, quick stats, and each homework's completion. */
function Overview() {
  return (
    <AnalyticsView
      title="Overview"
      department="science"
      empty="No science homework has been handed in during this time. Figures show here as soon as one is."
    >
      {(analytics) => (
        <>
          <FigureTiles figures={overviewFigures(analytics)} />
          <Section id="quick-stats" title="Quick stats" className="mt-2" headingClass="mb-4">
            <FigureTiles figures={quickFigures(analytics)} />
          </Section>
          <HomeworkProgressList homework={analytics.homework} />
        </>
      )}
    </AnalyticsView>
  );
}

interface ToolCardProps {
  readonly title: string;
  readonly text: string;
  readonly isOpen: boolean;
  /** Id of the place where it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** One tool of the tab, with the button that opens and closes it. */
function ToolCard({ title, text, isOpen, controls, onToggle }: ToolCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`sheet flex flex-col justify-between gap-4 border-t-6 p-5 ${isOpen ? 'border-t-pen' : 'border-t-cover'}`}
      data-cover="science"
    >
      <div>
        <h2 id={titleId} className="text-lead">
          {title}
        </h2>
        <p className="mt-1 text-soft">{text}</p>
      </div>
      <Button
        look={isOpen ? 'secondary' : 'primary'}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-describedby={titleId}
        className="self-start"
        onClick={onToggle}
      >
        {isOpen ? 'Close' : 'Open'} <span className="sr-only">{title}</span>
      </Button>
    </section>
  );
}
