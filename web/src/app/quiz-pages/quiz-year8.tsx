import { year8 } from '@markwell/marking-core';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';

const page = { kind: 'card', card: 2 } as const;

/** The Year 8 quiz; its set and key are fetched with it. */
export default function QuizYear8() {
  return <TakeHomework page={page} builtIn={year8} Results={ResultsScreen} />;
}
