import { describe, expect, it } from 'vitest';
import { asksForOrder, orderIn } from './ordering.ts';

describe('what asks for an order', () => {
  it.each([
    'Put these objects in order of size, smallest first.',
    'Write the parts in the order the food reaches them.',
    'Number the stages 1 to 4 to show what happens first.',
    'Arrange the planets in order from the Sun.',
    'Rearrange these steps.',
  ])('%s', (text) => expect(asksForOrder(text)).toBe(true));
  it.each(['Which order do beetles belong to?', 'Give the number of protons.', 'Write the formula.'])(
    '%s does not',
    (text) => expect(asksForOrder(text)).toBe(false),
  );
});

it.each([
  ['cell → tissue → organ', 'cell, tissue, organ'],
  ['1. cell\n2. tissue\n3. organ', 'cell, tissue, organ'],
  ['Moon, Earth, Sun', 'Moon, Earth, Sun'],
  ['C, A, D, B', 'C, A, D, B'],
  ['CADB', 'CADB'],
])('%j is the order %s', (said, order) => expect(orderIn(said)).toBe(order));
