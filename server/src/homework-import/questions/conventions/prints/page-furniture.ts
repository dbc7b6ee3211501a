import { isFurniture } from '../../lines/line-kinds.ts';
import { sliceLine, tidy } from '../../lines/lines.ts';
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
export function withoutPages(items: readonly Item[]): readonly Item[] {
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
