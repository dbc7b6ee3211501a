import { AnalyticsView } from '../figures/analytics-view.tsx';
import { FigureTiles } from '../figures/figure-tiles.tsx';
import { HomeworkProgressList } from '../figures/homework-progress.tsx';
import { overviewFigures, quickFigures } from '../figures/overview-figures.ts';

/** How the science department is doing: an overview, quick stats, and each homework's completion. */
export function Overview() {
  return (
    <AnalyticsView
      title="Overview"
      department="science"
      empty="No science homework has been handed in during this time. Figures show here as soon as one is."
    >
      {(analytics) => (
        <>
          <FigureTiles figures={overviewFigures(analytics)} />
          <section aria-labelledby="quick-stats" className="mt-2">
            <h2 id="quick-stats" className="mb-4 text-title">
              Quick stats
            </h2>
            <FigureTiles figures={quickFigures(analytics)} />
          </section>
          <HomeworkProgressList homework={analytics.homework} />
        </>
      )}
    </AnalyticsView>
  );
}
