import { decodeXml, elements, find } from '../xml/find.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { Zip } from '../zip/open-zip.ts';
import { showDate } from './show-date.ts';

/** How the cells of a workbook show their numbers. */
export interface CellFormats {
  /** The number as a cell of this style shows it: '11/11/1918', '25%', '£2.50', '1/4'; other numbers in full. */
  readonly show: (value: number, style: number) => string;
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
  [46, 'h:mm:ss'],
  [47, 'mm:ss'],
]);

/** Reads the styles of a workbook; without any, numbers are shown in full. */
export async function readCellFormats(zip: Zip, countsFrom1904: boolean): Promise<CellFormats> {
  const bytes = await zip.read('xl/styles.xml');
  const styles = bytes === undefined ? undefined : parseXml(decodeXml(bytes));
  const own = new Map(
    elements(find(styles, 'x:numFmts')).map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  );
  const codes = elements(find(styles, 'x:cellXfs')).map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    return own.get(id) ?? builtIn.get(id) ?? '';
  });
  return { show: (value, style) => showNumber(value, codes[style] ?? '', countsFrom1904) };
}

/** A number by the first part of its format, which is that of numbers above zero. */
export function showNumber(value: number, code: string, countsFrom1904 = false): string {
  const [first = ''] = code.split(';');
  const pound = /\[\$([£$€])/u.exec(first)?.[1] ?? /[£$€]/u.exec(first.replace(/\[\$[^\]]*\]/gu, ''))?.[0];
  const bare = first.replace(/\[(?![hms])[^\]]*\]|"[^"]*"|\\.|_.|\*./giu, '');
  if (/[ydhs]|m/iu.test(bare) && !/general/iu.test(bare))
    return showDate(value + (countsFrom1904 ? 1462 : 0), first.replace(/\[([hms]+)\]/giu, '$1'));
  if (bare.includes('%')) return `${plainNumber(value * 100)}%`;
  if (pound !== undefined) return `${pound}${/0\.00/u.test(bare) ? value.toFixed(2) : plainNumber(value)}`;
  const digits = /\?+\/(\?+)/u.exec(bare)?.[1]?.length;
  return digits === undefined ? plainNumber(value) : showFraction(value, 10 ** Math.min(digits, 3) - 1);
}

/** As many digits as Excel keeps, and nothing of what reckoning in binary leaves behind: '0.3' for 0.30000000000000004. */
const plainNumber = (value: number) => String(Number(value.toPrecision(15)));

function showFraction(value: number, most: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  let best = { top: 0, bottom: 1 };
  for (let bottom = 1; bottom <= most; bottom++) {
    const top = Math.round(rest * bottom);
    if (Math.abs(top / bottom - rest) < Math.abs(best.top / best.bottom - rest) - 1e-12) best = { top, bottom };
  }
  if (best.top === 0) return String(whole);
  if (best.top === best.bottom) return String(whole + 1);
  return `${whole === 0 ? '' : `${whole} `}${best.top}/${best.bottom}`;
}
