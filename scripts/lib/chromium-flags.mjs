// @ts-check
/** What Playwright turns off. It is repeated here because of two such flags Chromium obeys only the last. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A process that is made ready for an address that no test goes to. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** Pages that draw the address bar, which a browser without a window loads all the same, again for each test. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Flags under which Chromium stays off the network by itself and does no work that no test sees: a test costs a second of
 * processor less without the address bar, and a page a tenth less without the spare process. Root cannot use the sandbox.
 */
export const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Where there is no graphics card, drawing by way of one that is only imitated takes longer than drawing.
  '--disable-gpu',
  `--disable-features=${[...offInPlaywright, ...addressBar, spareProcess].join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
