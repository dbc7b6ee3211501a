import { questionLabels, questionName } from '@markwell/marking-core';
import type { DraftQuestion, EditableHomework, EditedHomework, QuestionChange } from '@markwell/server/contract';
import { countText } from '../../../components/count-text.ts';

const words = {
  added: 'added',
  dropped: 'asked no more',
  reworded: 'reworded',
  rekeyed: 'marked anew',
} as const satisfies Record<QuestionChange['change'], string>;
const kinds = ['added', 'dropped', 'reworded', 'rekeyed'] as const;

/**
 * What storing an edit changes, and what it means for whom, a sentence each. `asked` are its questions then: those
 * that are added are called as they are then, the others as they are now.
 */
export function editEffects(
  edited: EditedHomework,
  stored: EditableHomework,
  asked: readonly DraftQuestion[],
): string[] {
  const labels = new Map([...questionLabels(asked), ...questionLabels(stored.assignment.questions)]);
  const labelOf = (id: string) => labels.get(id) ?? id;
  const { changes, isReordered, changesDetails, schemeVersion, messages } = edited;
  const counts = kinds.flatMap((kind) => {
    const of = changes.filter(({ change }) => change === kind).map(({ questionId }) => labelOf(questionId));
    return of.length === 0 ? [] : [`${words[kind]}: ${of.join(', ')}`];
  });
  const isNew = schemeVersion > stored.schemeVersion;
  return [
    ...(counts.length > 0 ? [`Questions ${counts.join('; ')}.`] : []),
    ...(isReordered ? ['The questions stand in another order.'] : []),
    ...(changesDetails ? ['Title, description, year or week change wherever the homework is named.'] : []),
    ...changes
      .filter(({ replacesMarking }) => replacesMarking)
      .map(
        ({ questionId }) =>
          `${questionName(questionId, labels)}: its corrected mark scheme is replaced by a new one from the answers here.`,
      ),
    ...(isNew ? [`Its mark scheme becomes version ${schemeVersion}.`, ...effectsOnStudents(stored)] : []),
    ...messages.filter(({ severity }) => severity === 'warning').map(({ message }) => `Please check: ${message}`),
  ];
}

function effectsOnStudents({ attemptCount, isReleased, shownOn, usedIds }: EditableHomework): string[] {
  const cards = shownOn.length === 0 ? '' : `, on ${shownOn.map((card) => `card ${card}`).join(' and ')} too`;
  return [
    ...(isReleased ? [`Students who open it from now on get the new questions${cards}.`] : []),
    ...(usedIds.length > 0
      ? ['Students who have it open go on with what they see; it is marked by that, also when it is sent later.']
      : []),
    ...(attemptCount > 0
      ? [
          `${countText(attemptCount, 'attempt')} handed in so far ${attemptCount === 1 ? 'keeps' : 'keep'} the questions and the marks that they have. To mark them by the new answers, re-mark them under Mark schemes: each by what it was asked.`,
          'Reports count a question by its label, for those who were asked it.',
        ]
      : []),
  ];
}
