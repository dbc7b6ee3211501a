// @ts-check
/** Exits with 0 when the server in this container could store a submission now, else with 1. */
const { PORT = '3000' } = process.env;
const isWell = await fetch(`http://127.0.0.1:${PORT}/api/health-check`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
