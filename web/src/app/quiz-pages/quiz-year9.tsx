import { year9 } from '@markwell/marking-core';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const page = { kind: 'card', card: 3 } as const;

/** The Year 9 quiz; its set and key are fetched with it. */
export default function QuizYear9() {
  return <TakeHomework page={page} builtIn={year9} Results={Results} />;
}
