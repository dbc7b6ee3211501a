// @ts-check
/** Imported before a script that prints much: whoever reads it may stop reading (`| head`), which is no failure. */
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
