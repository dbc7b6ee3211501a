/**
 * The details of an entry as people read them: 'Version 3. Classes: 8a/Sc1, 8a/Sc2.' Whatever is empty is left out; '' for
 * nothing, and for what cannot be read.
 */
export function sayDetails(details: string | null): string {
  const read = details === null ? undefined : parse(details);
  if (!isRecord(read)) return '';
  return Object.entries(read)
    .map(([name, value]) => ({ name: inWords(name), said: say(value) }))
    .filter(({ said }) => said !== '')
    .map(({ name, said }) => `${name}: ${said}.`)
    .join(' ');
}

/** 'changesDetails' as 'Changes details'. */
function inWords(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function say(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(say).filter(Boolean).join(', ');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([name, own]) => ({ name, said: say(own) }))
    .filter(({ said }) => said !== '')
    .map(({ name, said }) => `${inWords(name).toLowerCase()} ${said}`)
    .join(', ');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
