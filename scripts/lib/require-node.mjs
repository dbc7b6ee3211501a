// @ts-check
/** Imported first by every script: says which Node is needed before anything newer than the running one is used. */
const oldest = '20.19';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Markwell needs Node ${oldest} or later; this is ${process.versions.node} (${process.execPath}).\n` +
      'Install a current one from https://nodejs.org, or with nvm: nvm install',
  );
  process.exit(1);
}
