import { cohensKappa } from '../../src/results/agreement.ts';

/** The marks of one answer beside those that a person gave it, both as shares of the question's marks, 0 to 1. */
export interface Verdict {
  readonly marked: number;
  readonly person: number;
  readonly label: string;
  /** How many pupils it is of. */
  readonly pupils: number;
}

/** How far verdicts agree with people's marks; all are shares 0 to 1, kappa up to 1. */
export interface Agreement {
  readonly answers: number;
  /** Share with the same marks. */
  readonly accuracy: number;
  /** Share of the pupils with the same marks. */
  readonly pupils: number;
  readonly kappa: number;
  /** Share of the answers short of full marks, and of those that contradict, that got more than the person gave. */
  readonly falseAccepts: number;
  readonly acceptedContradictions: number;
  /** Share of the answers with marks that got fewer. */
  readonly falseRefusals: number;
}

/** Works out how far verdicts agree with people. */
export function agreement(verdicts: readonly Verdict[]): Agreement {
  const count = (test: (verdict: Verdict) => boolean) => verdicts.filter(test).length;
  const answers = verdicts.length;
  const pupilsOf = (some: readonly Verdict[]) => some.reduce((sum, { pupils }) => sum + pupils, 0);
  const isSame = ({ marked, person }: Verdict) => marked === person;
  const isMore = ({ marked, person }: Verdict) => marked > person;
  const share = (part: number, whole: number) => part / Math.max(1, whole);
  return {
    answers,
    accuracy: share(count(isSame), answers),
    pupils: share(pupilsOf(verdicts.filter(isSame)), pupilsOf(verdicts)),
    kappa: cohensKappa(verdicts.map(({ marked, person }) => ({ person, scheme: marked }))) ?? 1,
    falseAccepts: share(
      count(isMore),
      count(({ person }) => person < 1),
    ),
    acceptedContradictions: share(
      count((verdict) => verdict.label === 'contradictory' && isMore(verdict)),
      count(({ label }) => label === 'contradictory'),
    ),
    falseRefusals: share(
      count(({ marked, person }) => marked < person),
      count(({ person }) => person > 0),
    ),
  };
}
