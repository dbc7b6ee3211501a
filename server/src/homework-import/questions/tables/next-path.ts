/** '2', then '(b)' below it, is 2(b). */
export function nextPath(before: readonly string[], cell: string): readonly string[] {
  const parts = [...cell.toLowerCase().matchAll(/\d+|(?<=\d)[a-h](?=[ivx]{1,4}\b)|[a-z]+/gu)]
    .map(([part]) => part)
    .filter((part) => !/^q(uestion)?$/.test(part));
  const [first] = parts;
  if (first === undefined) return before;
  if (/\d/.test(first)) return parts.map((part) => part.replace(/^0+(?=\d)/u, ''));
  const isRoman = /^[ivx]+$/.test(first) && before.length > 1;
  return [...before.slice(0, isRoman ? 2 : 1), ...parts];
}
