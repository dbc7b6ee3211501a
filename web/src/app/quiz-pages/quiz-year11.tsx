import { year11 } from '@markwell/marking-core';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';

const page = { kind: 'card', card: 5 } as const;

/** The Year 11 quiz; its set and key are fetched with it. */
export default function QuizYear11() {
  return <TakeHomework page={page} builtIn={year11} Results={ResultsScreen} />;
}
