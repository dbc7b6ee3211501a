import { spellAnswerBlocks } from './answer-blocks.ts';
import { spellAnswersBeforeNumbers } from './answers-before-numbers.ts';
import { spellAnswersBehindArrows } from './answers-behind-arrows.ts';
import { spellAnswersBehindMarks } from './answers-behind-marks.ts';
import { spellAnswersBelow } from './answers-below.ts';
import { spellAnswersInBrackets } from './answers-in-brackets.ts';
import { spellAnswersInOneLook } from './answers-in-one-look.ts';
import { spellAnswersOfPassage } from './answers-of-passage.ts';
import { spellAnswerLabels } from './bare-answer-labels.ts';
import { spellLetters } from './bare-letters.ts';
import { spellBoldAnswers } from './bold-answers.ts';
import { spellBoldHeadings } from './bold-headings.ts';
import { withoutChallengeAlone } from './challenge.ts';
import { withoutOffers } from './closing-remarks.ts';
import { spellCloze } from './cloze/spell-cloze.ts';
import { spellColouredLists } from './coloured-lists.ts';
import { withoutCounts } from './counted-headings.ts';
import { spellFilledGaps } from './filled-in-text.ts';
import { spellFilledRoom } from './filled-room.ts';
import { spellFormPrints } from './form-prints.ts';
import { spellAnswersOfGroups } from './groups-with-answers.ts';
import { joinHardBreaks } from './hard-breaks.ts';
import { spellNumberedHeadings } from './headings-with-numbers.ts';
import { spellKeyBefore } from './key-before-questions.ts';
import { spellKeyOfOtherLetter } from './key-of-other-letter.ts';
import { spellCards } from './labelled-cards.ts';
import { spellLetteredSections } from './lettered-sections.ts';
import { withoutSignature } from './letters-home.ts';
import { spellLettersOnTop } from './letters-on-top.ts';
import { spellLettersWithoutNumber } from './letters-without-number.ts';
import { countThrough } from './level-labels.ts';
import { spellLevelNames } from './level-names.ts';
import { spellLinesToMatch } from './lines-to-match.ts';
import { spellListOfAnswers } from './list-of-answers.ts';
import { joinListRestarts } from './list-restarts.ts';
import { spellListedPairs } from './listed-pairs.ts';
import { spellMarkdown } from './markdown.ts';
import { spellMarksByNumber } from './marks-by-number.ts';
import { spellMarksOfSections } from './marks-of-sections.ts';
import { spellNamedSections } from './named-sections.ts';
import { spellNamedTasks } from './named-tasks.ts';
import { spellNumberForms } from './number-forms.ts';
import { spellNumberedOptions } from './numbered-options.ts';
import { joinNumbersAlone } from './numbers-alone.ts';
import { withoutObjectivesOfLines } from './objectives-of-lines.ts';
import { spellOptionsWithAnswerNamed } from './options-with-answer-named.ts';
import { withoutPages } from './page-furniture.ts';
import type { Item } from './parsed-question.ts';
import { spellPointsAbove } from './points-above.ts';
import { spellPointsBelow } from './points-below.ts';
import { spellQuestionsAboveAnswers } from './questions-above-answers.ts';
import { spellQuestionsOfOneLook } from './questions-in-one-look.ts';
import { spellQuizPrints } from './quiz-prints.ts';
import { spellReturningLabels } from './returning-labels.ts';
import { spellRomanNumbers } from './roman-numbers-go-on.ts';
import { spellRomanSections } from './roman-sections.ts';
import { spellRoom } from './room-of-tabs.ts';
import { spellSectionsOfTable } from './sections-in-key-table.ts';
import { spellSectionsWithNumbers } from './sections-with-numbers.ts';
import { spellStatements } from './statements-in-lines.ts';
import { spellMatchTables } from './tables/match-tables.ts';
import { spellOptionTables } from './tables/option-tables.ts';
import { spellGrids } from './tables/retrieval-grid.ts';
import { spellMatches } from './tables/spell-matches.ts';
import { spellTickets } from './tables/tickets.ts';
import { spellTasks } from './task-numbers.ts';
import { withoutTeacherNotes } from './teacher-notes.ts';
import { spellTestBank } from './test-bank.ts';
import { spellLastTotal, spellTotals } from './totals-of-questions.ts';
import { spellTruthBeforeStatements } from './truth-before-statements.ts';
import { spellTruthInBrackets } from './truth-in-brackets.ts';
import { spellTruthLines } from './truth-lines.ts';
import { withoutTypeLabels } from './type-labels.ts';
import { spellAnswers } from './without-number.ts';
import { spellWordBanks } from './word-bank-above.ts';
import { withoutWorkings } from './working-lines.ts';

/** Conventions of a whole document, in the order in which they are looked for. */
const conventions: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  withoutPages,
  withoutObjectivesOfLines,
  spellFormPrints,
  withoutSignature,
  spellKeyBefore,
  spellNumberedHeadings,
  spellNumberForms,
  spellTickets,
  spellGrids,
  withoutCounts,
  spellListedPairs,
  spellOptionTables,
  spellMatchTables,
  spellMatches,
  spellTruthLines,
  spellStatements,
  spellCloze,
  spellAnswersOfPassage,
  withoutOffers,
  withoutTeacherNotes,
  withoutWorkings,
  joinListRestarts,
  spellRoom,
  joinHardBreaks,
  spellMarkdown,
  spellKeyOfOtherLetter,
  spellSectionsWithNumbers,
  spellLettersWithoutNumber,
  spellLettersOnTop,
  spellTestBank,
  spellAnswersBeforeNumbers,
  spellQuizPrints,
  spellPointsAbove,
  spellPointsBelow,
  spellQuestionsAboveAnswers,
  spellCards,
  spellTasks,
  spellNamedTasks,
  withoutTypeLabels,
  spellOptionsWithAnswerNamed,
  spellAnswerBlocks,
  spellReturningLabels,
  spellAnswersOfGroups,
  spellSectionsOfTable,
  joinNumbersAlone,
  spellNamedSections,
  spellLetteredSections,
  spellRomanSections,
  spellRomanNumbers,
  spellNumberedOptions,
  spellListOfAnswers,
  spellMarksByNumber,
  spellMarksOfSections,
  spellLinesToMatch,
  spellTotals,
  spellLastTotal,
  spellQuestionsOfOneLook,
  countThrough,
  spellLevelNames,
  withoutChallengeAlone,
  spellWordBanks,
  spellTruthBeforeStatements,
  spellFilledRoom,
  spellFilledGaps,
  spellAnswers,
  spellAnswerLabels,
  spellLetters,
  spellAnswersBehindMarks,
  spellAnswersBehindArrows,
  spellTruthInBrackets,
  spellAnswersInBrackets,
  spellAnswersInOneLook,
  spellColouredLists,
  spellAnswersBelow,
  spellBoldAnswers,
  spellBoldHeadings,
];

/** The items of a document with what it says in a way of its own said in the way that is read everywhere: 'Answer: …', 'A) …', '1. …'. */
export function spelt(items: readonly Item[]): readonly Item[] {
  return conventions.reduce((spoken, spell) => spell(spoken), items);
}
