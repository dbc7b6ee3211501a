import { RefusedFile } from '../../../files/refused-file.ts';
import { descendants, elements, find, parseXml, textOf, type XmlElement } from '../../../files/xml.ts';
import type { Quiz, Remark, StructuredQuestion } from '../quiz/structured-question.ts';
import { cleanText } from '../text/clean-text.ts';
import { decoded } from '../text/markup.ts';
import { labelIn } from '../text/question-label.ts';
import { isWritten, writtenIn } from './answers.ts';
import { kindOf } from './kinds.ts';

/** Reads Moodle's question export: all kinds that can be asked in words or as choices (`kinds`). */
export function readMoodle(text: string): Quiz {
  const quiz = parseXml(text);
  if (quiz.name !== 'quiz')
    throw new RefusedFile(
      'unsupported-type',
      'It is XML, but no export of Moodle questions (File, Export, Moodle XML) and no item of QTI.',
    );
  const entries: (StructuredQuestion | Remark)[] = [];
  const used = new Set<string>();
  let category = '';
  let number = 0;
  let description: string | undefined;
  for (const element of elements(quiz, 'question')) {
    if (element.attributes.type === 'category') {
      category = lastOf(textOf(find(element, 'category', 'text')));
      const { text, form } = writtenIn(find(element, 'info'));
      description ??= cleanText(text, form).text || undefined;
      continue;
    }
    number += 1;
    if (category !== '') used.add(category);
    entries.push(...readQuestion(element, number));
  }
  const titles = [...used];
  if (titles.length > 1)
    entries.push({
      name: null,
      message: `Its categories are read as one homework: ${titles.join(', ')}.`,
      severity: 'info',
    });
  return { title: titles[0] ?? (category || undefined), description, entries };
}

/** '$course$/top/Forces' is of 'Forces'. */
const lastOf = (category: string) =>
  category
    .split(/(?<!\/)\/(?!\/)/u)
    .map((part) => part.replaceAll('//', '/'))
    .filter((part) => !/^\$\w+\$$|^top$/u.test(part))
    .at(-1)
    ?.trim() ?? '';

/** What every kind of question has: its text and picture, marks and hints; and what its kind makes of the rest. */
function readQuestion(element: XmlElement, number: number): (StructuredQuestion | Remark)[] {
  const kind = element.attributes.type ?? 'none';
  const read = kindOf(element);
  const asking = find(element, 'questiontext');
  const text = writtenIn(asking);
  if (read === undefined) {
    const name = textOf(find(element, 'name', 'text'))
      .trim()
      .slice(0, 80);
    const which = name === '' ? '' : `, “${name}”,`;
    const message = `The export’s question ${number}${which} is of a kind that cannot be asked here (${kind}): it is left out.`;
    return [{ name: null, message, excerpt: name }];
  }
  const unused = elements(asking, 'file').flatMap(({ attributes: { name } }) =>
    name === undefined || text.text.includes(name) || text.text.includes(encodeURIComponent(name)) ? [] : [name],
  );
  const feedback = descendants(element, 'generalfeedback', 'correctfeedback', 'incorrectfeedback');
  return [
    ...unused.map((name) => ({ message: `the file ${name} is left out.` })),
    {
      id: textOf(find(element, 'idnumber')).trim() || `q${number}`,
      label: labelIn(textOf(find(element, 'name', 'text'))),
      text,
      marks: Math.round(Number(textOf(find(element, 'defaultgrade')) || '1')) || 1,
      hints: elements(element, 'hint').map((hint) => writtenIn(hint)),
      leaves: [
        ...(feedback.some(isWritten) ? (['Feedback is'] as const) : []),
        ...(elements(find(element, 'tags'), 'tag').length > 0 ? (['Tags are'] as const) : []),
      ],
      findPicture: (source) => fileOf(asking, source) ?? fileOf(element, source),
      ...read(element, text),
    },
  ];
}

/** The bytes that an export has for an address in a text. */
function fileOf(text: XmlElement | undefined, source: string): Uint8Array | undefined {
  const name = /^@@PLUGINFILE@@\/(.*?)(?:\?.*)?$/su.exec(source)?.[1];
  if (name === undefined) return undefined;
  const file = elements(text, 'file').find(
    ({ attributes }) => attributes.name === name || attributes.name === decoded(name),
  );
  return file === undefined ? undefined : Buffer.from(textOf(file), 'base64');
}
