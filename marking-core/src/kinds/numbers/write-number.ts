/** A number in digits as people write it, with no power of ten: '4500', '0.000045'. Up to 15 digits. */
export function inFull(value: number): string {
  const written = String(value);
  if (!/e/i.test(written)) return written;
  return value.toFixed(Math.min(20, Math.max(0, -Math.floor(Math.log10(Math.abs(value))) + 8))).replace(/\.?0+$/, '');
}

/** A number in standard form: '4.5 × 10^3'; `undefined` if it is not usually written so. */
export function inStandardForm(value: number): { readonly raised: string; readonly e: string } | undefined {
  const size = Math.abs(value);
  if (value === 0 || (size >= 0.01 && size < 1000)) return undefined;
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const power = String(Number(exponent));
  return { raised: `${mantissa} x 10^${power}`, e: `${mantissa}e${power}` };
}
