import { year8 } from '@markwell/marking-core';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const page = { kind: 'card', card: 2 } as const;

/** The Year 8 quiz; its set and key are fetched with it. */
export default function QuizYear8() {
  return <TakeHomework page={page} builtIn={year8} Results={Results} />;
}
