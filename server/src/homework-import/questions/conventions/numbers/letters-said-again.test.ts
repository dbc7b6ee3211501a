import { expect, it } from 'vitest';
import { energy, force, gas, lines, questionsOf } from '../../../testing/short-homework.ts';

it.each<[reason: string, texts: readonly string[]]>([
  ['in brackets', ['1. Read this.', '(a) (i)\tWhat is the unit of force?', '(a) (ii)\tWhat is the unit of energy?']],
  [
    'with one bracket each',
    ['1) Read this.', 'a) i) What is the unit of force?', 'a) ii) What is the unit of energy?'],
  ],
  ['behind the number', ['1 (a) (i) What is the unit of force?', '(a)(ii) What is the unit of energy?']],
])('reads parts of parts whose letter is said again: %s', async (_reason, [first = '', ...rest]) => {
  const asked = [first, ...rest].flatMap((text) =>
    text.includes('force') ? [text, 'Answer: newton'] : text.includes('energy') ? [text, 'Answer: joule'] : [text],
  );
  const last = ['(b) Name the gas that plants take in.', 'Answer: carbon dioxide'];
  const read = await questionsOf(lines(...asked, ...last));
  expect(read?.map(([text, ...others]) => [text.replace('Read this.\n', ''), ...others])).toEqual([force, energy, gas]);
});
