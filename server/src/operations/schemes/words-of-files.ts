/** What JSON calls a type, for somebody who edits a file. */
const types: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'fields in { }',
  null: 'null',
};

/** What is wrong with a value, said to whoever writes a file and not to who sends a request: 'write a number, not text …'. */
export function inWordsOfFiles(said: string): string {
  const [, before, rest = ''] = /^((?:\S+: )?(?:is missing: )?)send (.+)$/.exec(said) ?? [];
  if (before === undefined) return said;
  const [, wanted = '', received] = /^(\w+(?: or \w+)*)(?:, not (\w+))?$/.exec(rest) ?? [];
  const known = wanted.split(' or ').map((type) => types[type]);
  if (known.includes(undefined)) return `${before}write ${rest}`;
  return `${before}write ${known.join(' or ')}${received === undefined ? '' : `, not ${types[received] ?? received}`}`;
}
