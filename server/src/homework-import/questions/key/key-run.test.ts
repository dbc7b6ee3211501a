import { describe, expect, it } from 'vitest';
import { spokenLine } from '../lines/lines.ts';
import { readRun } from './key-run.ts';

describe('readRun', () => {
  it.each([
    ['letters beside their numbers', '1b  2c  3a  4d', '1=b 2=c 3=a 4=d'],
    ['capitals', '1B 2C 3A', '1=B 2=C 3=A'],
    [
      'words behind Q and a number',
      'Q1 b, Q2 8, Q3 Milky Way, Q4 it reflects light',
      '1=b 2=8 3=Milky Way 4=it reflects light',
    ],
    ['wide gaps', '1 a   2 translocation   3 root, xylem, leaf   4 C', '1=a 2=translocation 3=root, xylem, leaf 4=C'],
    [
      'a sum in an answer, where gaps are wide',
      '1 newton   2 gravity   3 9 - 4 (1)  = 5 N (1)   4 contact',
      '1=newton 2=gravity 3=9 - 4 (1)  = 5 N (1) 4=contact',
    ],
    ['one narrow gap among wide ones', '1 newton   2 gravity 3 joule   4 watt', '1=newton 2=gravity 3=joule 4=watt'],
    ['brackets and slashes', '(1) B / (2) C / (3) A', '1=B 2=C 3=A'],
    ['dashes', '1-B, 2-C, 3-oxygen', '1=B 2=C 3=oxygen'],
    ['equals signs', '1=b; 2=c; 3=5', '1=b 2=c 3=5'],
    ['colons and bars', '1: B | 2: C | 3: A', '1=B 2=C 3=A'],
    ['stops and brackets', '1.) B 2.) C 3.) A', '1=B 2=C 3=A'],
    ['answers that are numbers too', '1. 2  2. 3  3. 4 m/s  4. 5', '1=2 2=3 3=4 m/s 4=5'],
    ['an answer that is the next number', 'Q1 2, Q2 3, Q3 4', '1=2 2=3 3=4'],
    ['parts', '1a oxygen, 1b water, 2 C', '1.a=oxygen 1.b=water 2=C'],
    ['parts in brackets', '1(a) oxygen; 1(b) water; 2(a) C', '1.a=oxygen 1.b=water 2.a=C'],
    [
      'marks between',
      '6a it joins (1) a metal (1) 6b 1 g (1) 7 salt',
      '6.a=it joins (1) a metal (1) 6.b=1 g (1) 7=salt',
    ],
    ['fractions', '1a 3/4, 1b 2/5, 2 3/4, 3 1/2', '1.a=3/4 1.b=2/5 2=3/4 3=1/2'],
    ['from the middle of the key on', '11c 12b 13d', '11=c 12=b 13=d'],
  ])('reads %s', (_case, text, found) =>
    expect(
      readRun(spokenLine(text, 1))
        ?.map(({ path, line }) => `${path.join('.')}=${line.text}`)
        .join(' '),
    ).toBe(found),
  );

  it.each([
    ['one answer with numbers in it', '1. Heat 2 g of salt with 3 g of water'],
    ['two answers', '1 b 2 c'],
    ['words that do not begin with a number', 'Add 1 drop, 2 drops, 3 drops'],
    ['numbers that do not go on', '1 b, 3 c, 7 d'],
    ['numbers without answers', '1, 2, 3, 4'],
  ])('leaves %s', (_case, text) => expect(readRun(spokenLine(text, 1))).toBeUndefined());
});
