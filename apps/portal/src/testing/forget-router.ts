import { afterAll } from 'vitest';

// A router puts itself there for its tools as soon as it is made. The portal takes it away when it is unmounted; tests
// of its parts make routers of their own.
afterAll(() => void Reflect.deleteProperty(globalThis, '__TSR_ROUTER__'));
