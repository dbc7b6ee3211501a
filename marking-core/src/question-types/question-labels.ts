import type { Question } from '../questions/question.ts';
import { isMarkedQuestion } from './type-names.ts';

type Labelled = Pick<Question, 'id' | 'type' | 'label'>;

/**
 * What people call each question, by its id: 'Q2 (b)(ii)' from its label, else 'Q1', 'Q2' and so on by its place among the questions that are
 * answered. Something to read has a name only if it has a label. Every screen, file and command shows these, never ids.
 */
export function questionLabels(questions: readonly Labelled[]): Map<string, string> {
  const said = new Map(questions.flatMap((one) => (one.label?.length ? [[one.id, pathText(one.label)]] : [])));
  const taken = new Set(said.values());
  let number = 0;
  const nextFree = () => {
    do number += 1;
    while (taken.has(`Q${number}`));
    return `Q${number}`;
  };
  const labels = questions.flatMap((one): (readonly [string, string])[] => {
    const own = said.get(one.id);
    if (own !== undefined) {
      if (isMarkedQuestion(one)) number += 1;
      return [[one.id, own]];
    }
    return isMarkedQuestion(one) ? [[one.id, nextFree()]] : [];
  });
  return new Map(labels);
}

/** A label as people say it: `['2', 'b', 'ii']` and `['2', '(b)', '(ii)']` are both 'Q2 (b)(ii)', `['1', '2']` is 'Q1.2'. */
function pathText([first = '', ...parts]: readonly string[]): string {
  const number = first.trim().replace(/^(?:question|q)\s*(?=\d)/iu, '');
  const rest = parts.map((part) => partText(part.trim())).join('');
  return `${/^\d/.test(number) ? 'Q' : ''}${number}${rest.startsWith('(') ? ' ' : ''}${rest}`;
}

function partText(part: string): string {
  if (/^\d/.test(part)) return `.${part}`;
  return /^\p{L}+$/u.test(part) ? `(${part})` : part;
}
