import { isLevelName } from '../questions/conventions/numbers/level-names.ts';
import {
  isAnswerSpace,
  isDetailsLine,
  isFurniture,
  isKeyTitle,
  namesKind,
  readSection,
} from '../questions/lines/line-kinds.ts';

/** The heads of columns, and what stands in a table beside answers: 'Option 1', 'Answers and marks', 'Column A'. */
const heads =
  /^\W*(?:(?:question|answer|mark|point|option|number|no|q|guidance|comment|note|total|section|part|extra|information|acceptable|correct|your|score|level|page|marking|scheme|max(?:imum)?|available|key|additional|spec(?:ification)?|ref(?:erence)?|ao|text|type|column|word|term|meaning|definition|statement|letter|ans|accept|reject|ignore|english|french|spanish|german|français|anglais|time in seconds|ticket|exit|trial)s?(?:\s(?:[a-h]|\d{1,2})(?![\p{L}\d]))?[\s/.:#&|()-]*(?:(?:and|or|of|for|the|out)\s+)?)+$/iu;
/** 'Any two from:', '(b) one mark each', 'Time: 20 minutes' */
const phrases =
  /^\W*(?:[a-z\d]{1,2}\W+)?(?:any\s+\w+\s+(?:from|of)(?:\s+the\s+following)?|(?:one|\d)\s+marks?\s+(?:each|per\s+\w+)|(?:time|duration)\s*(?:allowed)?\s*:?\s*(?:about\s+)?\d+\s*(?:minutes?|mins?|hours?|h))\b\W*/iu;
/** 'AO1', 'AO2/4.1.2', '4.2.1.3', '3 marks', 'Total: 12', 'PTS: 2' */
const figures =
  /^\W*(?:ao\s?\d(?:\.\d+[a-z]?)?|\d+(?:\.\d+){2,}|(?:total|max(?:imum)?|pts)\W{0,9}\d{1,3}|\d{1,3}\s*(?:marks?|points?|minutes?|mins?))(?:\W+\d{1,3})?\W*$/iu;

/** Whether a line only organises the page: a heading above answers, room to write, a line for the name, the head of a column. */
export function organises(text: string): boolean {
  if (text.length > 200) return false;
  return (
    isAnswerSpace(text) ||
    isDetailsLine(text) ||
    /^\W*name\b/iu.test(text) ||
    isFurniture(text) ||
    isKeyTitle(text) ||
    namesKind(text) ||
    heads.test(text) ||
    figures.test(text) ||
    phrases.exec(text)?.[0].length === text.length ||
    isLevelName(text) ||
    (text.length < 60 && readSection(text) !== undefined)
  );
}
