import type { QuestionType } from '@markwell/marking-core';
import { Combined } from './combined/combined.tsx';
import { GraphPlotting } from './graph-plotting/graph-plotting.tsx';
import { Information } from './information/information.tsx';
import { MultipleChoice } from './multiple-choice/multiple-choice.tsx';
import type { QuestionTypeComponent } from './question-type.ts';
import { ChosenLines } from './slots/chosen-lines.tsx';
import { Slots } from './slots/slots.tsx';
import { Text } from './text/text.tsx';
import { TrueFalse } from './true-false/true-false.tsx';

/** How each question type is shown and answered. A type without a component does not compile. */
export const questionTypeComponents = {
  'multiple-choice': MultipleChoice,
  text: Text,
  'true-false': TrueFalse,
  combined: Combined,
  information: Information,
  'graph-plotting': GraphPlotting,
  'multiple-response': ChosenLines,
  matching: Slots,
  ordering: ChosenLines,
  'gap-fill': Slots,
  number: Text,
  labelling: Slots,
  table: Slots,
} satisfies Record<QuestionType, QuestionTypeComponent>;
