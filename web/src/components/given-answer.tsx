import type { Answer, SlotNames } from '@markwell/marking-core';
import { useState } from 'react';
import { answerLines } from '../lib/answer-lines.ts';
import { t } from '../lib/texts.ts';
import { type GivenPart, givenParts } from './answer-parts/given-parts.ts';
import { PartMark, type PartResults } from './answer-parts/part-mark.tsx';
import { Button } from './button.tsx';

interface GivenAnswerProps {
  /** 'Your answer' for the student, 'Answer' for staff. */
  readonly label: string;
  readonly answer: Answer | null | undefined;
  /** Its marks: of an answer in parts, what became of each. */
  readonly result?: PartResults;
  /** What its parts are called, where that is not by their ids. */
  readonly slotNames?: SlotNames | undefined;
  /** What the question is written in, where that is not English. */
  readonly lang?: string | null | undefined;
}

/** What a student gave, as it was written, in the student's pen. */
export function GivenAnswer({ label, answer, result, slotNames, lang }: GivenAnswerProps) {
  const lines = answer ? answerLines(answer) : [];
  const parts = answer ? givenParts(answer, result, slotNames) : undefined;
  return (
    <div>
      <p className="text-small text-soft">{label}</p>
      {parts !== undefined ? (
        <GivenParts label={label} parts={parts} lang={lang} />
      ) : lines.length === 0 ? (
        <p className="text-soft">{t('outcome.no-answer')}</p>
      ) : (
        lines.map((line) => <Written key={line} text={line} lang={lang} />)
      )}
    </div>
  );
}

/** About fifteen lines on a phone. */
const shortText = 500;

/** What was written, in its own words; of a long text the beginning, until all of it is wanted. */
function Written({ text, lang }: { readonly text: string } & Pick<GivenAnswerProps, 'lang'>) {
  const [isWhole, setWhole] = useState(text.length <= shortText && text.split('\n').length <= 10);
  return (
    <div className="border-s-4 border-pen ps-3">
      <p
        translate="no"
        dir="auto"
        lang={lang ?? undefined}
        className={`wrap-anywhere whitespace-pre-line text-pen ${isWhole ? '' : 'line-clamp-6 print:line-clamp-none'}`}
      >
        {text}
      </p>
      {!isWhole && (
        <Button look="quiet" className="no-print -ms-3" onClick={() => setWhole(true)}>
          {t('outcome.show-all')}
        </Button>
      )}
    </div>
  );
}

/** A row for each part: what it was called, what was given, and whether it is right. */
type GivenPartsProps = Pick<GivenAnswerProps, 'label' | 'lang'> & { readonly parts: readonly GivenPart[] };

function GivenParts({ label, lang, parts }: GivenPartsProps) {
  return (
    <table aria-label={label} className="w-full border-s-4 border-pen text-start wrap-anywhere">
      <tbody>
        {parts.map(({ name, text, outcome }) => (
          <tr key={name ?? text} className="border-b border-rule align-top last:border-b-0">
            {name !== undefined && (
              <th scope="row" dir="auto" className="w-1/3 min-w-28 py-1 pe-3 ps-3 font-semibold">
                {name}
              </th>
            )}
            <td className="py-1 ps-3">
              <span className="flex flex-wrap items-center gap-x-4">
                <span translate="no" dir="auto" lang={lang ?? undefined} className="text-pen">
                  {text}
                </span>
                <PartMark outcome={outcome} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
