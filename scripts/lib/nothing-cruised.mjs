// @ts-check
/**
 * A cruise that saw nothing reports no violations, and would let every breach through.
 * @param {string} output What dependency-cruiser printed.
 * @returns {string | undefined} The complaint, when there is one.
 */
export function nothingCruised(output) {
  return /\b[1-9]\d* modules\b/.test(output) ? undefined : 'No module was cruised: the rules were not checked.';
}
