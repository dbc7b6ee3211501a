import type { Trouble } from './check-health.ts';

interface TroubleTexts {
  readonly title: string;
  readonly note: string;
}

export const updateTitle = 'System Update in Progress';

/** The specified texts (spec part 2, section 2). */
const update: TroubleTexts = {
  title: updateTitle,
  note: 'Updates take 2-3 minutes. This page checks by itself and opens again as soon as the site is back.',
};

const noConnection: TroubleTexts = {
  title: 'No connection',
  note: 'The site cannot be reached from here. This page checks by itself and opens again as soon as it can.',
};

const texts: Readonly<Record<Trouble, TroubleTexts>> = {
  offline: noConnection,
  'no-answer': noConnection,
  server: {
    title: 'The site has a problem',
    note: 'It cannot save anything just now. This page checks by itself and opens again as soon as it can.',
  },
  update,
};

/**
 * What the cover says. A site that does not answer is as good as being updated for whoever only looks at it (spec part 2, section 4);
 * a student who is at work is told what is known, which is that there is no connection.
 */
export function troubleTexts(trouble: Trouble, isAtWork: boolean): TroubleTexts {
  return trouble === 'no-answer' && !isAtWork ? update : texts[trouble];
}

/** How an update would look, where something else is the matter and nobody's work is in the way. */
export const updateNote = `While the site is being updated, this page says ‘${updateTitle}’: updates take 2-3 minutes.`;
