import {
  type DocumentHomework,
  draftDocument,
  readDocumentHomework,
} from '../../src/homework-import/draft/read-document-homework.ts';
import { readWordLines } from '../../src/homework-import/lines/read-word-lines.ts';
import { candidatesOf, type Reading, weighCandidates } from '../../src/homework-import/reading/read-document.ts';
import { type Weight, weights } from '../../src/homework-import/reading/weights.ts';
import { judgeQuestions } from './evaluate-file.ts';
import type { LabelledFile } from './labelled-files.ts';

/** A labelled file whose candidates were tallied once, so that other weights need weigh them only. */
export interface TalliedFile {
  readonly name: string;
  readonly author: string;
  readonly questions: number;
  /** How many of its questions are right, in all and in structure, under the weights as they are now. */
  readonly score: () => Score;
}

export interface Score {
  readonly right: number;
  readonly structure: number;
}

/** Tallies a file. Of parts the readings are those that the weights of this moment choose. */
export async function tallyFile({ name, author, files, truths }: LabelledFile): Promise<TalliedFile> {
  const [paper, second] = await Promise.all(
    files.map(async ({ bytes }) => readDocumentHomework(await readWordLines(bytes))),
  );
  if (paper === undefined) throw new Error(`${name} has no file.`);
  const candidates = candidatesOf(paper.paper);
  const judge = (readings: DocumentHomework['readings']): Score => {
    const { draft } = draftDocument({ name, kind: 'docx', digest: null }, { ...paper, readings }, second);
    const { judged } = judgeQuestions(truths, draft.assignment.questions);
    return {
      right: judged.filter(({ verdict }) => verdict === 'right').length,
      structure: judged.filter(({ hasStructure }) => hasStructure).length,
    };
  };
  const byReading = new Map<string, Score>();
  const byWeights = new Map<string, Score>();
  const names = countedIn(candidates);
  const score = () => {
    const own = names.map((weight) => weights[weight]).join();
    const known = byWeights.get(own);
    if (known !== undefined) return known;
    const [best] = weighCandidates(candidates);
    const shape = best === undefined ? '' : shapeOf(best);
    const found = byReading.get(shape) ?? judge(best === undefined ? [] : [best]);
    byReading.set(shape, found);
    byWeights.set(own, found);
    return found;
  };
  return { name, author, questions: truths.length, score };
}

/** Two readings with the same starts and the same reading of each block draft the same questions. */
const shapeOf = ({ starts, blocks }: Reading) =>
  [
    starts.name,
    ...blocks.map(
      ({ reading }) =>
        `${reading.way} ${reading.stem.length} ${reading.options.length} ${reading.parts.length} ${reading.tail.length}`,
    ),
  ].join('|');

const ofWholes: readonly Weight[] = [
  'goesOn',
  'jumps',
  'sameText',
  'leftAbove',
  'leftMarked',
  'leftQuestion',
  'unusedNumbers',
  'startsByAsking',
  'startsByAnswers',
  'sameWay',
  'rareWay',
  'rarePlain',
  'plainOddCount',
  'asManyAsUsual',
];

/** What is counted anywhere in a file: other weights change nothing there. */
function countedIn(candidates: ReturnType<typeof candidatesOf>): Weight[] {
  const found = new Set<string>(ofWholes);
  for (const { blocks } of candidates)
    for (const { readings } of blocks)
      for (const { features } of readings) for (const name of Object.keys(features)) found.add(name);
  return weightNames.filter((name) => found.has(name));
}

const isWeight = (name: string): name is Weight => name in weights;
export const weightNames = Object.keys(weights).filter(isWeight);
