/**
 * The sandbox's service worker: msw's, without the files that the sandbox itself consists of. The world answers none of those, and
 * each one that msw lets through is first sent to the page and back.
 */

const destinations = ['script', 'style', 'font', 'worker'];

// Browsers that can be told beforehand do not even wake the worker for them.
addEventListener('install', (event) => {
  const condition = { or: destinations.map((requestDestination) => ({ requestDestination })) };
  event.addRoutes?.({ condition, source: 'network' });
});

addEventListener('fetch', (event) => {
  if (destinations.includes(event.request.destination)) event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
