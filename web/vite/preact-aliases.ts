/** React as pages import it, and the libraries that they use: Preact, which does the same in a ninth of the size. */
export const preactAliases = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  // What wouter asks of this stand-in, React has had since version 18.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'preact/compat' },
];
