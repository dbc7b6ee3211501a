import { expect, it } from 'vitest';
import { readTextLines } from '../read-files.ts';
import { printLines } from '../testing/print-lines.ts';

it.each<[why: string, text: string, lines: readonly string[]]>([
  ['lines that say anything, with the number of each', 'One\n\n  \nTwo', ['1 One', '4 Two']],
  ['every end of a line is one', 'a\r\nb\rc\fd', ['1 a', '2 b', '3 c', '4 d']],
  ['tabs and spaces before a line are nothing', '\ta\n    b\n \tc\n\u00a0d', ['1 a', '2 b', '3 c', '4 d']],
  ['tabs within a line stay', 'A) tin\tB) ice  \t', ['1 A) tin\tB) ice']],
  ['boxes are boxes', '□ tin\n☑ ice', ['1 ☐ tin <unticked>', '2 ☑ ice <ticked>']],
  ['a mark of byte order is nothing', '\ufeffa', ['1 a']],
])('%s', (_why, text, lines) => {
  expect(printLines(readTextLines(text)).split('\n')).toEqual(lines);
});
