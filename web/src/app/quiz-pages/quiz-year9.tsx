import { year9Paper as paper } from '@markwell/marking-core';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const page = { kind: 'card', card: 3 } as const;
const builtIn = { paper, loadKey: () => import('../../features/take-homework/keys/year9.ts') };

/** The Year 9 quiz; its set is fetched with it, and its key when answers are handed in. */
export default function QuizYear9() {
  return <TakeHomework page={page} builtIn={builtIn} Results={Results} />;
}
