import { type BuiltInHomework, builtInHomework, childcare } from '@markwell/marking-core';

/** A row of the list that comes with Markwell (design section 4): a card, a homework, or both in one. */
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
  /** Its own homework; none for a card that only points, or whose content has not come yet. */
  readonly homework: BuiltInHomework | undefined;
}

const homework: readonly BuiltInAssignment[] = builtInHomework.map((own) => ({
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

/** Cards whose homework has an id of its own: card 1 shows 149. */
const pointingCards: readonly BuiltInAssignment[] = builtInHomework.flatMap(({ card, ...shown }) =>
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

/** On the list, and not released: its page does not read the list. */
const childcareCard: BuiltInAssignment = {
  id: childcare.id,
  slug: childcare.slug,
  title: childcare.title,
  description: childcare.description,
  weekDate: childcare.weekDate,
  year: childcare.year,
  isReleased: false,
  contentId: null,
  homework: undefined,
};

/** Everything on the list of a new installation; what is pointed at comes before what points. */
export const builtInAssignments: readonly BuiltInAssignment[] = [...homework, ...pointingCards, childcareCard];
