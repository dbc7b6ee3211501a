import { element, type XmlElement } from '../../../../files/xml.ts';
import type { PaperQuestion } from './paper.ts';

type Content = readonly (XmlElement | string)[];

/** The lines of a text, with breaks between them. */
const lines = (text: string): Content =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]));

/** A text as paragraphs; a blank line begins another. */
export function paragraphs(text: string | null | undefined): XmlElement[] {
  const said = (text ?? '').split(/\n[^\S\n]*\n\s*/u).filter((paragraph) => paragraph.trim() !== '');
  return said.map((paragraph) => element('p', {}, lines(paragraph)));
}

/** A question's table; `fill` makes what is in a cell. */
function tableOf({ question: { table } }: PaperQuestion, fill: (cell: string) => Content = lines): XmlElement[] {
  if (table === null) return [];
  const row = (cells: readonly string[], kind: 'th' | 'td') =>
    element(
      'tr',
      {},
      cells.map((cell) => element(kind, {}, fill(cell))),
    );
  return [
    element('table', { class: 'generaltable' }, [
      ...(table.caption === '' ? [] : [element('caption', {}, [table.caption])]),
      element('thead', {}, [row(table.columns, 'th')]),
      element(
        'tbody',
        {},
        table.rows.map((cells) => row(cells, 'td')),
      ),
    ]),
  ];
}

const audioOf = (src: string, type: string) =>
  element('audio', { controls: 'controls' }, [element('source', { src, type })]);

/** What comes before what is asked, and its words; `folder` is where its picture and its sound are: '../media/'. */
export function stemOf(one: PaperQuestion, folder: string, fill?: (cell: string) => Content): XmlElement[] {
  const { question, picture, sound } = one;
  const { name = '', width = 0, height = 0 } = picture ?? {};
  const shown = {
    src: `${folder}${name}`,
    alt: question.diagramAlt ?? '',
    width: Math.round(width),
    height: Math.round(height),
  };
  return [
    ...paragraphs(question.description),
    ...(sound === undefined ? [] : [element('p', {}, [audioOf(`${folder}${sound.name}`, sound.type)])]),
    ...(picture === undefined ? [] : [element('p', {}, [element('img', shown)])]),
    ...tableOf(one, fill),
    ...paragraphs(question.question),
  ];
}
