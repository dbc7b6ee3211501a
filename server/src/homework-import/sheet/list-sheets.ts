import { decodeXml, elements, find } from '../xml/find.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { Zip } from '../zip/open-zip.ts';

/** The sheets of a workbook: what their tabs say, and where they are in the file. */
interface ListedSheets {
  readonly parts: readonly { readonly name: string; readonly part: string }[];
  /** Whether its dates are counted from 1904 and not from 1900, as old versions for the Mac did. */
  readonly countsFrom1904: boolean;
}

/** The sheets that are not hidden, in the order of their tabs; where the workbook does not list them, by their names in the file. */
export async function listSheets(zip: Zip): Promise<ListedSheets> {
  const bytes = await zip.read('xl/workbook.xml');
  const book = bytes === undefined ? undefined : parseXml(decodeXml(bytes));
  const countsFrom1904 = /^(?:1|true)$/u.test(find(book, 'x:workbookPr')?.attributes.date1904 ?? '');
  const targets = await readTargets(zip);
  const parts = elements(find(book, 'x:sheets'), 'x:sheet').flatMap(({ attributes }) => {
    const part = targets.get(attributes['r:id'] ?? '');
    const isShown = (attributes.state ?? 'visible') === 'visible';
    return part !== undefined && isShown ? [{ name: attributes.name ?? '', part }] : [];
  });
  return { parts: parts.length > 0 ? parts : inFile(zip), countsFrom1904 };
}

async function readTargets(zip: Zip): Promise<Map<string, string>> {
  const bytes = await zip.read('xl/_rels/workbook.xml.rels');
  if (bytes === undefined) return new Map();
  return new Map(
    elements(parseXml(decodeXml(bytes))).flatMap(({ attributes: { Id = '', Target = '' } }) => {
      const part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      return /^xl\/worksheets\/[^/]+\.xml$/u.test(part) ? [[Id, part] as const] : [];
    }),
  );
}

function inFile(zip: Zip): { name: string; part: string }[] {
  return zip.names
    .filter((part) => /^xl\/worksheets\/[^/]+\.xml$/u.test(part))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((part) => ({ name: '', part }));
}
