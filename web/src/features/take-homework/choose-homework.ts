import type { HomeworkPaper, Question } from '@markwell/marking-core';
import type { Assignment } from '@markwell/server/contract';
import type { KeyedMarker, Marker } from './keys/keyed-marker.ts';
import type { QuizPage } from './quiz-page.ts';

/** A homework as the page shows it and marks it. */
export interface HomeworkToTake {
  readonly id: number;
  /** School year 7 to 13; none where the homework does not say. */
  readonly year: number | undefined;
  readonly title: string;
  readonly subtitle: string;
  /** The week, on the badge of the intro form. */
  readonly badge: string;
  readonly questions: readonly Question[];
  /** The current version of its mark scheme; none when the list could not be had. */
  readonly schemeVersion: number | undefined;
  /**
   * Fetches the key, once answers are handed in, and gives what marks by it; nothing where the key that comes with the page is not the current
   * one. Absent where only the server marks.
   */
  readonly loadMarker: (() => Promise<Marker | undefined>) | undefined;
  /** Whether classes have dates for it. */
  readonly isDated?: boolean | undefined;
}

/** The homework that comes with the page. Its key is in a file of its own, which nothing asks for before Submit. */
export interface Bundled {
  readonly paper: HomeworkPaper;
  readonly loadKey: () => Promise<{ readonly default: KeyedMarker }>;
}

/** What a page has to show: a homework, nothing released, or nothing that could be had. */
export type Choice =
  | { readonly kind: 'homework'; readonly homework: HomeworkToTake }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

const none: Choice = { kind: 'none' };

/**
 * The homework of a page: a card that is not released has none; a card that points to a homework
 * shows that one while it is released; a card that points to nothing, or that the list does not have, shows its built-in
 * set. Without the list (`undefined`) the bundled set is offered.
 */
export function chooseHomework(
  page: QuizPage,
  list: readonly Assignment[] | undefined,
  bundled: Bundled | undefined,
): Choice {
  if (list === undefined) {
    if (bundled === undefined) return { kind: 'unavailable' };
    return { kind: 'homework', homework: bundledHomework(bundled) };
  }
  const entry = list.find(({ id }) => id === (page.kind === 'card' ? page.card : page.homeworkId));
  if (entry?.isReleased === false) return none;
  const id = entry?.contentId ?? (page.kind === 'card' ? bundled?.paper.id : page.homeworkId);
  const item = list.find((assignment) => assignment.id === id);
  if (item?.isReleased === false) return none;
  const own = bundled?.paper.id === id ? bundled : undefined;
  // Years 8 to 11 have their questions in the page; Year 7 and single homework have them from the list.
  const questions = own?.paper.card === id ? own?.paper.questions : item?.questions;
  if (!questions?.length) return none;
  if (own !== undefined) {
    return { kind: 'homework', homework: { ...bundledHomework(own), ...currentScheme(item, own), questions } };
  }
  return item === undefined ? none : { kind: 'homework', homework: listedHomework(item, questions, page) };
}

function bundledHomework({ paper, loadKey }: Bundled): HomeworkToTake {
  const { id, year, pageTitle, subtitle, badge, questions } = paper;
  const loadMarker = async () => (await loadKey()).default(undefined);
  return { id, year, title: pageTitle, subtitle, badge, questions, schemeVersion: undefined, loadMarker };
}

/** The scheme version that counts now, and the key that comes with the page if it is that version's. */
function currentScheme(item: Assignment | undefined, { loadKey }: Bundled) {
  // A class may have to wait for what is expected, or be at it tomorrow: then the page never has it.
  const isMarkedByServer = item?.keepsAnswers || item?.isDated;
  return {
    schemeVersion: item?.schemeVersion ?? undefined,
    loadMarker: isMarkedByServer ? undefined : async () => (await loadKey()).default(item?.schemeDigest),
    isDated: item?.isDated,
  };
}

function listedHomework(item: Assignment, questions: readonly Question[], page: QuizPage): HomeworkToTake {
  return {
    id: item.id,
    year: page.kind === 'card' ? page.card + 6 : (item.yearGroup ?? undefined),
    title: item.title ?? 'Science Home Learning',
    subtitle: item.description ?? '',
    badge: item.weekDate ?? '',
    questions,
    schemeVersion: item.schemeVersion ?? undefined,
    loadMarker: undefined,
    isDated: item.isDated,
  };
}
