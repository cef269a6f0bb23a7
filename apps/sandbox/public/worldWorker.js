/**
 * The sandbox's service worker: msw's, for the addresses of the world alone. Each request that msw handles is first sent to a page and
 * back; that of a new tab for its document to the page of another tab, which may be closed before it answers.
 */

const destinations = ['script', 'style', 'font', 'worker'];

/** As `isWorldPath` of the mocks. */
const worldPath = /^\/(gateway$|base$|admin\/|files\/|captcha\/|__sandbox\/)/;

// Browsers that can be told beforehand do not even wake the worker for them.
addEventListener('install', (event) => {
  const condition = { or: destinations.map((requestDestination) => ({ requestDestination })) };
  event.addRoutes?.({ condition, source: 'network' });
});

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || !worldPath.test(pathname)) event.stopImmediatePropagation();
});

// A page that was opened while the worker was about to unregister itself finds it installed, and is not answered by it.
addEventListener('message', (event) => {
  if (event.data === 'CLAIM_CLIENTS') event.waitUntil(clients.claim());
});

importScripts('mockServiceWorker.js');
