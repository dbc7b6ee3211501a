/** How a command ends (clig.dev). */
export const exitCodes = {
  done: 0,
  /** It could not be done, or not all of it. */
  failed: 1,
  wrongUsage: 2,
  interrupted: 130,
  terminated: 143,
} as const;
