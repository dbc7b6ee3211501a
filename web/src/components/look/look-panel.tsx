import { type ReactNode, useSyncExternalStore } from 'react';
import { currentLook, type Look, onLook, setLook } from '../../lib/look.ts';
import { canReadAloud, onVoices } from '../../lib/read-aloud.ts';
import { isStaffPage, msg, type TextKey, t } from '../../lib/texts.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Select } from '../select.tsx';

interface LookPanelProps {
  readonly onClose: () => void;
}

const parts: readonly {
  readonly name: Exclude<keyof Look, 'aloud' | 'language'>;
  readonly label: TextKey;
  /** What it is called where nothing is chosen. */
  readonly usual: TextKey;
  readonly others: Readonly<Record<string, TextKey>>;
}[] = [
  {
    name: 'size',
    label: msg('look.size'),
    usual: msg('look.usual'),
    others: { large: msg('look.large'), largest: msg('look.largest') },
  },
  { name: 'spacing', label: msg('look.spacing'), usual: msg('look.usual'), others: { wide: msg('look.wide') } },
  {
    name: 'typeface',
    label: msg('look.letters'),
    usual: msg('look.usual'),
    others: { plain: msg('look.plain'), dyslexic: msg('look.dyslexic') },
  },
  {
    name: 'tint',
    label: msg('look.paper'),
    usual: msg('look.cream'),
    others: {
      blue: msg('look.blue'),
      green: msg('look.green'),
      rose: msg('look.rose'),
      yellow: msg('look.yellow'),
    },
  },
  {
    name: 'theme',
    label: msg('look.theme'),
    usual: msg('look.as-device'),
    others: { light: msg('look.light'), dark: msg('look.dark') },
  },
];

/** The languages of pupils' pages besides English, each as it calls itself. */
const languages = [
  { value: 'cy', label: 'Cymraeg' },
  { value: 'ur', label: 'اردو' },
];

/** Language, text size, spacing, letters, paper, light or dark, reading aloud: at once, and remembered on this device. */
export default function LookPanel({ onClose }: LookPanelProps): ReactNode {
  const look = useSyncExternalStore(onLook, currentLook);
  const hasVoice = useSyncExternalStore(onVoices, canReadAloud);
  const { language, ...others } = look;
  const pick = (name: keyof Look, value: string) => {
    const { [name]: _before, ...rest } = look;
    setLook(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <Dialog title={t('look.title')} onClose={onClose}>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {!isStaffPage() && (
          <Select
            label="Language / Iaith / زبان"
            placeholder="English"
            options={languages}
            value={look.language ?? ''}
            onPick={(value) => pick('language', value)}
          />
        )}
        {parts.map(({ name, label, usual, others }) => (
          <Select
            key={name}
            label={t(label)}
            placeholder={t(usual)}
            options={Object.entries(others).map(([value, one]) => ({ value, label: t(one) }))}
            value={look[name] ?? ''}
            onPick={(value) => pick(name, value)}
          />
        ))}
        {hasVoice && (
          <Select
            label={t('look.aloud')}
            placeholder={t('look.no')}
            options={[{ value: 'on', label: t('look.yes') }]}
            value={look.aloud ?? ''}
            onPick={(value) => pick('aloud', value)}
          />
        )}
        <p className="text-small text-soft sm:col-span-2">{t('look.remembered')}</p>
        <p className="flex flex-wrap gap-3 sm:col-span-2">
          <Button onClick={onClose}>{t('look.done')}</Button>
          {Object.keys(others).length > 0 && (
            <Button look="secondary" onClick={() => setLook(language ? { language } : {})}>
              {t('look.back')}
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  );
}
