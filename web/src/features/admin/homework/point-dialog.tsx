import { type AdminHomework, pointCard, releaseHomework } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Select } from '../../../components/select.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useChecks } from '../../../lib/use-checks.ts';
import { CheckBox } from '../check-box.tsx';
import { canChange, cardName, pointEffect } from './what-students-see.ts';

interface PointDialogProps {
  readonly startCard: AdminHomework | undefined;
  readonly startHomework: AdminHomework | undefined;
  readonly all: readonly AdminHomework[];
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

/** The choice of the set that came with a card. */
const ownSet = 'own';

/** Chooses what a card shows, and says what students will see. */
export function PointDialog({ startCard, startHomework, all, onDone, onClose }: PointDialogProps) {
  const [cardId, setCardId] = useState(startCard === undefined ? '' : String(startCard.id));
  const [choice, setChoice] = useState(() => String(startHomework?.id ?? startCard?.contentId ?? ownSet));
  const [alsoRelease, setAlsoRelease] = useState(false);
  const card = all.find(({ id }) => String(id) === cardId);
  const homework = all.find(({ id }) => String(id) === choice);
  const isMissing = choice === '';
  const { at, whenRight } = useChecks({
    card: card === undefined ? 'Choose the card that should show it.' : undefined,
    homework: isMissing ? 'Choose what the card should show.' : undefined,
  });
  const action = useAction(async () => {
    if (card === undefined) return;
    await staffCall('admin', pointCard, { contentId: homework?.id ?? null }, { params: { card: card.id } });
    if (homework?.isReleased === false && alsoRelease) {
      await staffCall('admin', releaseHomework, undefined, { params: { id: homework.id } });
    }
    onDone(`${cardName(card.id)} card: ${homework?.title ?? 'the set that came with Markwell'}`);
  });
  const put = () => whenRight(() => void action.run());
  const isReleasedToo = homework !== undefined && !homework.isReleased && alsoRelease;
  const effects = (chosen: AdminHomework) => {
    if (chosen.contentId === (homework?.id ?? null) && homework?.isReleased !== false)
      return ['The card shows this already.'];
    return pointEffect(chosen, isReleasedToo ? { ...homework, isReleased: true } : homework);
  };
  return (
    <FormDialog
      title="What should the card show?"
      submit="Show it on the card"
      action={action}
      onSubmit={put}
      onClose={onClose}
    >
      <Select
        {...at('card')}
        label="Card"
        placeholder="Choose a card"
        options={all
          .filter((item) => item.isCard && canChange(item))
          .map(({ id }) => ({
            value: String(id),
            label: cardName(id),
          }))}
        value={cardId}
        onPick={setCardId}
      />
      <Select
        {...at('homework')}
        label="Homework"
        placeholder="Choose a homework"
        options={[
          { value: ownSet, label: 'The set that came with Markwell' },
          ...all
            .filter(({ isCard, questionCount }) => !isCard && questionCount > 0)
            .map(({ id, title, isReleased }) => ({
              value: String(id),
              label: `${id}: ${title}${isReleased ? '' : ' (not released)'}`,
            })),
        ]}
        value={choice}
        onPick={setChoice}
      />
      {homework?.isReleased === false && (
        <CheckBox label={`Release ‘${homework.title}’ too`} isChecked={alsoRelease} onCheck={setAlsoRelease} />
      )}
      <div role="status">
        {card !== undefined && !isMissing && (
          <Notice>
            {effects(card).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}
