import { format, getFormatInfo } from 'numfmt';
import { elements, find, parseXml } from '../../../files/xml.ts';

/** What a cell shows of a number. */
export interface ShownNumber {
  readonly text: string;
  readonly isTime: boolean;
}

/** The formats that Excel knows by number alone; 14 as a school here sees it. */
const builtIn: ReadonlyMap<number, string> = new Map([
  [9, '0%'],
  [10, '0.00%'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'dd/mm/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'dd/mm/yyyy h:mm'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
]);

/** How the cells of a workbook show their numbers, by their style; without any styles they are shown in full. */
export type ShowNumber = (value: number, style: number) => ShownNumber;

/** Reads the styles of a workbook: its part `xl/styles.xml`. */
export function readCellFormats(xml: Uint8Array | undefined, countsFrom1904: boolean): ShowNumber {
  const styles = xml === undefined ? undefined : parseXml(xml);
  const own = new Map(
    elements(find(styles, 'numFmts')).map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  );
  const codes = elements(find(styles, 'cellXfs')).map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    return own.get(id) ?? builtIn.get(id) ?? '';
  });
  return (value, style) => showNumber(value, codes[style] ?? '', countsFrom1904);
}

const dayOf1904 = 1462;

/**
 * A number as a cell of a format shows it: '11/11/1918', '25%', '£2.50', '1/4'. Any other in full, however many digits the format shows,
 * since an answer is the number and not how it was rounded.
 */
export function showNumber(value: number, code: string, countsFrom1904 = false): ShownNumber {
  const { type } = infoOf(code);
  if (type === 'date' || type === 'time' || type === 'datetime')
    return { text: shown(code, value + (countsFrom1904 ? dayOf1904 : 0)), isTime: type === 'time' };
  if (type === 'fraction') return { text: shown(code, value), isTime: false };
  if (type === 'percent') return { text: `${plainNumber(value * 100)}%`, isTime: false };
  const [first = ''] = code.split(';');
  const pound = /\[\$([£$€])/u.exec(first)?.[1] ?? /[£$€]/u.exec(first.replace(/\[\$[^\]]*\]/gu, ''))?.[0];
  if (pound === undefined) return { text: plainNumber(value), isTime: false };
  return { text: `${pound}${/0\.00/u.test(first) ? value.toFixed(2) : plainNumber(value)}`, isTime: false };
}

/** A format that nobody can read shows numbers in full. */
function infoOf(code: string): { readonly type: string } {
  try {
    return getFormatInfo(code === '' ? 'General' : code);
  } catch {
    return { type: 'general' };
  }
}

const shown = (code: string, value: number) =>
  format(code, value, { locale: 'en-GB', throws: false }).replace(/\s+/gu, ' ').trim();

/** As many digits as Excel keeps, and nothing of what reckoning in binary leaves behind: '0.3' for 0.30000000000000004. */
const plainNumber = (value: number) => String(Number(value.toPrecision(15)));
