const day = 24 * 60 * 60_000;

/** How long sign-ins are kept after they began, in milliseconds: they tell an admin when someone was last here. */
export const signInsKeptFor = 90 * day;

/** How long failed ones are, at the most: they hold addresses. */
export const failedSignInsKeptFor = day;
