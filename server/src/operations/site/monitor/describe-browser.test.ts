import { describe, expect, it } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a browser', () => {
  it.each([
    [`${windows} Safari/537.36`, 'Chrome on Windows', 'it names Safari too'],
    [`${windows} Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows', 'it names Chrome and Safari too'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0 Safari/537.36', 'Chrome on Chromebook', 'a Chromebook'],
    [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone', 'it names Mac OS too'],
    [`${iphone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone', 'Chrome there'],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0.0.0 Safari/537.36',
      'Samsung Internet on Android',
      'Android is a Linux',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Linux', 'Firefox'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0 Safari/537.36', 'Chrome on Linux', 'without a window'],
    ['curl/8.5.0', 'Unknown browser', 'no browser'],
    ['', 'Unknown browser', 'it says nothing'],
  ])('%s is %s: %s', (userAgent, name) => {
    expect(describeBrowser(userAgent)).toBe(name);
  });
});
