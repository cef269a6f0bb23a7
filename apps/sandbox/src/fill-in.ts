/**
 * Functions that the sandbox needs and the oldest supported browsers lack. The mock and the library of its service worker call
 * them; the portal does without (decision 0026).
 */

Promise.withResolvers ??= <Value>(): PromiseWithResolvers<Value> => {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => {};
  let reject: PromiseWithResolvers<Value>['reject'] = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
};

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

// No script of a page sees the cookies that a reply sets.
Headers.prototype.getSetCookie ??= () => [];

export {};
