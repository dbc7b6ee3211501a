import { usualSchoolZone } from '@markwell/server/contract';

let timeZone: string = usualSchoolZone;

/** Has every time told by the clock of this zone from now on; whoever shows one has to be drawn again. */
export function setSchoolZone(name: string): void {
  timeZone = name;
}

/** A British format of times by the school's clock, whatever clock the device keeps. */
export function schoolFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;
  return () => {
    if (made?.timeZone !== timeZone)
      made = { timeZone, format: new Intl.DateTimeFormat('en-GB', { ...options, timeZone }) };
    return made.format;
  };
}
