import { expect, it } from 'vitest';
import { optionsAsShown } from './options-as-shown.ts';

const slots = [{ id: '1' }, { id: '2' }, { id: '3', options: ['up', 'down'] }];

it.each<[why: string, type: string, options: string[], key: string[], shown: string[]]>([
  [
    'an order is not shown in its order',
    'ordering',
    ['egg', 'pupa', 'adult'],
    ['egg', 'pupa', 'adult'],
    ['adult', 'egg', 'pupa'],
  ],
  [
    'nor where the alphabet is its order',
    'ordering',
    ['1 am', '2 am', '10 am'],
    ['1 am', '2 am', '10 am'],
    ['10 am', '2 am', '1 am'],
  ],
  ['another order stays', 'ordering', ['pupa', 'adult', 'egg'], ['egg', 'pupa', 'adult'], ['pupa', 'adult', 'egg']],
  ['a bank is not in the order of its slots', 'gap-fill', ['x', 'o', 'a'], ['1: x', '2: o', '3: up'], ['a', 'o', 'x']],
  ['a bank in another order stays', 'gap-fill', ['o', 'x', 'a'], ['1: x', '2: o'], ['o', 'x', 'a']],
  [
    'a bank that every slot shares tells nothing',
    'table',
    ['gas', 'solid'],
    ['1: solid', '2: solid'],
    ['gas', 'solid'],
  ],
  ['right options tell nothing by their order', 'multiple-response', ['tin', 'iron'], ['tin', 'iron'], ['tin', 'iron']],
  ['nor those of a choice', 'multiple-choice', ['tin', 'iron'], ['tin'], ['tin', 'iron']],
])('%s', (_why, type, options, correctAnswers, shown) => {
  const isSlots = type === 'gap-fill' || type === 'table';
  expect(optionsAsShown({ type, options, correctAnswers, ...(isSlots && { slots }) })).toEqual(shown);
});
