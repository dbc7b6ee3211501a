import type { BuiltInHomework, MarkScheme, Question } from '@markwell/marking-core';
import type { Assignment } from '@markwell/server/contract';
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
  /** The key, where the bundled one is the current one: then the page marks. Otherwise the server does. */
  readonly scheme: MarkScheme | undefined;
  /** Whether classes have dates for it. */
  readonly isDated?: boolean | undefined;
}

/** The homework that comes with the page, and the digest of its mark scheme. */
export interface Bundled {
  readonly homework: BuiltInHomework;
  readonly digest: string;
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
  const id = entry?.contentId ?? (page.kind === 'card' ? bundled?.homework.id : page.homeworkId);
  const item = list.find((assignment) => assignment.id === id);
  if (item?.isReleased === false) return none;
  const own = bundled?.homework.id === id ? bundled : undefined;
  // Years 8 to 11 have their questions in the page; Year 7 and single homework have them from the list.
  const questions = own?.homework.card === id ? own?.homework.questions : item?.questions;
  if (!questions?.length) return none;
  if (own !== undefined) {
    return { kind: 'homework', homework: { ...bundledHomework(own), ...currentScheme(item, own), questions } };
  }
  return item === undefined ? none : { kind: 'homework', homework: listedHomework(item, questions, page) };
}

function bundledHomework({ homework }: Bundled): HomeworkToTake {
  const { id, year, pageTitle, subtitle, badge, questions, scheme } = homework;
  return { id, year, title: pageTitle, subtitle, badge, questions, schemeVersion: undefined, scheme };
}

/** The scheme version that counts now, and the bundled key if it is that version's. */
function currentScheme(item: Assignment | undefined, { homework, digest }: Bundled) {
  const current = item?.schemeDigest;
  const bundledIsCurrent = current === undefined || current === null || current === digest;
  return {
    schemeVersion: item?.schemeVersion ?? undefined,
    // What is expected is not to be seen yet: the server marks, and leaves it out.
    scheme: bundledIsCurrent && !item?.keepsAnswers ? homework.scheme : undefined,
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
    scheme: undefined,
    isDated: item.isDated,
  };
}
