import { fileURLToPath } from 'node:url';
import { contractForCallers } from '@careers/portal/vite/contract-for-callers';
import { build } from 'vite';
import { expect, test } from 'vitest';

const settings = fileURLToPath(new URL('../packages/gateway/src/contract/settings.ts', import.meta.url));

/** The bundle of code that calls one method of the contract, without the schema library. */
async function bundleFor(method: string): Promise<string> {
  const caller = {
    name: 'caller',
    resolveId: isCaller,
    load: (id: string) => (isCaller(id) ? source : null),
  };
  const source = `export { ${method} } from ${JSON.stringify(settings)};`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [contractForCallers(), caller],
    build: {
      write: false,
      minify: false,
      lib: { entry: '/caller', formats: ['es'] },
      rolldownOptions: { external: 'valibot' },
    },
  });
  const [library] = [built].flat();
  if (!library || !('output' in library)) throw new TypeError('nothing is built');
  return library.output[0].code;
}

const isCaller = (id: string) => (id === '/caller' ? id : null);

test('a caller of a method brings what answers it, and neither what servers read of it nor what others are answered', async () => {
  const bundled = await bundleFor('requestAccountDeletion');
  expect(bundled).toContain('requestAccountDeletion');
  expect(bundled).toContain('deletionDueAt');
  expect(bundled).not.toContain('idempotencyKey');
  expect(bundled).not.toContain('deletionPending');
  expect(bundled).not.toContain('passwordSet');
});
