import type { Question } from '@markwell/marking-core';

/** What is written with symbols that no keyboard has: symbols themselves, units of measurement, and words of sums and formulas. */
const signs = /[²³⁰-⁹⁻₀-₉°→⇌×÷±µμΩλπ√≤≥∝Δ]|\d ?(?:[mck]?m|m?g|kg|k?N|k?J|k?W|[km]?V|m?A|k?Hz|k?Pa|mol|[cd]m3|ml|m?s)\b/;
const words =
  /\b(formulae?|equations?|symbols?|units?|calculate|work out|frequency|wavelength|resistance|current|voltage|temperature|density|area|volume|concentration|speed|acceleration|pressure|molecules?|ions?|isotopes?|standard form|squared|cubed|angle)\b/i;

/** Whether symbols may be wanted in an answer, by what the question shows; never by its key. */
export function needsSymbols({ question, description, studyTip, table }: Question): boolean {
  const shown = [question, description, studyTip, table?.caption, ...(table?.columns ?? [])].filter(Boolean).join('\n');
  return signs.test(shown) || words.test(shown);
}
