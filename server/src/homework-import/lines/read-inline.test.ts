import { expect, it } from 'vitest';
import { printLines } from '../testing/print-lines.ts';
import { p, wordFile } from '../testing/word-file.ts';
import { readWordLines } from './read-word-lines.ts';

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const part = (name: string, text: string) => `<m:${name}>${text.startsWith('<') ? text : r(text)}</m:${name}>`;
const fraction = (above: string, below: string) => `<m:f>${part('num', above)}${part('den', below)}</m:f>`;
const power = (of: string, by: string) => `<m:sSup>${part('e', of)}${part('sup', by)}</m:sSup>`;

it.each<[equation: string, shown: string]>([
  [fraction('1', '2') + r('m') + power('v', '2'), '½mv²'],
  [fraction('3', '8'), '3/8'],
  [fraction('a+b', '2c'), '(a+b)/2c'],
  [fraction(fraction('a', 'b'), 'c'), '(a/b)/c'],
  [power('10', '-3'), '10⁻³'],
  [power('x', 'A'), 'x^(A)'],
  [`<m:sSub>${part('e', 'H')}${part('sub', '2')}</m:sSub>${r('O')}`, 'H₂O'],
  [`<m:sSubSup>${part('e', 'SO')}${part('sub', '4')}${part('sup', '2-')}</m:sSubSup>`, 'SO₄²⁻'],
  [`<m:sPre>${part('sub', '6')}${part('sup', '12')}${part('e', 'C')}</m:sPre>`, '₆¹²C'],
  [`<m:rad><m:deg/>${part('e', 'x+1')}</m:rad>`, '√(x+1)'],
  [`<m:rad>${part('deg', '3')}${part('e', '8')}</m:rad>`, '³√8'],
  [`<m:d>${part('e', 'x+1')}</m:d>`, '(x+1)'],
  [`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${part('e', 'a')}${part('e', 'b')}</m:d>`, '[a, b]'],
  [
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${part('sub', 'i=1')}${part('sup', 'n')}${part('e', 'i')}</m:nary>`,
    '∑ᵢ₌₁ⁿi',
  ],
  [`<m:func>${part('fName', 'sin')}${part('e', 'x')}</m:func>`, 'sin x'],
  [
    `<m:m><m:mr>${part('e', '1')}${part('e', '2')}</m:mr><m:mr>${part('e', '3')}${part('e', '4')}</m:mr></m:m>`,
    '1, 2; 3, 4',
  ],
  [`<m:unknown>${r('x')}</m:unknown><w:del>${r('y')}</w:del>`, 'x'],
])('%#: an equation is read as %2$s', async (equation, shown) => {
  const { lines } = await readWordLines(
    wordFile([p('', {}, `<m:oMathPara><m:oMath>${equation}</m:oMath></m:oMathPara>`)]),
  );
  expect(lines.map(({ text }) => text)).toEqual([shown]);
});

it('an equation keeps the look that it is written in', async () => {
  const red = '<m:r><m:rPr><m:sty m:val="p"/></m:rPr><w:rPr><w:color w:val="FF0000"/></w:rPr><m:t>x</m:t></m:r>';
  const bytes = wordFile([p('A) ', {}, `<m:oMath><m:sSup>${part('e', red)}${part('sup', '2')}</m:sSup></m:oMath>`)]);
  expect(printLines(await readWordLines(bytes))).toBe('1 A) «{colour ff0000}x²»');
});
