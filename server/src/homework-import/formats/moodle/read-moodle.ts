import { RefusedFile } from '../../../files/refused-file.ts';
import { elements, find, parseXml, textOf } from '../../../files/xml.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import type { FormatHomework } from '../format.ts';
import { newGatherer } from '../gather.ts';
import { kinds } from './kinds.ts';
import { fieldsOf, type MoodleQuestion } from './question.ts';

/** Reads Moodle's question export: all kinds that can be asked in words or as choices (`kinds`). */
export function readMoodle(text: string): FormatHomework {
  const quiz = parseXml(text);
  if (quiz.name !== 'quiz')
    throw new RefusedFile(
      'unsupported-type',
      'It is XML, but no export of Moodle questions (File, Export, Moodle XML) and no item of QTI.',
    );
  const gatherer = newGatherer();
  const questions: SourceQuestion[] = [];
  const used = new Set<string>();
  let category = '';
  let number = 0;
  for (const element of elements(quiz, 'question')) {
    const kind = element.attributes.type ?? 'none';
    if (kind === 'category') {
      category = lastOf(textOf(find(element, 'category', 'text')));
      continue;
    }
    number += 1;
    if (category !== '') used.add(category);
    // By the numbers of the draft: the questions of an export have none.
    const about = { name: `Question ${questions.length + 1}`, place: null };
    const read = kinds[kind];
    if (read === undefined) {
      const name = textOf(find(element, 'name', 'text'))
        .trim()
        .slice(0, 80);
      const which = name === '' ? '' : `, “${name}”,`;
      const message = `The export’s question ${number}${which} is of a kind that cannot be asked here (${kind}): it is left out.`;
      gatherer.say(null, message, 'warning', name);
      continue;
    }
    const question: MoodleQuestion = { element, about, gatherer, ...fieldsOf(element, about, gatherer) };
    questions.push(...read(question, { id: `q${number}`, ...about, ...question.base }));
  }
  const titles = [...used];
  if (titles.length > 1) gatherer.say(null, `Its categories are read as one homework: ${titles.join(', ')}.`, 'info');
  const title = titles[0] ?? (category || undefined);
  return { homework: { title, origins: {}, questions, messages: gatherer.messages }, gatherer };
}

/** '$course$/top/Forces' is of 'Forces'. */
const lastOf = (category: string) =>
  category
    .split('/')
    .filter((part) => !/^\$\w+\$$|^top$/u.test(part))
    .at(-1)
    ?.trim() ?? '';
