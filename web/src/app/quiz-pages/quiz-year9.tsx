import { year9 } from '@markwell/marking-core';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';

const page = { kind: 'card', card: 3 } as const;

/** The Year 9 quiz; its set and key are fetched with it. */
export default function QuizYear9() {
  return <TakeHomework page={page} builtIn={year9} Results={ResultsScreen} />;
}
