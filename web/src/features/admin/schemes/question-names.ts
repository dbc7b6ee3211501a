import { questionName } from '@markwell/marking-core';
import { createContext, useContext } from 'react';

/** By id what people call each question of the homework that is open. */
export const QuestionLabels = createContext<ReadonlyMap<string, string>>(new Map());

/** Names questions of the homework that is open: 'Question 2 (b)'. */
export function useQuestionName(): (id: string) => string {
  const labels = useContext(QuestionLabels);
  return (id) => questionName(id, labels);
}
