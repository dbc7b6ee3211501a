import { findQuestionType, type Question, type QuestionType } from '@markwell/marking-core';
import { Combined } from './combined/combined.tsx';
import { Information } from './information/information.tsx';
import { LaterType } from './later-type.ts';
import { MultipleChoice } from './multiple-choice/multiple-choice.tsx';
import type { QuestionTypeComponent } from './question-type.ts';
import { Text } from './text/text.tsx';
import { TrueFalse } from './true-false/true-false.tsx';

/** How each question type is shown and answered. A type without a component does not compile. */
export const questionTypeComponents = {
  'multiple-choice': MultipleChoice,
  text: Text,
  'true-false': TrueFalse,
  combined: Combined,
  information: Information,
  'graph-plotting': new LaterType(() => import('./graph-plotting/graph-plotting.tsx')),
  'multiple-response': new LaterType(() => import('./multiple-response/multiple-response.tsx')),
  matching: new LaterType(() => import('./matching/matching.tsx')),
  ordering: new LaterType(() => import('./ordering/ordering.tsx')),
  'gap-fill': new LaterType(() => import('./gap-fill/gap-fill.tsx')),
  number: new LaterType(() => import('./number/number.tsx')),
  labelling: new LaterType(() => import('./labelling/labelling.tsx')),
  table: new LaterType(() => import('./table/table.tsx')),
} satisfies Record<QuestionType, QuestionTypeComponent | LaterType>;

/** Fetches those of a homework's question types that are in files of their own, and the pictures that cannot be answered without. */
export function fetchQuestionTypes(questions: readonly Question[]): void {
  for (const { type, diagramPath } of questions) {
    const component = questionTypeComponents[findQuestionType(type) ?? 'text'];
    if (!(component instanceof LaterType)) continue;
    void component.fetch();
    if (diagramPath) new Image().src = diagramPath;
  }
}
