import { year10 } from '@markwell/marking-core';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const page = { kind: 'card', card: 4 } as const;

/** The Year 10 quiz; its set and key are fetched with it. */
export default function QuizYear10() {
  return <TakeHomework page={page} builtIn={year10} Results={Results} />;
}
