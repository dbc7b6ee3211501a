import { allBuiltInHomework, type BuiltInHomework } from '@markwell/marking-core';

/** A row of the list that comes with Markwell: a card, a homework, or both in one. */
export interface BuiltInAssignment {
  readonly id: number;
  readonly slug: string | null;
  readonly title: string;
  readonly description: string;
  readonly weekDate: string | null;
  readonly year: number | null;
  /** Whether a new installation shows it to students. */
  readonly isReleased: boolean;
  /** The homework it points at. */
  readonly contentId: number | null;
  /** Its own homework; null for a card that only points. */
  readonly homework: BuiltInHomework | undefined;
}

const homework: readonly BuiltInAssignment[] = allBuiltInHomework.map((own) => ({
  id: own.id,
  slug: own.slug,
  title: own.title,
  description: own.description,
  weekDate: own.weekDate,
  year: own.year,
  isReleased: true,
  contentId: null,
  homework: own,
}));

/** Cards whose homework has a separate id: card 1 shows 149. */
const pointingCards: readonly BuiltInAssignment[] = allBuiltInHomework.flatMap(({ card, ...shown }) =>
  card === undefined || card === shown.id
    ? []
    : {
        id: card,
        slug: null,
        title: shown.title,
        description: shown.description,
        weekDate: shown.weekDate,
        year: shown.year,
        isReleased: true,
        contentId: shown.id,
        homework: undefined,
      },
);

/** Everything on the list of a new installation; homework comes before the cards that point to it. */
export const builtInAssignments: readonly BuiltInAssignment[] = [...homework, ...pointingCards];
