import { usualSchoolZone } from '@markwell/server/contract';
import { pageLanguage } from './texts.ts';

let timeZone: string = usualSchoolZone;

/** Shows every time in this zone from now on; what is already shown has to be rendered again. */
export function setSchoolZone(name: string): void {
  timeZone = name;
}

/** A format of times in the language of the page by the school's clock, whatever clock the device keeps. */
export function schoolFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: { readonly timeZone: string; readonly code: string; readonly format: Intl.DateTimeFormat } | undefined;
  return () => {
    const { code } = pageLanguage();
    if (made?.timeZone !== timeZone || made.code !== code)
      made = { timeZone, code, format: new Intl.DateTimeFormat(code, { ...options, timeZone }) };
    return made.format;
  };
}
