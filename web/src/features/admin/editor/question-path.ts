/** A number on paper as it is typed, '2 (b)(ii)', as the path that questions carry: `['2', '(b)', '(ii)']`; four levels at most. */
export function readPath(text: string): string[] {
  const steps = text.match(/\([^()]*\)|[^\s().]+\.?/gu) ?? [];
  return steps.map((step) => step.slice(0, 20)).slice(0, 4);
}

/** The same as text. */
export function writePath(path: readonly string[]): string {
  return path.join(' ').replaceAll(') (', ')(');
}
