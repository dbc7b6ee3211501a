/** One thing that was looked at in an installation. */
export interface Finding {
  readonly about: 'settings' | 'program' | 'database' | 'disk' | 'accounts' | 'sign-in' | 'server';
  /** `note`: it works, and somebody may want to know; `wrong`: a school cannot work like this. */
  readonly state: 'ok' | 'note' | 'wrong';
  /** What is so, as a sentence. */
  readonly found: string;
  /** What to do about it; null where there is nothing to do. */
  readonly advice: string | null;
}

/** Builds findings of one kind. */
export const findingsOf = (about: Finding['about']) => ({
  ok: (found: string): Finding => ({ about, state: 'ok', found, advice: null }),
  note: (found: string, advice: string | null = null): Finding => ({ about, state: 'note', found, advice }),
  wrong: (found: string, advice: string | null = null): Finding => ({ about, state: 'wrong', found, advice }),
});
