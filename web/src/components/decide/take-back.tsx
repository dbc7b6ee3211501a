import { needsOthersSchema, type OthersSaid, type Touched } from '@markwell/server/contract';
import { useState } from 'react';
import { HttpError } from '../../lib/http-error.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { OthersDialog } from './decide-dialog.tsx';

interface TakeBackProps {
  /** Takes it back. `others` is given once the server has refused because marks in other classes change. */
  readonly takeBack: (others?: OthersSaid) => Promise<unknown>;
  /** Looks again; nothing where `takeBack` does. */
  readonly onDone?: () => void;
  readonly label?: string;
  /** What is taken back, for screen readers, where several buttons are on one page. */
  readonly about?: string;
  readonly look?: 'secondary' | 'quiet';
  readonly className?: string;
}

/** Takes a decision back with one press. Where that changes marks in other classes, it asks why first. */
export function TakeBack({ takeBack, onDone, label = 'Take back', about, look, className }: TakeBackProps) {
  const [touched, setTouched] = useState<Touched>();
  const action = useAction(async (reason?: string) => {
    const classes = touched?.others.map((one) => one.class) ?? [];
    try {
      await takeBack(reason === undefined ? undefined : { classes, reason });
    } catch (error) {
      const needed = readTouched(error);
      if (needed === undefined) throw error;
      return setTouched(needed);
    }
    setTouched(undefined);
    onDone?.();
  });
  return (
    <div className={classNames('no-print', className)}>
      <Button
        look={look ?? 'secondary'}
        {...(about !== undefined && { 'aria-label': `${label}: ${about.slice(0, 80)}` })}
        onClick={() => void action.run()}
      >
        {action.isBusy ? 'One moment…' : label}
      </Button>
      {touched !== undefined && (
        <OthersDialog touched={touched} confirm={action} onClose={() => setTouched(undefined)} />
      )}
      <div role="alert">{action.problem !== undefined && <p className="mt-2 break-words">{action.problem}</p>}</div>
    </div>
  );
}

/** Whose marks change, if that is why the server refused. */
function readTouched(error: unknown): Touched | undefined {
  return error instanceof HttpError ? needsOthersSchema.safeParse(parseJson(error.text)).data : undefined;
}
