import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../components/notice.tsx';

/** What has just been done. It takes the focus, which would be lost with the button that did it, and so is read out. */
export function DoneNotice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-5">
      <Notice tone="success">
        <p>{children}</p>
      </Notice>
    </div>
  );
}
