import * as z from 'zod/mini';
import { forgetKept, keep, readKeptJson } from './device-storage.ts';
import { createListeners } from './listeners.ts';

/**
 * How somebody likes to read. What is absent is as usual; each of the rest is an attribute of the document (`data-size`), by which
 * styles/look.css goes, and which public/before.js sets before the page is drawn.
 */
const lookSchema = z.object({
  language: z.optional(z.enum(['cy', 'ur'])),
  size: z.optional(z.enum(['large', 'largest'])),
  spacing: z.optional(z.enum(['wide'])),
  typeface: z.optional(z.enum(['plain', 'dyslexic'])),
  tint: z.optional(z.enum(['blue', 'green', 'rose', 'yellow'])),
  theme: z.optional(z.enum(['light', 'dark'])),
  aloud: z.optional(z.enum(['on'])),
});
export type Look = z.infer<typeof lookSchema>;

/** `before.js` knows it too. */
const storageKey = 'markwell-look';
const listeners = createListeners();
let look: Look | undefined;

/** The look that was chosen on this device. */
export function currentLook(): Look {
  look ??= lookSchema.safeParse(readKeptJson(storageKey)).data ?? {};
  return look;
}

/** Calls `listener` at every change, until the function returned is called. */
export const onLook = listeners.subscribe;

/** Takes on a look and remembers it on this device, if that keeps anything. */
export function setLook(next: Look): void {
  const { documentElement } = document;
  for (const name of Object.keys(currentLook())) documentElement.removeAttribute(`data-${name}`);
  for (const [name, value = ''] of Object.entries(next)) documentElement.setAttribute(`data-${name}`, value);
  look = next;
  if (Object.keys(next).length === 0) forgetKept(storageKey);
  else keep(storageKey, JSON.stringify(next));
  listeners.tell();
}
