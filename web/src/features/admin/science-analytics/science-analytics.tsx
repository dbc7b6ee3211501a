import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/loading.tsx';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Overview } from './overview.tsx';
import { ToolCard } from './tool-card.tsx';

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
