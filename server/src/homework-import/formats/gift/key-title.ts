/** The first line of feedback that is the key of an essay, which GIFT has no place for. */
export const keyTitle = 'Mark scheme:';
