import { expect, it } from 'vitest';
import { readPath, writePath } from './question-path.ts';

it.each([
  ['2', ['2'], '2', 'a question'],
  ['2 (b)(ii)', ['2', '(b)', '(ii)'], '2 (b)(ii)', 'a part of a part'],
  ['2(b)', ['2', '(b)'], '2 (b)', 'without a space'],
  ['Q3. a', ['Q3.', 'a'], 'Q3. a', 'with a full stop'],
  ['  ', [], '', 'nothing'],
  ['1 (a)(i)(A)(1)', ['1', '(a)', '(i)', '(A)'], '1 (a)(i)(A)', 'more levels than there are'],
])('%j is %j: %s', (typed, path, shown) => {
  expect(readPath(typed)).toEqual(path);
  expect(writePath(path)).toBe(shown);
});
