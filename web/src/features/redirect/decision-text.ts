import type { RedirectDecision } from '../../lib/redirect-decision.ts';

/** What the front page does, in a sentence. */
export function decisionText(decision: RedirectDecision): string {
  if (decision.kind === 'redirect') return `The front page leads to ${decision.to} after a countdown.`;
  switch (decision.why) {
    case 'no-target':
      return 'The front page stays: no new address is set (REDIRECT_TO_URL).';
    case 'bad-target':
      return 'The front page stays: the new address is no http or https address.';
    case 'already-there':
      return 'The front page stays: the new address is on this very host, and following it would lead back here.';
    case 'not-an-old-host':
      return 'The front page stays: this host is none of the old ones (REDIRECT_FROM_HOSTS).';
  }
}
