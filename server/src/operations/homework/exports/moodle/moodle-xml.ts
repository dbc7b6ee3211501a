import { element, writeXml } from '../../../../files/write-xml.ts';
import { inside, type XmlElement } from '../../../../files/xml.ts';
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
  const { question, picture, material } = one;
  const body = moodleBodies[question.type](one, lose);
  if (material.length > 0)
    lose('Moodle shows shared material once, as a description before the questions: keep them on one page', one);
  if (question.soundPath) lose('The sound is left out', one);
  const source = picture === undefined ? '' : `@@PLUGINFILE@@/${picture.name}`;
  const files =
    picture === undefined
      ? []
      : [element('file', { name: picture.name, path: '/', encoding: 'base64' }, [picture.bytes.toString('base64')])];
  const stem = body.showsPicture
    ? stemOf({ ...one, picture: undefined }, '', body.fill)
    : stemOf(one, source, body.fill);
  return element('question', { type: body.type }, [
    element('name', {}, [textElement(nameOf(one))]),
    htmlText('questiontext', [...stem, ...(body.below ?? [])], body.showsPicture ? [] : files),
    element('defaultgrade', {}, [String(question.marks)]),
    element('penalty', {}, ['0']),
    element('hidden', {}, ['0']),
    element('idnumber', {}, [question.id]),
    ...(body.fields ?? []),
    ...(body.showsPicture ? files : []),
    ...(question.studyTip ? [plainText('hint', question.studyTip)] : []),
  ]);
}

function htmlText(name: string, content: readonly XmlElement[], files: readonly XmlElement[] = []): XmlElement {
  return element(name, { format: 'html' }, [textElement(inside(element('', {}, content))), ...files]);
}
