import * as z from 'zod/mini';

/** The addresses within the site of a visit, which are stored as a JSON list. */
export const pagesColumn = z.pipe(
  z.string(),
  z.transform((json) => z.array(z.string()).parse(JSON.parse(json))),
);
