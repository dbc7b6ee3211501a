/** How long results are kept after their page is left, in milliseconds, so that Back finds the place again. */
export const keepFor = 5 * 60_000;
