/** The label at the start of a question's name: 'Q2 (b)(ii) Why?' has ['2', '(b)', '(ii)']; `undefined` for other names. */
export function labelIn(name: string): string[] | undefined {
  const [, number, parts = ''] = /^Q([1-9]\d?)((?:\s?\([a-z]{1,4}\)|\.\d{1,2})*)(?=\s|$)/u.exec(name.trim()) ?? [];
  if (number === undefined) return undefined;
  const path = [number, ...(parts.match(/\([a-z]+\)|\d+/gu) ?? [])];
  return path.length > 4 ? undefined : path;
}
