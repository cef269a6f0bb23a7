import type { Plugin } from 'vite';

/**
 * crypto-js looks for Node's crypto with `require`, which no browser has. Without the question the bundler need not
 * put a stand-in for `require` into what every page loads first.
 */
export function browserCrypto(): Plugin {
  return {
    name: 'careers-browser-crypto',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/crypto-js\/core\.js$/ },
      handler: (code) => ({
        code: code
          .replace("typeof require === 'function'", 'false')
          .replace("require('crypto')", 'undefined'),
        map: null,
      }),
    },
  };
}
