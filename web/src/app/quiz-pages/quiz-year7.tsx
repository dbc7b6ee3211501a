import { year7 } from '@markwell/marking-core';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const page = { kind: 'card', card: 1 } as const;

/** The Year 7 quiz; its set and key are fetched with it. */
export default function QuizYear7() {
  return <TakeHomework page={page} builtIn={year7} Results={Results} />;
}
