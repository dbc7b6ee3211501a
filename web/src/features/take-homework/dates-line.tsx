import { readClassDates, readOwnDates } from '@markwell/server/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { call } from '../../lib/call.ts';
import { t } from '../../lib/texts.ts';
import { classDatesText, type DatesText } from './class-dates-text.ts';

interface DatesLineProps {
  readonly homework: number;
  readonly studentClass: string;
  /** As it is typed: a pupil may have longer than the class, be excused, or try again. */
  readonly name: string;
  /** Told why the class cannot start now; nothing when it can. */
  readonly onClosed: (why: string | undefined) => void;
}

/** What is true whatever the dates are. */
const datesUnknown = (): DatesText => ({ tone: 'caution', text: t('dates.unknown') });

/** When the homework is due for the chosen class, or opens. If that cannot be fetched, the server decides. */
export default function DatesLine({ homework, studentClass, name, onClosed }: DatesLineProps): ReactNode {
  const asked = { homework: String(homework), class: studentClass };
  const { data, isError } = useQuery({
    queryKey: [readClassDates.path, homework, studentClass],
    queryFn: ({ signal }) => call(readClassDates, asked, { signal }),
  });
  const typed = useSettled(name.trim());
  const { data: own } = useQuery({
    queryKey: [readOwnDates.path, homework, studentClass, typed],
    queryFn: ({ signal }) => call(readOwnDates, { name: typed, studentClass }, { params: { id: homework }, signal }),
    enabled: typed.length > 1,
  });
  const said = own ? classDatesText(own) : data ? classDatesText(data) : isError ? datesUnknown() : undefined;
  const why = said?.blocked;
  useEffect(() => {
    onClosed(why);
    return () => onClosed(undefined);
  }, [why, onClosed]);
  return (
    <div role="status">
      {said !== undefined && (
        <Notice tone={said.tone}>
          <p>{said.text}</p>
        </Notice>
      )}
    </div>
  );
}

/** What is typed once nobody has typed on for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
