/**
 * Real words that sound like words of the childcare mark scheme and are spelt much like them, beyond those that `near-words.ts`
 * has: relaxed re-marking must not take one for the other. A test looks for them in the dictionary.
 */
export const soundAlikes =
  'preeminence preeminent prominence prominent paramount underwent assistive copyrighting proportional proportionally proportion ' +
  'accession cautioning cushioning commentator interstate interstates interstice interstices caerphilly differentiate constituent ' +
  'infusions infusion underwrite underwrote impermanent palliation overthought overwrite overwrought reassures motorolas mentality ' +
  'prurience engagement stippling reimburse';
