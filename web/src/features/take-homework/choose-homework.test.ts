import { type BuiltInHomework, jarGraph, schemeDigest, year7, year8 } from '@markwell/marking-core';
import type { Assignment } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { type Bundled, chooseHomework } from './choose-homework.ts';
import { keyedMarker } from './keys/keyed-marker.ts';
import type { QuizPage } from './quiz-page.ts';

const bundle = ({ scheme, ...paper }: BuiltInHomework): Bundled => ({
  paper,
  loadKey: async () => ({ default: keyedMarker(scheme) }),
});
const [bundled7, bundled8, bundledJar] = [bundle(year7), bundle(year8), bundle(jarGraph)];
const byPage = expect.any(Function);
const quiz: QuizPage = { kind: 'card', card: 1 };
const quiz8: QuizPage = { kind: 'card', card: 2 };
const questions = [{ id: 'new1', type: 'text', question: 'What is a cell?', marks: 2 }];

const card1: Assignment = { id: 1, isReleased: true, contentId: 149, questions: [...year7.questions] };
const card2: Assignment = {
  id: 2,
  isReleased: true,
  contentId: null,
  schemeVersion: 1,
  schemeDigest: schemeDigest(year8.scheme),
};
const crisps: Assignment = {
  id: 149,
  isReleased: true,
  schemeVersion: 1,
  schemeDigest: schemeDigest(year7.scheme),
  questions: [...year7.questions],
};
const uploaded: Assignment = {
  id: 151,
  isReleased: true,
  title: 'Cells',
  description: 'What living things are made of',
  weekDate: 'Week Beginning 15.9.25',
  yearGroup: 9,
  schemeVersion: 4,
  schemeDigest: 'another',
  questions,
};
const withdrawn = (item: Assignment): Assignment => ({ ...item, isReleased: false, questions: [] });

describe('chooseHomework shows nothing', () => {
  it.each<[string, QuizPage, Assignment[], Bundled | undefined]>([
    ['for Year 7 when 149 is not in the list', quiz, [card1], bundled7],
    ['for Year 7 when 149 is withdrawn', quiz, [card1, withdrawn(crisps)], bundled7],
    ['for Year 7 when its card is withdrawn', quiz, [withdrawn(card1), crisps], bundled7],
    ['for a card that is withdrawn', quiz8, [withdrawn(card2)], bundled8],
    [
      'for a card that points to a withdrawn homework',
      quiz8,
      [{ ...card2, contentId: 151 }, withdrawn(uploaded)],
      bundled8,
    ],
    ['for a homework that does not exist', { kind: 'homework', homeworkId: 999 }, [card1, crisps], undefined],
    ['for a homework that is withdrawn', { kind: 'homework', homeworkId: 151 }, [withdrawn(uploaded)], undefined],
    ['for an address that is no number', { kind: 'homework', homeworkId: Number.NaN }, [card1, crisps], undefined],
  ])('%s', (_case, page, list, bundled) => {
    expect(chooseHomework(page, list, bundled)).toEqual({ kind: 'none' });
  });
});

describe('chooseHomework offers', () => {
  it.each<[string, QuizPage, Assignment[] | undefined, Bundled | undefined, object]>([
    ['the built-in set where the list cannot be had', quiz8, undefined, bundled8, { id: 2, loadMarker: byPage }],
    ['the built-in set of Year 7 likewise', quiz, undefined, bundled7, { id: 149, loadMarker: byPage }],
    ['the built-in set where the list is empty', quiz8, [], bundled8, { id: 2, questions: year8.questions }],
    [
      'the built-in set with its fixed texts, marked by the page',
      quiz8,
      [{ ...card2, title: 'Renamed' }],
      bundled8,
      {
        id: 2,
        title: year8.pageTitle,
        subtitle: year8.subtitle,
        badge: year8.badge,
        schemeVersion: 1,
        loadMarker: byPage,
      },
    ],
    [
      'Year 7’s questions as the server has them',
      quiz,
      [card1, { ...crisps, questions }],
      bundled7,
      { id: 149, questions, title: year7.pageTitle, loadMarker: byPage },
    ],
    ['Year 7 even when the list has no card 1', quiz, [crisps], bundled7, { id: 149, loadMarker: byPage }],
    [
      'the built-in set marked by the server alone, when a class has dates for it',
      quiz8,
      [{ ...card2, isDated: true }],
      bundled8,
      { id: 2, questions: year8.questions, loadMarker: undefined },
    ],
    [
      'the built-in set marked by the server alone, when what is expected is kept back',
      quiz8,
      [{ ...card2, keepsAnswers: true }],
      bundled8,
      { id: 2, loadMarker: undefined },
    ],
    [
      'the homework that a card points to, with that homework’s texts and the card’s year',
      quiz8,
      [{ ...card2, contentId: 151 }, uploaded],
      bundled8,
      {
        id: 151,
        year: 8,
        title: 'Cells',
        subtitle: uploaded.description,
        questions,
        schemeVersion: 4,
        loadMarker: undefined,
      },
    ],
    [
      'any released homework by its number',
      { kind: 'homework', homeworkId: 151 },
      [card1, uploaded],
      undefined,
      { id: 151, year: 9, title: 'Cells', badge: uploaded.weekDate, loadMarker: undefined },
    ],
    [
      'the jar graph, marked by the page',
      { kind: 'homework', homeworkId: 150 },
      [{ ...uploaded, id: 150, schemeDigest: schemeDigest(jarGraph.scheme) }],
      bundledJar,
      { id: 150, year: 7, title: jarGraph.pageTitle, loadMarker: byPage },
    ],
  ])('%s', (_case, page, list, bundled, homework) => {
    expect(chooseHomework(page, list, bundled)).toMatchObject({ kind: 'homework', homework });
  });
});

describe('chooseHomework', () => {
  it('says so when a homework that does not come with the page cannot be had', () => {
    expect(chooseHomework({ kind: 'homework', homeworkId: 151 }, undefined, undefined)).toEqual({
      kind: 'unavailable',
    });
  });

  it.each<[label: string, list: Assignment[] | undefined, marks: number | undefined]>([
    ['marks on the page by the version that comes with it', [card2], 1],
    ['marks on the page where the list could not be had', undefined, 1],
    ['leaves it to the server when the scheme has a newer version', [{ ...card2, schemeDigest: 'newer' }], undefined],
  ])('%s', async (_label, list, marks) => {
    const choice = chooseHomework(quiz8, list, bundled8);
    const marker = choice.kind === 'homework' ? await choice.homework.loadMarker?.() : undefined;
    expect(marker?.({ q1b: { questionId: 'q1b', value: 'it reflects' } })?.totalMarks).toBe(marks);
  });
});
