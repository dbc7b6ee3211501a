import type { ClassEntry } from '../../../contract/class-list.ts';
import type { CatalogueSnapshot } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { yearOfCode } from '../../people/class-lists/class-rows.ts';
import { cardIds, childcareCard } from '../catalogue/cards.ts';

/** A homework that a class has been set. */
export interface SetHomework {
  /** ISO 8601 UTC; null where it has no due date. */
  readonly dueAt: string | null;
  /** Whether somebody of the class has handed it in. */
  readonly isBegun: boolean;
}

/** From what it follows that a class has been set a homework, each by the homework's id. */
interface Signs {
  /** It has dates for the class. */
  readonly dated: readonly { readonly homeworkId: number; readonly dueAt: string | null }[];
  /** It is on a card of the class's year: see `homeworkOnCards`. */
  readonly onCards: Iterable<number>;
  /** Somebody of the class has handed it in. */
  readonly begun: Iterable<number>;
}

/** The homework that a class has been set, by id: the one place that decides it, for the week, histories and sheets for parents. */
export function findSetHomework({ dated, onCards, begun }: Signs): ReadonlyMap<number, SetHomework> {
  const dueOf = new Map(dated.map((one) => [one.homeworkId, one.dueAt]));
  const isBegun = new Set(begun);
  const ids = new Set([...dueOf.keys(), ...onCards, ...isBegun]);
  return new Map([...ids].map((id) => [id, { dueAt: dueOf.get(id) ?? null, isBegun: isBegun.has(id) }]));
}

/**
 * Whether a homework is missing of a pupil of the class who has not handed it in: when its due date is over, and without one as soon as others have
 * handed it in. `now` is ISO 8601 UTC.
 */
export function countsAsMissing({ dueAt, isBegun }: SetHomework, now: string): boolean {
  return dueAt === null ? isBegun : dueAt < now;
}

/** The year of a class of pupils by the lists, else by its code; null for a class of childcare alone. */
export function yearOfClass(lists: readonly ClassEntry[], code: string): number | null {
  const own = lists.filter((entry) => entry.code === code);
  return own.find((entry) => entry.list !== 'childcare')?.year ?? (own.length === 0 ? yearOfCode(code) : null);
}

/** What the cards of a class's year show now, by id. */
export function homeworkOnCards(entries: CatalogueSnapshot, lists: readonly ClassEntry[], code: string): Set<number> {
  const year = yearOfClass(lists, code);
  const isChildcare = lists.some((entry) => entry.code === code && entry.list === 'childcare');
  const cards = cardIds.filter((card) => (card === childcareCard ? isChildcare : card + 6 === year));
  return new Set(cards.flatMap((card) => findContent(entries, card)?.id ?? []));
}
