/** A share of 0 to 1 in whole per cent: '67%'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
