import { afterAll } from 'vitest';

// A router registers itself there when it is created. The portal removes it when it is unmounted; tests that create routers
// themselves do not.
afterAll(() => void Reflect.deleteProperty(globalThis, '__TSR_ROUTER__'));
