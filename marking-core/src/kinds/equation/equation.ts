import { slipDistance } from '../../text/edit-distance.ts';
import { forgivenSlips } from '../../text/slips.ts';
import { areEquivalent, constantQuotient, holdsFor, namesIn } from '../algebra/evaluate.ts';
import { parseExpression, type Term } from '../algebra/parse.ts';
import { type Asked, equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';
import { statementsIn } from '../statements.ts';
import { type Relation, readRelations } from './read-relation.ts';
import { haveSameValues, readSolutions, type Solutions } from './solutions.ts';

/** Quantities of physics by their names, and the symbols that schools write for them. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['speed', 's v'],
  ['velocity', 'v'],
  ['wave speed', 'v c'],
  ['distance', 'd s x'],
  ['displacement', 's x'],
  ['time', 't T'],
  ['force', 'F'],
  ['mass', 'm'],
  ['acceleration', 'a'],
  ['weight', 'W'],
  ['gravitational field strength', 'g'],
  ['height', 'h'],
  ['work done', 'W E'],
  ['energy', 'E Q'],
  ['energy transferred', 'E'],
  ['power', 'P'],
  ['voltage', 'V'],
  ['potential difference', 'V'],
  ['pd', 'V'],
  ['current', 'I'],
  ['resistance', 'R'],
  ['charge', 'Q'],
  ['charge flow', 'Q'],
  ['density', 'ρ p D d'],
  ['volume', 'V v'],
  ['pressure', 'p P'],
  ['area', 'A'],
  ['wavelength', 'λ'],
  ['frequency', 'f'],
  ['momentum', 'p'],
  ['moment', 'M'],
  ['extension', 'e x'],
  ['spring constant', 'k'],
]);

/** Whether two names or symbols mean the same quantity. */
function areOneQuantity(one: string, other: string): boolean {
  const [a, b] = [
    symbols.get(one.toLowerCase())?.split(' ') ?? [one],
    symbols.get(other.toLowerCase())?.split(' ') ?? [other],
  ];
  return a.some((symbol) => b.some((own) => own.toLowerCase() === symbol.toLowerCase()));
}

/** What an answer says: relations that hold together, the values of an unknown, or a side alone. */
interface Equation {
  readonly relations: readonly Relation[];
  readonly solutions: Solutions | undefined;
  readonly side: Term | undefined;
}

/** An equation, inequality or solution: 'F = ma', 'speed = distance / time', 'y = 2x + 1', 'x > 5', 'x = 2 or x = -3'. */
export const equationKind: Kind<Equation> = {
  isKey: (text) => {
    if (!/[=<>]/.test(text) || /[=<>]\s*$|->/.test(text)) return false;
    if (readSolutions(text)?.name !== undefined) return true;
    const relations = readRelations(text);
    const count = text.split(/<=|>=|[<>=]/).length - 1;
    return relations.length === count && relations.some(({ left, right }) => namesIn(left, namesIn(right)).size > 0);
  },
  read: readEquations,
  compare,
  hasWorking: true,
  isGiven: () => true,
  notes,
};

function readEquations(text: string): Said<Equation>[] {
  const solutions = readSolutions(text);
  if (solutions !== undefined)
    return [{ value: { relations: [], solutions, side: undefined }, start: 0, end: text.length }];
  const found = statementsIn(text).flatMap(({ text: statement, start, end }): Said<Equation>[] => {
    const own = readSolutions(statement);
    const relations = readRelations(statement);
    const names = /[a-z]{3}/i.test(statement) ? 'words' : 'letters';
    const side = relations.length > 0 ? undefined : parseExpression(asSide(statement), names);
    return own === undefined && relations.length === 0 && side === undefined
      ? []
      : [{ value: { relations, solutions: own, side }, start, end }];
  });
  const isSolved = ({ value }: Said<Equation>) => value.solutions?.name !== undefined;
  return found.some(isSolved) ? joined(found.filter(isSolved)) : found;
}

/** 'x = 2, x = -3' says both. */
function joined(found: readonly Said<Equation>[]): Said<Equation>[] {
  const solutions = found.flatMap(({ value }) => value.solutions ?? []);
  const [first] = solutions;
  const last = found.at(-1);
  if (first === undefined || last === undefined || solutions.some(({ name }) => name !== first.name)) return [...found];
  const values = [...new Set(solutions.flatMap((one) => one.values))];
  return [
    {
      value: { relations: [], side: undefined, solutions: { name: first.name, values } },
      start: found[0]?.start ?? 0,
      end: last.end,
    },
  ];
}

function asSide(statement: string): string {
  return statement
    .replace(/\s+(?:divided by|over)\s+/gi, ' / ')
    .replace(/\s+(?:multiplied by|times|x)\s+/gi, ' * ')
    .toLowerCase();
}

function compare(answer: Equation, key: Equation, asked: Asked): Verdict {
  if (key.solutions?.name !== undefined) {
    if (answer.solutions !== undefined)
      return haveSameValues(answer.solutions, key.solutions) ? equal() : unequal('wrong-number');
    return unequal('no-match', 0.85);
  }
  const [first] = key.relations;
  if (first === undefined) return unequal('no-match', 0.85);
  const meant = answer.relations.map((relation) => nearNames(relation, first));
  if (meant.length === 0) return compareSide(answer.side, first);
  if (meant.length !== key.relations.length) return unequal('wrong-number', 0.85);
  const verdicts = key.relations.map((relation) => {
    const each = meant.map((one) => compareRelations(one, relation, asked));
    return each.find(({ isEqual }) => isEqual) ?? each[0] ?? unequal('no-match');
  });
  const wrong = verdicts.find(({ isEqual }) => !isEqual);
  return wrong ?? equal(Math.min(...verdicts.map(({ confidence }) => confidence)));
}

/** 'distance / time' where the question asks how speed is worked out. */
function compareSide(side: Term | undefined, key: Relation): Verdict {
  if (side === undefined || key.sign !== '=') return unequal('no-match', 0.85);
  const relation = nearNames({ ...key, left: key.left, right: side, names: key.names }, key);
  const isSubject = key.left.op === 'name' && areEquivalent(relation.right, key.right);
  return isSubject ? equal(0.7) : unequal('wrong-number', 0.85);
}

/**
 * A relation with its names as the key has them: misspelt words, small letters for large ones, and symbols for
 * words, of which each stands for another: in 's = d / t' the s is the speed, as d is the distance.
 */
function nearNames(relation: Relation, key: Relation): Relation {
  const wanted = [...namesIn(key.left, namesIn(key.right))];
  const candidates = [...namesIn(relation.left, namesIn(relation.right))].map((name) => ({
    name,
    meant: wanted.includes(name) ? [name] : meantBy(name, wanted),
  }));
  const taken = new Set(candidates.flatMap(({ meant }) => (meant.length === 1 ? meant : [])));
  const meanings = new Map(
    candidates.map(({ name, meant }) => {
      const [one, ...others] = meant.length > 1 ? meant.filter((own) => !taken.has(own)) : meant;
      return [name, others.length === 0 ? (one ?? name) : name];
    }),
  );
  const meant = (name: string) => meanings.get(name) ?? name;
  return { ...relation, left: renamed(relation.left, meant), right: renamed(relation.right, meant) };
}

function meantBy(name: string, wanted: readonly string[]): string[] {
  const close = wanted.filter((own) =>
    own.length < 4
      ? own.toLowerCase() === name.toLowerCase()
      : slipDistance(name.toLowerCase(), own.toLowerCase(), 2) <= forgivenSlips(own.length),
  );
  return close.length === 0 ? wanted.filter((own) => areOneQuantity(name, own)) : close;
}

function renamed(term: Term, meant: (name: string) => string): Term {
  switch (term.op) {
    case 'number':
      return term;
    case 'name':
      return { op: 'name', name: meant(term.name) };
    case '+':
    case '*':
      return { op: term.op, of: term.of.map((one) => renamed(one, meant)) };
    case '/':
    case '^':
      return { op: term.op, left: renamed(term.left, meant), right: renamed(term.right, meant) };
    case '-':
      return { op: '-', of: renamed(term.of, meant) };
    case 'call':
      return { op: 'call', name: term.name, of: renamed(term.of, meant) };
  }
}

function notes(key: Equation, _asked: Asked, text: string): KeyNotes {
  if (key.solutions?.name !== undefined)
    return { also: [key.solutions.values.join(' or ')].filter((one) => one !== text), doubts: [] };
  return {
    also: ['the same equation with its sides or terms in another order'],
    doubts: [
      'Is the equation right with another subject too? It gets the mark unless the question asks to rearrange it.',
    ],
  };
}

const asksForSubject = /\bsubject\b|\brearrange|\bin terms of\b|\bsolve\b/i;

/** Whether two relations say the same: sides may be changed, terms brought over, both sides multiplied. */
function compareRelations(answer: Relation, key: Relation, { question }: Asked): Verdict {
  if (answer.sign !== key.sign) return unequal('wrong-number');
  if (answer.sign !== '=') {
    const quotient = constantQuotient(difference(answer), difference(key));
    return quotient !== undefined && quotient > 0
      ? equal(Math.abs(quotient - 1) < 1e-9 ? 1 : 0.8)
      : unequal('wrong-number');
  }
  if (areEquivalent(answer.left, key.left) && areEquivalent(answer.right, key.right)) return equal();
  if (areEquivalent(answer.left, key.right) && areEquivalent(answer.right, key.left)) return equal();
  if (!saySame(answer, key) && !saySame(key, answer)) {
    const quotient = constantQuotient(difference(answer), difference(key));
    if (quotient === undefined || quotient === 0) return unequal('wrong-number');
  }
  return asksForSubject.test(question) ? unequal('wrong-form', 0.8) : equal(0.78);
}

/** Whether one relation holds exactly where another, which has one name alone on a side, does. */
function saySame(one: Relation, solved: Relation): boolean {
  const [name, value] =
    solved.left.op === 'name'
      ? [solved.left.name, solved.right]
      : solved.right.op === 'name'
        ? [solved.right.name, solved.left]
        : [];
  return name !== undefined && value !== undefined && holdsFor(difference(one), name, value);
}

/** The right side less the left. */
function difference({ left, right }: Relation): Term {
  return { op: '+', of: [right, { op: '-', of: left }] };
}
