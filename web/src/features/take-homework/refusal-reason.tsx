import type { ReactElement } from 'react';
import { failureText } from '../../lib/failure.ts';
import { HttpError } from '../../lib/http-error.ts';

interface RefusalReasonProps {
  readonly status: number;
  /** The body of what the server answered. */
  readonly text: string;
}

/** Why the server does not take an attempt, in its words. */
export default function RefusalReason({ status, text }: RefusalReasonProps): ReactElement | null {
  return <>{failureText(new HttpError(status, text))}</>;
}
