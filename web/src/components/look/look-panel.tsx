import { type ReactNode, useSyncExternalStore } from 'react';
import { currentLook, type Look, onLook, setLook } from '../../lib/look.ts';
import { canReadAloud, onVoices } from '../../lib/read-aloud.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Select } from '../select.tsx';

interface LookPanelProps {
  readonly onClose: () => void;
}

const parts: readonly {
  readonly name: Exclude<keyof Look, 'aloud'>;
  readonly label: string;
  /** What it is called where nothing is chosen. */
  readonly usual: string;
  readonly others: Readonly<Record<string, string>>;
}[] = [
  { name: 'size', label: 'Text size', usual: 'Usual', others: { large: 'Large', largest: 'Largest' } },
  { name: 'spacing', label: 'Spacing', usual: 'Usual', others: { wide: 'Wide' } },
  {
    name: 'typeface',
    label: 'Letters',
    usual: 'Usual',
    others: { plain: 'Plain', dyslexic: 'Dyslexia-friendly' },
  },
  {
    name: 'tint',
    label: 'Paper colour',
    usual: 'Cream',
    others: { blue: 'Blue', green: 'Green', rose: 'Rose', yellow: 'Yellow' },
  },
  { name: 'theme', label: 'Light or dark', usual: 'As on this device', others: { light: 'Light', dark: 'Dark' } },
];

/** Text size, spacing, letters, paper, light or dark, reading aloud: at once, and remembered on this device. */
export default function LookPanel({ onClose }: LookPanelProps): ReactNode {
  const look = useSyncExternalStore(onLook, currentLook);
  const hasVoice = useSyncExternalStore(onVoices, canReadAloud);
  const pick = (name: keyof Look, value: string) => {
    const { [name]: _before, ...rest } = look;
    setLook(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <Dialog title="Text and colours" onClose={onClose}>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {parts.map(({ name, label, usual, others }) => (
          <Select
            key={name}
            label={label}
            placeholder={usual}
            options={Object.entries(others).map(([value, one]) => ({ value, label: one }))}
            value={look[name] ?? ''}
            onPick={(value) => pick(name, value)}
          />
        ))}
        {hasVoice && (
          <Select
            label="Read questions aloud"
            placeholder="No"
            options={[{ value: 'on', label: 'Yes, show a button' }]}
            value={look.aloud ?? ''}
            onPick={(value) => pick('aloud', value)}
          />
        )}
        <p className="text-small text-soft sm:col-span-2">This is remembered on this device.</p>
        <p className="flex flex-wrap gap-3 sm:col-span-2">
          <Button onClick={onClose}>Done</Button>
          {Object.keys(look).length > 0 && (
            <Button look="secondary" onClick={() => setLook({})}>
              Back to usual
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  );
}
