import { createListeners } from './listeners.ts';

const { subscribe, tell } = createListeners();
const speech = () => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined);

/** What is being read; nothing while it is quiet. */
let reading: string | undefined;

/** Whether this browser has a voice. Some know theirs only after a while: see `onVoices`. */
export function canReadAloud(): boolean {
  return (speech()?.getVoices().length ?? 0) > 0;
}

/** Calls `listener` when voices come or go, until the function returned is called. */
export function onVoices(listener: () => void): () => void {
  const voices = speech();
  voices?.addEventListener?.('voiceschanged', listener);
  return () => voices?.removeEventListener?.('voiceschanged', listener);
}

/** The name of what is being read. */
export function nowReading(): string | undefined {
  return reading;
}

/** Calls `listener` when reading begins or ends, until the function returned is called. */
export const onReading = subscribe;

/** Reads a text instead of whatever is being read, in the language given (`en-GB`). */
export function readAloud(name: string, text: string, language: string): void {
  const voices = speech();
  if (voices === undefined) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  const isOver = () => {
    if (reading === name) note(undefined);
  };
  utterance.onend = isOver;
  utterance.onerror = isOver;
  voices.cancel();
  note(name);
  voices.speak(utterance);
}

/** Is quiet. */
export function stopReading(): void {
  speech()?.cancel();
  note(undefined);
}

function note(name: string | undefined): void {
  reading = name;
  tell();
}
