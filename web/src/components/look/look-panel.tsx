import { useSyncExternalStore } from 'react';
import { currentLook, type Look, onLook, setLook } from '../../lib/look.ts';
import { canReadAloud, onVoices } from '../../lib/read-aloud.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { RadioGroup } from '../radio-group.tsx';

interface LookPanelProps {
  readonly onClose: () => void;
}

const usual = 'usual';
const parts: readonly {
  readonly name: Exclude<keyof Look, 'aloud'>;
  readonly legend: string;
  /** What it is called where nothing is chosen. */
  readonly usual: string;
  readonly others: Readonly<Record<string, string>>;
}[] = [
  { name: 'size', legend: 'Text size', usual: 'Usual', others: { large: 'Large', largest: 'Largest' } },
  { name: 'spacing', legend: 'Spacing', usual: 'Usual', others: { wide: 'Wide' } },
  { name: 'typeface', legend: 'Letters', usual: 'Lexend', others: { plain: 'Plain', dyslexic: 'OpenDyslexic' } },
  {
    name: 'tint',
    legend: 'Paper',
    usual: 'Cream',
    others: { blue: 'Blue', green: 'Green', rose: 'Rose', yellow: 'Yellow' },
  },
  { name: 'theme', legend: 'Light or dark', usual: 'As the device', others: { light: 'Light', dark: 'Dark' } },
];

/** Text size, spacing, letters, paper, light or dark, reading aloud: at once, and remembered on this device. */
export default function LookPanel({ onClose }: LookPanelProps) {
  const look = useSyncExternalStore(onLook, currentLook);
  const hasVoice = useSyncExternalStore(onVoices, canReadAloud);
  const pick = (name: keyof Look, value: string) => {
    const { [name]: _before, ...rest } = look;
    setLook(value === usual ? rest : { ...rest, [name]: value });
  };
  return (
    <Dialog title="Text and colours" onClose={onClose}>
      <div className="mt-4 grid gap-5">
        {parts.map(({ name, legend, usual: usualLabel, others }) => (
          <RadioGroup
            key={name}
            legend={legend}
            inline="words"
            options={[
              { value: usual, label: usualLabel },
              ...Object.entries(others).map(([value, label]) => ({ value, label })),
            ]}
            value={look[name] ?? usual}
            onPick={(value) => pick(name, value)}
          />
        ))}
        {hasVoice && (
          <RadioGroup
            legend="A button that reads each question aloud"
            inline="words"
            options={[
              { value: usual, label: 'No' },
              { value: 'on', label: 'Yes' },
            ]}
            value={look.aloud ?? usual}
            onPick={(value) => pick('aloud', value)}
          />
        )}
        <p className="text-small text-soft">This is remembered on this device.</p>
        <p className="flex flex-wrap gap-3">
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
