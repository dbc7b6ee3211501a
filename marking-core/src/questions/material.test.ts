import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSharedBlock, materialOf, type SharedBlock, sharedBlocks } from './material.ts';

interface One {
  readonly id: string;
  readonly type: string;
  readonly material?: string[];
}
const one = (id: string, ...material: string[]): One => ({
  id,
  type: id.startsWith('t') ? 'information' : 'text',
  material,
});

/** 't1(a b t2(c)) d' */
const drawn = (parts: readonly (One | SharedBlock<One>)[]): string =>
  parts.map((part) => (isSharedBlock(part) ? `${part.material.id}(${drawn(part.content)})` : part.id)).join(' ');

it.each<[why: string, questions: One[], shown: string]>([
  ['nothing shared', [one('a'), one('t1'), one('b')], 'a t1 b'],
  ['a text for two of three', [one('t1'), one('a', 't1'), one('b', 't1'), one('c')], 't1(a b) c'],
  [
    'a stem within a text',
    [one('t1'), one('t2'), one('a', 't1'), one('b', 't1', 't2'), one('c', 't1', 't2')],
    't1(a t2(b c))',
  ],
  ['two texts side by side', [one('t1'), one('t2'), one('a', 't1', 't2'), one('b', 't2')], 't1(t2(a)) t2(b)'],
  ['the picture of a question that is asked', [one('a'), one('b', 'a'), one('c', 'a'), one('d')], 'a(a b c) d'],
  ['the picture of a question far off', [one('a'), one('b'), one('c', 'a')], 'a b a(c)'],
  ['questions apart', [one('t1'), one('a', 't1'), one('b'), one('c', 't1')], 't1(a) b t1(c)'],
  ['a text after those that share it', [one('a', 't1'), one('b', 't1'), one('t1')], 't1(a b)'],
  ['what is not there', [one('a', 'x'), one('b', 'b')], 'a b'],
  ['a text that is only shared by a text', [one('t1'), one('t2', 't1'), one('a', 't1', 't2')], 't1(t2(a))'],
])('%s', (_why, questions, shown) => {
  expect(drawn(sharedBlocks(questions))).toBe(shown);
});

it('every question that is answered is shown once, in order, below all that it shares', () => {
  const ids = ['a', 'b', 'c', 't1', 't2', 't3'];
  const homework = fc
    .shuffledSubarray(ids)
    .chain((own) => fc.tuple(...own.map((id) => fc.shuffledSubarray(ids).map((material) => one(id, ...material)))));
  fc.assert(
    fc.property(homework, (questions) => {
      const shown: string[] = [];
      const walk = (parts: readonly (One | SharedBlock<One>)[], above: readonly string[]) => {
        for (const part of parts) {
          if (isSharedBlock(part)) walk(part.content, [...above, part.material.id]);
          else {
            shown.push(part.id);
            expect(above.filter((id) => id !== part.id)).toEqual(materialOf(part, questions).map(({ id }) => id));
          }
        }
      };
      walk(sharedBlocks(questions), []);
      const isAnswered = (id: string) => !id.startsWith('t');
      expect(shown.filter(isAnswered)).toEqual(questions.map(({ id }) => id).filter(isAnswered));
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});
