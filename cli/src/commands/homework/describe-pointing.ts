/** What students see on the page of a card whose homework is not released. */
const emptyPage = 'its page says ‘No homework assignment available at this time.’';

interface Shown {
  readonly id: number;
  readonly isReleased: boolean;
}

/** That a card shows a homework, or `undefined` for its own set; and what to do where students see nothing there. */
export function describePointing(card: Shown, homework: Shown | undefined, dryRun = false): string {
  const shown = homework === undefined ? 'its own set' : `homework ${homework.id}`;
  const said = dryRun ? `Would show ${shown} on card ${card.id}.` : `Card ${card.id} shows ${shown}.`;
  if (homework === undefined || homework.isReleased || !card.isReleased) return said;
  return `${said}\nIt is not released: until it is, ${emptyPage} To release it: markwell homework release ${homework.id}.`;
}

/** What becomes of a card's page once its homework is withdrawn, and what to do about it. */
export function describeWithdrawal(card: number, homework: number): string {
  return `Card ${card} shows it: without it, ${emptyPage} To show the card's own set: markwell homework point ${card} own. To release it again: markwell homework release ${homework}.`;
}
