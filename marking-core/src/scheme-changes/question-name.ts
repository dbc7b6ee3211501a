/** A question as sentences name it, 'Question 2 (b)': by its label, if `labels` (see `questionLabels`) has one, else by its id. */
export function questionName(id: string, labels: ReadonlyMap<string, string> = new Map()): string {
  const name = labels.get(id) ?? id;
  return `Question ${/^q(\d.*)$/i.exec(name)?.[1] ?? name}`;
}
