import { CopyButton } from '../../../components/copy-button.tsx';
import { QrCode } from '../../../components/qr-code.tsx';

interface LinkCardProps {
  readonly studentClass: string;
  readonly teacher: string;
  /** Of what the link opens. */
  readonly title: string;
  readonly link: string;
  /** Alone on the page, to be read from the back of a room. */
  readonly isLarge: boolean;
}

/** One class's link, as a code and in letters. */
export function LinkCard({ studentClass, teacher, title, link, isLarge }: LinkCardProps) {
  return (
    <section
      aria-label={studentClass}
      className={`sheet grid w-full justify-items-center gap-2 p-5 text-center ${isLarge ? 'max-w-2xl' : ''}`}
    >
      <h2 className={isLarge ? 'text-display font-extrabold' : 'text-title'}>{studentClass}</h2>
      <p className="text-small text-soft">{teacher}</p>
      <p className="font-semibold text-balance">{title}</p>
      <QrCode
        text={link}
        label={`QR code of the link for ${studentClass}`}
        className={isLarge ? 'w-[min(100%,60vh)]' : 'w-44'}
      />
      <p className={isLarge ? 'text-lead break-all' : 'text-small break-all'}>{link.replace(/^https?:\/\//, '')}</p>
      <div className="no-print">
        <CopyButton text={link} label="Copy link" done="Link copied" />
      </div>
    </section>
  );
}
