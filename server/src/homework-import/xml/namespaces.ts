/** Prefix, as a file has it, to the prefix that we know its namespace by. */
export type Namespaces = ReadonlyMap<string, string>;

/** Word's namespaces, in both of its standards (transitional and strict), and those of what it embeds. */
const known: readonly (readonly [pattern: RegExp, prefix: string])[] = [
  [/wordprocessingml\/(2006\/)?main$/, 'w'],
  [/officeDocument\/(2006\/)?math$/, 'm'],
  [/officeDocument\/(2006\/)?relationships$/, 'r'],
  [/drawingml\/(2006\/)?main$/, 'a'],
  [/drawingml\/(2006\/)?wordprocessingDrawing$/, 'wp'],
  [/drawingml\/(2006\/)?picture$/, 'pic'],
  [/drawingml\/(2006\/)?chart$/, 'c'],
  [/drawingml\/(2006\/)?diagram$/, 'dgm'],
  [/markup-compatibility\/2006$/, 'mc'],
  [/^urn:schemas-microsoft-com:vml$/, 'v'],
  [/^urn:schemas-microsoft-com:office:office$/, 'o'],
  [/word\/2010\/wordprocessingShape$/, 'wps'],
  [/word\/2010\/wordprocessingGroup$/, 'wpg'],
  [/word\/2010\/wordml$/, 'w14'],
  [/spreadsheetml\/(2006\/)?main$/, 'x'],
];

/** The namespaces that a tag declares, beside those around it. */
export function readNamespaces(
  attributes: readonly (readonly [name: string, value: string])[],
  around: Namespaces,
): Namespaces {
  const declared = attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return around;
  const namespaces = new Map(around);
  for (const [name, uri] of declared) {
    const prefix = known.find(([pattern]) => pattern.test(uri))?.[1];
    namespaces.set(name === 'xmlns' ? '' : name.slice(6), prefix ?? (name === 'xmlns' ? '' : name.slice(6)));
  }
  return namespaces;
}

/** A name with the prefix that we know its namespace by. An attribute without a prefix is in no namespace. */
export function canonicalName(name: string, namespaces: Namespaces, isElement: boolean): string {
  const colon = name.indexOf(':');
  if (colon === -1) {
    const prefix = isElement ? (namespaces.get('') ?? '') : '';
    return prefix === '' ? name : `${prefix}:${name}`;
  }
  const prefix = namespaces.get(name.slice(0, colon));
  return prefix === undefined ? name : `${prefix}:${name.slice(colon + 1)}`;
}
