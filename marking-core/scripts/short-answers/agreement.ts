/** A verdict on one answer beside the mark that a person gave it. */
export interface Verdict {
  readonly isAccepted: boolean;
  readonly isRight: boolean;
  readonly label: string;
}

/** How far verdicts agree with people's marks; all are shares 0 to 1, kappa up to 1. */
export interface Agreement {
  readonly answers: number;
  readonly accuracy: number;
  /** Cohen's kappa of right and not right. */
  readonly kappa: number;
  /** Share of the answers that are not right, and of those that contradict, that are accepted. */
  readonly falseAccepts: number;
  readonly acceptedContradictions: number;
  /** Share of the right answers that are refused. */
  readonly falseRefusals: number;
}

/** Works out how far verdicts agree with people. */
export function agreement(verdicts: readonly Verdict[]): Agreement {
  const count = (test: (verdict: Verdict) => boolean) => verdicts.filter(test).length;
  const answers = verdicts.length;
  const right = count(({ isRight }) => isRight);
  const accepted = count(({ isAccepted }) => isAccepted);
  const both = count(({ isAccepted, isRight }) => isAccepted && isRight);
  const accuracy = (answers - right - accepted + 2 * both) / answers;
  const byChance = (accepted * right + (answers - accepted) * (answers - right)) / answers ** 2;
  const contradictions = count(({ label }) => label === 'contradictory');
  return {
    answers,
    accuracy,
    kappa: byChance === 1 ? 1 : (accuracy - byChance) / (1 - byChance),
    falseAccepts: (accepted - both) / Math.max(1, answers - right),
    acceptedContradictions:
      count(({ label, isAccepted }) => label === 'contradictory' && isAccepted) / Math.max(1, contradictions),
    falseRefusals: (right - both) / Math.max(1, right),
  };
}
