import {
  asBeside,
  type Beside,
  isSharedBlock,
  type Question,
  questionLabels,
  type SharedBlock,
  sharedBlocks,
} from '@markwell/marking-core';
import { Fragment, type ReactNode } from 'react';
import { t } from '../lib/texts.ts';
import { hasLook, SharedMaterial } from './shared-material.tsx';

type Part = Question | SharedBlock<Question>;

/** A question's place in its homework. */
export interface PlacedQuestion {
  readonly question: Question;
  /** 'Q1', 'Q2 (b)'; 'Read' for something to read. */
  readonly label: string;
  /** What it shares that is some way above it, outermost first. */
  readonly above: readonly Beside[];
  /** Whether that stays in view: beside it where there is room, or above it too. */
  readonly inView: 'beside' | 'always' | undefined;
  /** Whether its own text, picture and table stand above, because others share them. */
  readonly isOpened: boolean;
}

interface QuestionBlocksProps {
  readonly questions: readonly Question[];
  readonly card: (placed: PlacedQuestion) => ReactNode;
}

/** A homework as a student sees it: what questions share is shown once above them, or beside them where there is room. */
export function QuestionBlocks({ questions, card }: QuestionBlocksProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
      <Parts parts={sharedBlocks(questions)} labels={questionLabels(questions)} {...{ card, questions }} />
    </div>
  );
}

interface PartsProps extends QuestionBlocksProps {
  readonly parts: readonly Part[];
  readonly labels: ReadonlyMap<string, string>;
  /** What is above all of them, outermost first, and what of it is some way above the first. */
  readonly above?: readonly Question[];
  readonly farAbove?: readonly Question[];
  /** What stays in view. */
  readonly beside?: readonly Question[];
}

function Parts({ parts, labels, card, questions, above = [], farAbove = [], beside }: PartsProps): ReactNode {
  return parts.map((part, index) => {
    const far = index === 0 ? farAbove : above;
    if (!isSharedBlock(part)) {
      const label = labels.get(part.id) ?? t('type.read');
      const isBeside = far.every((one) => beside?.includes(one));
      const inView = isBeside ? (far.every(hasLook) ? 'always' : 'beside') : undefined;
      const opened = far.map((one) => asBeside(one, questions, [part]));
      const placed: PlacedQuestion = { question: part, label, above: opened, inView, isOpened: above.includes(part) };
      return <Fragment key={part.id}>{card(placed)}</Fragment>;
    }
    const { materials, content } = together(part);
    const name = rangeText(content, labels);
    return (
      <section
        key={part.material.id}
        aria-label={name}
        className={beside === undefined ? 'shared shared-wide' : 'shared'}
      >
        <SharedMaterial beside={materials.map((one) => asBeside(one, questions))} name={name} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 sm:gap-5">
          <Parts
            {...{ labels, card, questions, parts: content, farAbove: far, beside: beside ?? materials }}
            above={[...above, ...materials]}
          />
        </div>
      </section>
    );
  });
}

/** What the same questions share, as one. */
function together({ material, content }: SharedBlock<Question>): { materials: Question[]; content: readonly Part[] } {
  const [only] = content;
  if (only === undefined || content.length > 1 || !isSharedBlock(only)) return { materials: [material], content };
  const inner = together(only);
  return { ...inner, materials: [material, ...inner.materials] };
}

const questionsOf = (parts: readonly Part[]): readonly Question[] =>
  parts.flatMap((part) => (isSharedBlock(part) ? questionsOf(part.content) : part));

/** 'For Q2 (a) to Q2 (c)' */
function rangeText(content: readonly Part[], labels: ReadonlyMap<string, string>): string {
  const names = questionsOf(content).flatMap(({ id }) => labels.get(id) ?? []);
  const [first = '', last = first] = new Set([names[0], names.at(-1)]);
  return first === last ? t('type.for', { first }) : t('type.for-several', { first, last });
}
