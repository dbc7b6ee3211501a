import { combined } from './combined/combined.ts';
import { graphPlotting } from './graph-plotting/graph-plotting.ts';
import { information } from './information/information.ts';
import { multipleChoice } from './multiple-choice/multiple-choice.ts';
import type { QuestionTypeReading } from './question-type.ts';
import { text } from './text/text.ts';
import { trueFalse } from './true-false/true-false.ts';
import type { QuestionType } from './type-names.ts';

/** How the answers of each question type are read: a new type is one folder and one line here. */
export const questionTypeReadings = {
  'multiple-choice': multipleChoice,
  text,
  'true-false': trueFalse,
  combined,
  information,
  'graph-plotting': graphPlotting,
  'multiple-response': text,
  matching: text,
  ordering: text,
  'gap-fill': text,
  number: text,
  labelling: text,
  table: text,
} satisfies Record<QuestionType, QuestionTypeReading>;
