import { year11 } from '@markwell/marking-core';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const page = { kind: 'card', card: 5 } as const;

/** The Year 11 quiz; its set and key are fetched with it. */
export default function QuizYear11() {
  return <TakeHomework page={page} builtIn={year11} Results={Results} />;
}
