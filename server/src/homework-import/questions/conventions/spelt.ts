import { spellCloze } from '../cloze/spell-cloze.ts';
import { spellLabels } from '../labelling/spell-labels.ts';
import { withoutOffers } from '../lines/closing-remarks.ts';
import { spellAnswers } from '../lines/without-number.ts';
import { spellMatchesSaidByWords } from '../matching/matches-said-by-words.ts';
import { spellPairsBelowMatch } from '../matching/pairs-below-match.ts';
import { spellPairsInAnswers } from '../matching/pairs-in-answers.ts';
import { spellLetteredMatches } from '../matching/spell-lettered-matches.ts';
import { spellChallenges, withoutChallengeAlone } from '../numbers/challenge.ts';
import type { Item } from '../parsed-question.ts';
import { spellMatchTables } from '../tables/match-tables.ts';
import { spellOptionTables } from '../tables/option-tables.ts';
import { spellGrids } from '../tables/retrieval-grid.ts';
import { spellRowsWithYourAnswer } from '../tables/rows-with-your-answer.ts';
import { spellMatches } from '../tables/spell-matches.ts';
import { spellTickets } from '../tables/tickets.ts';
import { spellAnswerBlocks } from './answers/answer-blocks.ts';
import { spellAnswerGrids } from './answers/answer-grids.ts';
import { spellAnswersAtLineEnds } from './answers/answers-at-line-ends.ts';
import { spellAnswersBeforeNumbers } from './answers/answers-before-numbers.ts';
import { spellAnswersBehindArrows } from './answers/answers-behind-arrows.ts';
import { spellAnswersBehindMarks } from './answers/answers-behind-marks.ts';
import { spellAnswersBehindQuestions } from './answers/answers-behind-questions.ts';
import { spellAnswersBehindSigns } from './answers/answers-behind-signs.ts';
import { spellAnswersBelow } from './answers/answers-below.ts';
import { spellAnswersByPart } from './answers/answers-by-part.ts';
import { spellAnswersInBrackets } from './answers/answers-in-brackets.ts';
import { spellAnswersInItems } from './answers/answers-in-items.ts';
import { spellAnswersInOneLook } from './answers/answers-in-one-look.ts';
import { spellAnswersOfNumbersAbove } from './answers/answers-of-numbers-above.ts';
import { spellAnswersOfPassage } from './answers/answers-of-passage.ts';
import { spellAnswerLabels } from './answers/bare-answer-labels.ts';
import { spellBoldAnswers } from './answers/bold-answers.ts';
import { spellBoxedAnswers } from './answers/boxed-answers.ts';
import { spellBulletsBelow } from './answers/bullets-below.ts';
import { spellBulletsWithAnswers } from './answers/bullets-with-answers.ts';
import { spellColouredLists } from './answers/coloured-lists.ts';
import { spellContentBelowLabels } from './answers/content-below-labels.ts';
import { spellCopyWithAnswers } from './answers/copies-with-answers.ts';
import { withoutExplanations } from './answers/explanations-in-one-look.ts';
import { spellFilledInLook } from './answers/filled-in-look.ts';
import { spellFilledGaps } from './answers/filled-in-text.ts';
import { spellFilledRoom } from './answers/filled-room.ts';
import { spellAnswersOfGroups } from './answers/groups-with-answers.ts';
import { spellKeyBefore } from './answers/key-before-questions.ts';
import { spellKeyInBrackets } from './answers/key-in-brackets.ts';
import { spellKeyInCells } from './answers/key-in-cells.ts';
import { spellKeyOfOtherLetter } from './answers/key-of-other-letter.ts';
import { spellCards } from './answers/labelled-cards.ts';
import { spellLettersInBrackets } from './answers/letters-in-brackets.ts';
import { spellLinesForParts } from './answers/lines-for-parts.ts';
import { spellListOfAnswers } from './answers/list-of-answers.ts';
import { spellListsBelowLabels } from './answers/lists-below-labels.ts';
import { spellMarkedPointsBelow } from './answers/marked-points-below.ts';
import { spellMarkedWords } from './answers/marked-words.ts';
import { spellNumberedAnswerLabels } from './answers/numbered-answer-labels.ts';
import { spellOptionsWithAnswerNamed } from './answers/options-with-answer-named.ts';
import { spellPointsAbove } from './answers/points-above.ts';
import { spellPointsBelow } from './answers/points-below.ts';
import { spellQuestionsAboveAnswers } from './answers/questions-above-answers.ts';
import { spellReturningBeginnings } from './answers/returning-beginnings.ts';
import { spellReturningLabels } from './answers/returning-labels.ts';
import { spellRowsNamedBySection } from './answers/rows-named-by-section.ts';
import { spellSectionsOfTable } from './answers/sections-in-key-table.ts';
import { spellSignsAtOptions } from './answers/signs-at-options.ts';
import { spellTermsWithMeanings } from './answers/terms-with-meanings.ts';
import { spellTickedLines } from './answers/ticked-lines.ts';
import { spellTickedTruth } from './answers/ticked-truth.ts';
import { spellTruthBeforeStatements } from './answers/truth-before-statements.ts';
import { spellTruthBehindStatements } from './answers/truth-behind-statements.ts';
import { spellTruthInBrackets } from './answers/truth-in-brackets.ts';
import { spellTruthLines } from './answers/truth-lines.ts';
import { spellTruthsInOneLine } from './answers/truths-in-one-line.ts';
import { spellTypedInPlain } from './answers/typed-in-plain.ts';
import { spellTypedOnRoom } from './answers/typed-on-room.ts';
import { spellWordsBehindGaps } from './answers/words-behind-gaps.ts';
import { spellWordsInBrackets } from './answers/words-in-brackets.ts';
import { withoutWorkingAbove } from './answers/working-above-answers.ts';
import { withoutWorkings } from './answers/working-lines.ts';
import { spellBanksInBrackets } from './lists/banks-in-brackets.ts';
import { spellChoicesInPassage } from './lists/choices-in-passage.ts';
import { spellDotsToJoin } from './lists/dots-to-join.ts';
import { spellFirstOptionInLine } from './lists/first-option-in-line.ts';
import { spellGluedLetters } from './lists/glued-letters.ts';
import { spellJudgedOptions } from './lists/judged-options.ts';
import { joinLettersAlone } from './lists/letters-alone.ts';
import { spellLinesToMatch } from './lists/lines-to-match.ts';
import { spellListedPairs } from './lists/listed-pairs.ts';
import { spellNumberedOptionsInLine } from './lists/numbered-options-in-line.ts';
import { spellOptionsBehindDots } from './lists/options-behind-dots.ts';
import { spellOptionsBehindOpenSentences } from './lists/options-behind-open-sentences.ts';
import { spellOptionsInRows } from './lists/options-in-rows.ts';
import { spellOptionsOverLines } from './lists/options-over-lines.ts';
import { spellRowsOfWords } from './lists/rows-of-words.ts';
import { spellSameChoiceBehind } from './lists/same-choice-behind.ts';
import { spellTicksBeforeLetters } from './lists/ticks-before-letters.ts';
import { spellWordBanks } from './lists/word-bank-above.ts';
import { spellWordsBelow } from './lists/words-below-each-other.ts';
import { withoutCodesBesideMarks } from './marks/codes-beside-marks.ts';
import { withoutLevelsOfMarks } from './marks/levels-behind-marks.ts';
import { spellMarksAboveQuestions } from './marks/marks-above-questions.ts';
import { spellMarksBelow } from './marks/marks-below.ts';
import { spellMarksByNumber } from './marks/marks-by-number.ts';
import { spellMarksInLastColumn } from './marks/marks-in-last-column.ts';
import { spellMarksOfGroups } from './marks/marks-of-groups.ts';
import { spellMarksOfSections } from './marks/marks-of-sections.ts';
import { withoutObjectivesOfLines } from './marks/objectives-of-lines.ts';
import { spellLastTotal, spellTotals } from './marks/totals-of-questions.ts';
import { spellLetters } from './numbers/bare-letters.ts';
import { spellBoldHeadings } from './numbers/bold-headings.ts';
import { spellBulletedQuestions } from './numbers/bulleted-questions.ts';
import { spellCapitalsAsNumbers } from './numbers/capitals-as-numbers.ts';
import { withoutCounts } from './numbers/counted-headings.ts';
import { withoutDoubledNumbers } from './numbers/doubled-numbers.ts';
import { spellEnumerations } from './numbers/enumerations.ts';
import { spellForgottenStops } from './numbers/forgotten-stops.ts';
import { spellHeadingsSaidAgain } from './numbers/headings-said-again.ts';
import { spellNumberedHeadings } from './numbers/headings-with-numbers.ts';
import { spellLabelsGoOn } from './numbers/labels-go-on.ts';
import { spellLetteredSections } from './numbers/lettered-sections.ts';
import { spellLettersBehindQ } from './numbers/letters-behind-q.ts';
import { spellLettersInSections } from './numbers/letters-in-sections.ts';
import { spellLettersOnTop } from './numbers/letters-on-top.ts';
import { withoutLettersAgain } from './numbers/letters-said-again.ts';
import { spellLettersThroughSections } from './numbers/letters-through-sections.ts';
import { spellLettersWithAnswers } from './numbers/letters-with-answers.ts';
import { spellLettersWithoutNumber } from './numbers/letters-without-number.ts';
import { countThrough } from './numbers/level-labels.ts';
import { spellLevelNames } from './numbers/level-names.ts';
import { joinListRestarts } from './numbers/list-restarts.ts';
import { spellNamedSections } from './numbers/named-sections.ts';
import { spellNamedTasks } from './numbers/named-tasks.ts';
import { withoutNamesBeforeKeyNumbers } from './numbers/names-before-key-numbers.ts';
import { spellNumberForms } from './numbers/number-forms.ts';
import { spellNumberedNames } from './numbers/numbered-names.ts';
import { spellNumberedOptions } from './numbers/numbered-options.ts';
import { spellNumberedSections } from './numbers/numbered-sections.ts';
import { joinNumbersAlone } from './numbers/numbers-alone.ts';
import { joinNumbersAmongOthers } from './numbers/numbers-alone-among-others.ts';
import { spellNumbersInTwoStyles } from './numbers/numbers-in-two-styles.ts';
import { spellNumbersWithin } from './numbers/numbers-within-numbers.ts';
import { spellOrdinalWords } from './numbers/ordinal-words.ts';
import { spellPartsWithBareLetters } from './numbers/parts-with-bare-letters.ts';
import { spellPartsWithNumbers } from './numbers/parts-with-numbers.ts';
import { splitPartsWithRoom } from './numbers/parts-with-room-in-line.ts';
import { spellPartsWithoutLetters } from './numbers/parts-without-letters.ts';
import { spellQuestionsAboveOptions } from './numbers/questions-above-options.ts';
import { splitQuestionsInLine } from './numbers/questions-in-one-line.ts';
import { spellQuestionsOfOneLook } from './numbers/questions-in-one-look.ts';
import { splitRomanParts } from './numbers/roman-parts-in-line.ts';
import { spellRomanSections } from './numbers/roman-sections.ts';
import { spellRomanDashes } from './numbers/roman-with-dashes.ts';
import { spellSectionNamesInKey } from './numbers/section-names-in-key.ts';
import { spellSectionsWithNumbers } from './numbers/sections-with-numbers.ts';
import { spellSheetsInParts } from './numbers/sheets-in-parts.ts';
import { spellShortSectionNames } from './numbers/short-section-names.ts';
import { spellStatements } from './numbers/statements-in-lines.ts';
import { spellStatementsWithCapitals } from './numbers/statements-with-capitals.ts';
import { spellStatementsWithRoom } from './numbers/statements-with-room.ts';
import { spellTasks } from './numbers/task-numbers.ts';
import { spellWordsBeforeNumber } from './numbers/words-before-number.ts';
import { spellAttemptReviews } from './prints/attempt-reviews.ts';
import { spellFormPrints } from './prints/form-prints.ts';
import { joinHardBreaks } from './prints/hard-breaks.ts';
import { spellImportFormat } from './prints/import-format.ts';
import { spellItemPools } from './prints/item-pools.ts';
import { withoutAskedOfParents, withoutSignature } from './prints/letters-home.ts';
import { spellMarkdown } from './prints/markdown.ts';
import { spellMoodlePrints } from './prints/moodle-prints.ts';
import { spellMoodleTables } from './prints/moodle-tables.ts';
import { withoutNumberedRoom } from './prints/numbered-room.ts';
import { withoutPages } from './prints/page-furniture.ts';
import { spellQuizPrints } from './prints/quiz-prints.ts';
import { withoutReturningEnds } from './prints/returning-ends.ts';
import { withoutRoomBeforeNumbers } from './prints/room-before-numbers.ts';
import { spellRoom } from './prints/room-of-tabs.ts';
import { withoutTeacherNotes } from './prints/teacher-notes.ts';
import { spellTestBank } from './prints/test-bank.ts';
import { withoutTopicLines } from './prints/topic-lines.ts';
import { withoutTypeLabels } from './prints/type-labels.ts';

/** Conventions of a whole document, in the order in which they are looked for. */
const conventions: readonly ((items: readonly Item[]) => readonly Item[])[] = [
  spellMarkdown,
  spellBanksInBrackets,
  spellImportFormat,
  spellMoodleTables,
  spellAttemptReviews,
  spellRowsNamedBySection,
  spellNumberedNames,
  spellSectionsWithNumbers,
  spellSectionNamesInKey,
  spellLabels,
  withoutPages,
  withoutAskedOfParents,
  spellMarksAboveQuestions,
  spellBulletsWithAnswers,
  withoutDoubledNumbers,
  spellLettersThroughSections,
  spellLettersWithAnswers,
  spellShortSectionNames,
  splitPartsWithRoom,
  spellPartsWithNumbers,
  spellForgottenStops,
  spellGluedLetters,
  spellTicksBeforeLetters,
  spellRowsOfWords,
  spellEnumerations,
  splitQuestionsInLine,
  spellNumberedOptionsInLine,
  spellRomanDashes,
  spellOptionsBehindDots,
  spellOptionsBehindOpenSentences,
  spellFirstOptionInLine,
  spellOptionsInRows,
  spellOptionsOverLines,
  spellJudgedOptions,
  spellSignsAtOptions,
  spellPairsInAnswers,
  spellPairsBelowMatch,
  spellCapitalsAsNumbers,
  spellAnswersOfNumbersAbove,
  spellListsBelowLabels,
  spellNumberedAnswerLabels,
  spellKeyInBrackets,
  spellKeyInCells,
  spellRowsWithYourAnswer,
  withoutReturningEnds,
  withoutObjectivesOfLines,
  withoutLevelsOfMarks,
  spellItemPools,
  withoutTopicLines,
  spellSheetsInParts,
  withoutCodesBesideMarks,
  spellMarksOfGroups,
  spellMarksBelow,
  withoutLettersAgain,
  spellAnswersBehindSigns,
  spellAnswerGrids,
  spellBoxedAnswers,
  spellTypedOnRoom,
  spellTypedInPlain,
  spellWordsBelow,
  spellMoodlePrints,
  spellFormPrints,
  withoutSignature,
  spellLetteredMatches,
  spellMatchesSaidByWords,
  withoutNamesBeforeKeyNumbers,
  spellKeyBefore,
  spellNumberedHeadings,
  spellNumberedSections,
  spellOrdinalWords,
  spellLettersBehindQ,
  spellNumberForms,
  spellWordsBeforeNumber,
  spellReturningBeginnings,
  spellPartsWithoutLetters,
  spellContentBelowLabels,
  withoutExplanations,
  spellMarkedWords,
  spellAnswersAtLineEnds,
  spellFilledInLook,
  spellTickets,
  spellNumbersInTwoStyles,
  spellGrids,
  withoutCounts,
  spellDotsToJoin,
  spellListedPairs,
  withoutRoomBeforeNumbers,
  spellOptionTables,
  spellMatchTables,
  spellMatches,
  spellTruthLines,
  spellTickedTruth,
  spellTickedLines,
  spellSameChoiceBehind,
  spellStatements,
  spellTruthBehindStatements,
  spellStatementsWithRoom,
  spellTruthsInOneLine,
  spellChoicesInPassage,
  spellWordsInBrackets,
  spellWordsBehindGaps,
  spellCloze,
  spellAnswersOfPassage,
  withoutOffers,
  withoutTeacherNotes,
  withoutWorkings,
  withoutWorkingAbove,
  withoutNumberedRoom,
  joinListRestarts,
  spellRoom,
  joinHardBreaks,
  spellKeyOfOtherLetter,
  spellLettersWithoutNumber,
  spellLettersOnTop,
  spellBulletedQuestions,
  spellTestBank,
  spellAnswersBeforeNumbers,
  spellQuizPrints,
  spellPointsAbove,
  spellPointsBelow,
  spellMarkedPointsBelow,
  spellMarksInLastColumn,
  spellQuestionsAboveAnswers,
  spellCards,
  spellQuestionsAboveOptions,
  spellPartsWithBareLetters,
  splitRomanParts,
  spellLettersInSections,
  spellStatementsWithCapitals,
  spellTasks,
  spellNamedTasks,
  withoutTypeLabels,
  spellOptionsWithAnswerNamed,
  spellAnswerBlocks,
  spellAnswersByPart,
  spellReturningLabels,
  spellAnswersOfGroups,
  spellSectionsOfTable,
  joinLettersAlone,
  joinNumbersAlone,
  joinNumbersAmongOthers,
  spellNumbersWithin,
  spellNamedSections,
  spellLetteredSections,
  spellRomanSections,
  spellLabelsGoOn,
  spellNumberedOptions,
  spellListOfAnswers,
  spellMarksByNumber,
  spellMarksOfSections,
  spellLinesToMatch,
  spellTotals,
  spellLastTotal,
  spellQuestionsOfOneLook,
  countThrough,
  spellHeadingsSaidAgain,
  spellLevelNames,
  spellChallenges,
  withoutChallengeAlone,
  spellWordBanks,
  spellTruthBeforeStatements,
  spellFilledRoom,
  spellFilledGaps,
  spellTermsWithMeanings,
  spellAnswers,
  spellAnswerLabels,
  spellLetters,
  spellAnswersBehindQuestions,
  spellAnswersBehindMarks,
  spellAnswersBehindArrows,
  spellTruthInBrackets,
  spellAnswersInBrackets,
  spellLettersInBrackets,
  spellAnswersInOneLook,
  spellAnswersInItems,
  spellColouredLists,
  spellBulletsBelow,
  spellAnswersBelow,
  spellLinesForParts,
  spellCopyWithAnswers,
  spellBoldAnswers,
  spellBoldHeadings,
];

/** The items of a document with what it says in a way of its own said in the way that is read everywhere: 'Answer: …', 'A) …', '1. …'. */
export function spelt(items: readonly Item[]): readonly Item[] {
  return conventions.reduce((spoken, spell) => spell(spoken), items);
}
