import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWorldPath } from '@careers/mocks/browser';
import { expect, test } from 'vitest';

/** Runs the service worker's script without msw's, and tells whether msw would hear of a request. */
function openWorker() {
  const script = readFileSync(join(import.meta.dirname, '../public/worldWorker.js'), 'utf8');
  const listeners = new Map<string, (event: unknown) => void>();
  const add = (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener);
  new Function('addEventListener', 'importScripts', 'location', script)(add, () => {}, {
    origin: 'http://sandbox.example',
  });
  return (url: string) => {
    let heard = true;
    const stopImmediatePropagation = () => {
      heard = false;
    };
    listeners.get('fetch')?.({ request: { url }, stopImmediatePropagation });
    return heard;
  };
}

test('the service worker hands exactly the addresses of the world to a page, and no document of a tab that opens', () => {
  const hears = openWorker();
  const paths = ['/gateway', '/base', '/admin/x', '/files/download', '/captcha/get', '/__sandbox/inbox'];
  const others = [
    '/',
    '/index.html',
    '/gallery/',
    '/directory/login/',
    '/config.json',
    '/gateways',
    '/files',
  ];
  for (const path of [...paths, ...others])
    expect([path, hears(`http://sandbox.example${path}?a=1`)]).toEqual([path, isWorldPath(path)]);
  expect(paths.map(isWorldPath)).not.toContain(false);
  expect(hears('http://elsewhere.example/gateway')).toBe(false);
});
