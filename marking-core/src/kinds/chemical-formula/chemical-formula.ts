import { compareFormulas } from '../chemistry/compare-formulas.ts';
import { compoundNames, formulaOf } from '../chemistry/elements.ts';
import { type Formula, readFormula } from '../chemistry/read-formula.ts';
import { type Asked, equal, type KeyNotes, type Kind, type Said, unequal, type Verdict } from '../kind.ts';

/** A formula as it is written, and what it is as a formula where it is one. */
interface WrittenFormula {
  readonly written: string;
  readonly formula: Formula | undefined;
}

const asksForFormula = /\bformula|\bsymbol|\bion\b|\bcompound|\bchemical|\belement/i;
const piece = /[^\s,;=]+/g;
const little: ReadonlySet<string> = new Set(
  'the a an is it its are of and or not no i think be would its answer formula formulae symbol symbols chemical for element compound gas ion molecule because made called'.split(
    ' ',
  ),
);

/** The formula or symbol of a substance: 'CO2', 'Ca(OH)2', 'SO4^2-', 'Na'. */
export const chemicalFormulaKind: Kind<WrittenFormula> = {
  isKey: (text, { question }) => {
    const formula = readFormula(text);
    if (formula === undefined || /\s/.test(text.trim()) || formula.count !== 1) return false;
    const elements = formula.plain.match(/[A-Z][a-z]?/g) ?? [];
    if (asksForFormula.test(question)) return true;
    const isAcronym = !/[a-z\d]/.test(formula.plain);
    return (
      elements.length > 1 &&
      !isAcronym &&
      (/\d|[-+]$/.test(formula.plain) || compoundNames.has(formula.plain) || elements.length > 2)
    );
  },
  read: readFormulas,
  compare,
  hasWorking: false,
  isGiven: ({ formula } = { written: '', formula: undefined }, { question }) =>
    formula !== undefined && question.includes(formula.plain),
  notes: ({ formula }, { question }): KeyNotes => {
    const names = asksForFormula.test(question) ? [] : (compoundNames.get(formula?.plain ?? '') ?? []);
    return {
      also: [...names],
      doubts: ['Does it matter that capitals are right? Small letters get the mark, and a teacher is asked to look.'],
    };
  },
};

function bareName(text: string): string {
  return text.replace(/^(?:it(?:'?s| is)|the|an?)\s+/i, '').replace(/[.\s]+$/, '');
}

function readFormulas(text: string): Said<WrittenFormula>[] {
  const name = formulaOf(bareName(text));
  if (name !== undefined) return [{ value: { written: text, formula: undefined }, start: 0, end: text.length }];
  const whole = text.replace(/[.\s]+$/, '');
  if (!/[\s,;=]/.test(whole))
    return [{ value: { written: whole, formula: readFormula(whole) }, start: 0, end: whole.length }];
  if (/^[A-Z\d()][A-Za-z\d()+ -]*$/.test(whole) && readFormula(whole) !== undefined)
    return [{ value: { written: whole, formula: readFormula(whole) }, start: 0, end: whole.length }];
  return [...whole.matchAll(piece)].flatMap((match): Said<WrittenFormula>[] => {
    const written = match[0].replace(/[.?!:]+$/, '');
    if (little.has(written.toLowerCase())) return [];
    const formula = readFormula(written);
    const isLike =
      formula !== undefined || (/\d/.test(written) && /[a-z]/i.test(written)) || /^[a-z]{1,5}$/.test(written);
    return isLike ? [{ value: { written, formula }, start: match.index, end: match.index + written.length }] : [];
  });
}

function compare({ written, formula }: WrittenFormula, key: WrittenFormula, { question }: Asked): Verdict {
  if (key.formula === undefined) return unequal('no-match');
  const named = formulaOf(bareName(written));
  if (formula === undefined && named !== undefined) {
    if (named !== key.formula.plain) return unequal('wrong-number');
    return asksForFormula.test(question) && /\bformula|\bsymbol/i.test(question)
      ? unequal('wrong-form', 0.8)
      : equal(0.78);
  }
  return compareFormulas(written, key.formula);
}
