import { jarGraphPaper as paper } from '@markwell/marking-core';
import { useMemo } from 'react';
import { useParams } from 'wouter';
import { TakeHomework } from '../../features/take-homework/take-homework.tsx';
import { Results } from './results.tsx';

const jarGraph = { paper, loadKey: () => import('../../features/take-homework/keys/jar-graph.ts') };

/** Any released homework by its number; the jar graph comes with the page, all others are marked by the server. */
export default function HomeworkById() {
  const homeworkId = Number(useParams<{ id: string }>().id);
  const page = useMemo(() => ({ kind: 'homework', homeworkId }) as const, [homeworkId]);
  const builtIn = homeworkId === paper.id ? jarGraph : undefined;
  return <TakeHomework key={homeworkId} page={page} builtIn={builtIn} Results={Results} />;
}
