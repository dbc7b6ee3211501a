import { useId } from 'react';
import { Button } from '../../../components/button.tsx';

interface ToolCardProps {
  readonly title: string;
  readonly text: string;
  readonly isOpen: boolean;
  /** Id of the place where it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** One tool of the tab, with the button that opens and closes it. */
export function ToolCard({ title, text, isOpen, controls, onToggle }: ToolCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`sheet flex flex-col justify-between gap-4 border-t-6 p-5 ${isOpen ? 'border-t-pen' : 'border-t-cover'}`}
      data-cover="science"
    >
      <div>
        <h2 id={titleId} className="text-lead">
          {title}
        </h2>
        <p className="mt-1 text-soft">{text}</p>
      </div>
      <Button
        look={isOpen ? 'secondary' : 'primary'}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-describedby={titleId}
        className="self-start"
        onClick={onToggle}
      >
        {isOpen ? 'Close' : 'Open'} <span className="sr-only">{title}</span>
      </Button>
    </section>
  );
}
