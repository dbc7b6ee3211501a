import { element, inside, writeXml, type XmlElement } from '../../../../files/xml.ts';
import { paragraphs, stemOf } from '../paper/html.ts';
import type { Lose, Paper, PaperQuestion, Writer } from '../paper/paper.ts';
import { nameOf } from '../paper/question-name.ts';
import { moodleBodies } from './moodle-bodies.ts';
import { plainText, textElement } from './moodle-text.ts';

/** Writes a question bank that Moodle imports (File, Import, Moodle XML). */
export const writeMoodleXml: Writer = (paper, lose) =>
  writeXml(element('quiz', {}, [categoryOf(paper), ...paper.questions.map((one) => questionElement(one, lose))]));

function categoryOf({ assignment: { title, description } }: Paper): XmlElement {
  // A slash would begin a category within another.
  const name = title.replaceAll('/', '//');
  return element('question', { type: 'category' }, [
    element('category', {}, [textElement(`$course$/top/${name}`)]),
    ...(description.trim() === '' ? [] : [htmlText('info', paragraphs(description))]),
  ]);
}

function questionElement(one: PaperQuestion, lose: Lose): XmlElement {
  const { question, picture, sound, material } = one;
  const body = moodleBodies[question.type](one, lose);
  if (material.length > 0)
    lose('Moodle shows shared material once, as a description before the questions: keep them on one page', one);
  const files = filesOf(picture);
  const shown = body.showsPicture ? { ...one, picture: undefined } : one;
  const stem = stemOf(shown, '@@PLUGINFILE@@/', body.fill);
  return element('question', { type: body.type }, [
    element('name', {}, [textElement(nameOf(one))]),
    htmlText(
      'questiontext',
      [...stem, ...(body.below ?? [])],
      [...(body.showsPicture ? [] : files), ...filesOf(sound)],
    ),
    element('defaultgrade', {}, [String(question.marks)]),
    element('penalty', {}, ['0']),
    element('hidden', {}, ['0']),
    element('idnumber', {}, [question.id]),
    ...(body.fields ?? []),
    ...(body.showsPicture ? files : []),
    ...(question.studyTip ? [plainText('hint', question.studyTip)] : []),
  ]);
}

const filesOf = (file: { readonly name: string; readonly bytes: Buffer } | undefined): XmlElement[] =>
  file === undefined
    ? []
    : [element('file', { name: file.name, path: '/', encoding: 'base64' }, [file.bytes.toString('base64')])];

function htmlText(name: string, content: readonly XmlElement[], files: readonly XmlElement[] = []): XmlElement {
  return element(name, { format: 'html' }, [textElement(inside(element('', {}, content))), ...files]);
}
