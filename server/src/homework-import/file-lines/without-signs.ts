import { withoutBankData } from '../questions/conventions/prints/test-bank.ts';
import { takeMarks } from '../questions/lines/marks.ts';

/** '3.', 'Q2', '(b)(ii)', '☐': what only says which of several a line is. */
const label =
  /^\s*(?:(?:q(?:uestion)?\s*)?\(?(?:\d{1,3}(?:\.\d{1,2})?|[a-z]|[ivx]{1,4})\s?[).:\]]+(?!\d)|(?:q|question)\s?\d{1,3}\b|[•●○▪◦☐☑□✓✔→*>-]+)\s*/iu;
const answer =
  /^\s*(?:(?:correct|right|model|accepted?|accept|also|possible|expected)\s+)?(?:answers?|ans|a|antwort|réponse|respuesta|solution|tip|hint|study tip|key)\s*[:=–—-]\s*/iu;

/** A line without the signs that say what it is: its number or letter, 'Answer:', '[2 marks]'. What is left should be found in a draft. */
export function withoutSigns(text: string): string {
  let rest = text.length > longest ? text : takeMarks(withoutBankData(text)).text;
  for (let times = 0; times < 4; times += 1) {
    const next = rest.replace(label, '').replace(answer, '');
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

/** Patterns for marks are tried on lines of an ordinary length alone. */
const longest = 2_000;
