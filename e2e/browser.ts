import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';

/** How to start the browser that the tests and benchmarks drive. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** Only loopback is used of the network; Chromium's own sandbox does not work for root. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium: the one of CHROMIUM_PATH, an installed one, the one from the registry (Linux x64), or
 * Playwright's own download. Nobody has to install a browser by hand.
 */
export async function findBrowser(): Promise<Browser> {
  nameFilesInUtf8();
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args };
  const found = installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, args };
  if (process.platform === 'linux' && process.arch === 'x64') return packedBrowser();
  return { executablePath: playwright.executablePath(), args };
}

/** Where no locale is set, as in many containers, Chromium saves a file that has a Chinese name as "download". */
function nameFilesInUtf8(): void {
  const { LC_ALL, LC_CTYPE, LANG } = process.env;
  if (process.platform === 'linux' && !/utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || ''))
    process.env.LC_ALL = 'C.UTF-8';
}

/** The packed Chromium. For machines without its libraries it contains them, and adds them to LD_LIBRARY_PATH. */
async function packedBrowser(): Promise<Browser> {
  // It does so only if it believes that it runs on the cloud platform that it was made for.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  // Its own fonts have Latin letters only; the machine's fonts, if there are any, have Chinese characters too.
  if (existsSync('/etc/fonts/fonts.conf')) delete process.env.FONTCONFIG_PATH;
  return { executablePath, args };
}
