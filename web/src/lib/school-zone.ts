import { usualSchoolZone } from '@markwell/server/contract';

let timeZone: string = usualSchoolZone;

/** Shows every time in this zone from now on; what is already shown has to be rendered again. */
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
