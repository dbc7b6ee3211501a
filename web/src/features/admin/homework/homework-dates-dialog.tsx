import type { AdminHomework } from '@markwell/server/contract';
import { DatesDialog } from '../../../components/homework-dates/dates-dialog.tsx';
import { useClasses } from '../../../lib/use-classes.ts';

/** The childcare assessment's card, whose classes have a separate list. */
const childcareCard = 6;

interface HomeworkDatesDialogProps {
  readonly item: AdminHomework;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** The dates of a homework, for the classes of its year; for all classes where it names none. */
export function HomeworkDatesDialog({ item, onDone, onClose }: HomeworkDatesDialogProps) {
  const { classes = [] } = useClasses(item.id === childcareCard ? 'childcare' : (item.yearGroup ?? undefined));
  return <DatesDialog homework={item} classes={classes.map(({ code }) => code)} onDone={onDone} onClose={onClose} />;
}
