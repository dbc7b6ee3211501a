/** `npm run bench -- --short`: whether only to see that a benchmark runs; what it tells then is no figure to go by. */
export const isShort = process.env.MARKWELL_BENCH_SHORT === '1';
