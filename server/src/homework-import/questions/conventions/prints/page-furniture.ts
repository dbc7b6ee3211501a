import { isFurniture } from '../../lines/line-kinds.ts';
import { sliceLine, spokenLine, tidy } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** '22/04/2026, 08:14   Rivers quiz', '4/22/26, 8:14 AM   Rivers quiz': what a browser prints above each page. */
const printedAbove =
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+(?:à\s+|um\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?(?:\s+(?=\S)|$)/iu;
/** 'https://docs.google.com/forms/… 1/4' */
const printedBelow = /^(?:https?:\/\/|file:\/\/|www\.)\S+(?:\s+(?:page\s+)?\d{1,3}\s*(?:\/|of)\s*\d{1,3})?$/iu;
/** 'HGS/Sci/elec3.doc  14/09/2004', 'Worksheet_2.docx' */
const nameOfFile =
  /^[\w ()./\\&-]{1,80}\.(?:docx?|odt|rtf|pdf|pptx?|pages|pub)(?:\s+\S{4,12}(?:\s+\d{1,2}:\d{2})?)?$/iu;
/** 'IB/M/Jun19/8463/1F', '*P58367A0220*', '*02*': codes of a paper and its pages. */
const codeOfPaper =
  /^(?:(?:[A-Z]{1,3}\/){1,3}(?:Jun|Nov|Jan|Mar|May|Oct)\d{2}(?:\/[A-Z\d]{1,8}){1,3}|\*\s?[A-Z]?\d{2,10}[A-Z]?\d{0,6}\s?\*|[A-Z]\d{5}[A-Z](?:\d{4})?|\d{4}\/\d{2}(?:\/[A-Z]){1,3}\/\d{2})$/u;
const pageNumber = /^[-–—\s]*(?:page\s*|p\.?\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?[-–—\s]*$/iu;
const oneOfMany = /^(?:page\s*)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/iu;

/**
 * The items without what a program printed above and below each page, and came into the text: dates with the title, addresses, names of
 * files, codes of the paper, and numbers of pages beside such lines or beside 'Turn over'.
 */
export function withoutPages(source: readonly Item[]): readonly Item[] {
  const items = withMarginsJoined(source);
  const texts = new Set(items.flatMap((item) => (item.kind === 'line' ? [tidy(item.text)] : [])));
  const isPrinted = (item: Item | undefined) =>
    item?.kind === 'line' &&
    (printedAbove.test(item.text) ||
      printedBelow.test(item.text) ||
      isNameOfFile(item.text) ||
      codeOfPaper.test(item.text) ||
      turns.test(item.text));
  return items.flatMap((item, index): Item[] => {
    if (item.kind !== 'line') return [item];
    const above = printedAbove.exec(item.text)?.[0];
    if (above !== undefined) {
      const title = sliceLine(item, above.length);
      const isKnown = title.text === '' || texts.has(title.text) || index > 0;
      return isKnown ? [] : [title];
    }
    if (printedBelow.test(item.text) || isNameOfFile(item.text) || codeOfPaper.test(item.text)) return [];
    const isBeside = isPrinted(items[index - 1]) || isPrinted(items[index + 1]);
    const isNumber = pageNumber.test(item.text) && item.label === null;
    return isNumber && isBeside && (isFurnitureBeside(items, index) || oneOfMany.test(item.text)) ? [] : [item];
  });
}

/** 'Do not write', 'outside the' and 'box' below each other are the words in the margin of a page, as a program that opens a PDF leaves them. */
function withMarginsJoined(items: readonly Item[]): readonly Item[] {
  const gone = new Set<Item>();
  const joined = items.map((item, index) => {
    if (item.kind !== 'line' || !/^do\s+not\b/iu.test(item.text) || item.text.length > narrow || gone.has(item))
      return item;
    for (let count = 2; count <= mostInMargin; count++) {
      const lines = items.slice(index, index + count).filter((one) => one.kind === 'line' && one.text.length <= narrow);
      const text = lines.map((one) => (one.kind === 'line' ? one.text : '')).join(' ');
      if (lines.length < count) return item;
      if (!inMargin.test(text)) continue;
      for (const line of lines.slice(1)) gone.add(line);
      return { ...item, text, spans: spokenLine(text, item.place).spans };
    }
    return item;
  });
  return gone.size === 0 ? items : joined.filter((item) => !gone.has(item));
}

const inMargin = /^do\s+not\s+write\s+(?:outside\s+the|in\s+this)\s+(?:box|area|margin|space)$/iu;
const narrow = 20;
const mostInMargin = 6;

const isNameOfFile = (text: string) => nameOfFile.test(text) && /[\\/_\d]/u.test(text);
const turns = /^\W*(?:please\s+)?turn\s+over\b|^do\s+not\s+write\s+(?:outside|in)\b/iu;

/** Between lines of the page, or at one end of the document: '3' between 'Turn over' and 'Do not write outside the box'. */
function isFurnitureBeside(items: readonly Item[], index: number): boolean {
  return [items[index - 1], items[index + 1]].some(
    (item) =>
      item === undefined ||
      (item.kind === 'line' &&
        (isFurniture(item.text) ||
          turns.test(item.text) ||
          codeOfPaper.test(item.text) ||
          printedAbove.test(item.text))),
  );
}
