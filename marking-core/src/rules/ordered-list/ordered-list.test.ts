import { checkRuleCases } from '../check-rule-cases.ts';

checkRuleCases({
  asks: 'four metals, the most reactive first',
  rule: {
    kind: 'ordered-list',
    items: [
      { name: 'magnesium', accept: ['magnesium'], allow: ['Mg'] },
      { name: 'zinc', accept: ['zinc'], allow: ['Zn'] },
      { name: 'iron', accept: ['iron'], allow: ['Fe'] },
      { name: 'copper', accept: ['copper'], allow: ['Cu'] },
    ],
    accept: ['magnesium, zinc, iron, copper'],
    others: ['gold', 'silver'],
    reject: ['gas'],
  },
  maxMarks: 1,
  profile: 'year9',
  cases: [
    ['magnesium, zinc, iron, copper', 1, 1, 'the accepted answer'],
    ['magnesium zinc iron copper', 1, 1, 'without commas'],
    ['1. magnesium 2. zinc 3. iron 4. copper', 1, 1, 'numbered'],
    ['Mg > Zn > Fe > Cu', 1, 0, 'symbols with signs'],
    ['MgZnFeCu', 1, 0, 'symbols run together'],
    ['magnesium then zinc then iron then copper', 1, 0, 'with what follows what'],
    ['magnesum, zink, iron, coper', 1, 1, 'misspelt'],
    ['copper, iron, zinc, magnesium', 0, 0, 'the reverse', 'wrong-order'],
    ['Mg < Zn < Fe < Cu', 0, 0, 'the sign says the reverse'],
    ['magnesium, iron, zinc, copper', 0, 1, 'two changed places'],
    ['magnesium, zinc, iron', 0, 1, 'one short'],
    ['magnesium, zinc, iron, copper, gold', 0, 1, 'a stranger at the end'],
    ['magnesium, gold, zinc, iron, copper', 0, 1, 'a stranger among them'],
    ['magnesium, zinc, iron, copper, not gold', 1, 1, 'a stranger that is denied'],
    ['magnesium, zinc, iron, copper makes gas', 0, 1, 'something that is rejected', 'rejected'],
    ['magnesium, zinc, iron or copper', 0, 1, 'not decided'],
    ['magnesium', 0, 1, 'one alone'],
    ['metals', 0, 0, 'none of them'],
  ],
});
