import { year10Paper as paper } from '@markwell/marking-core';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const page = { kind: 'card', card: 4 } as const;
const builtIn = { paper, loadKey: () => import('../../features/take-homework/keys/year10.ts') };

/** The Year 10 quiz; its set is fetched with it, and its key when answers are handed in. */
export default function QuizYear10() {
  return <TakeHomework page={page} builtIn={builtIn} Results={Results} />;
}
