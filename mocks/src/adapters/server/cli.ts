import { parseArgs } from 'node:util';
import { describeProblem } from '../../control/routes.ts';
import { readWorldAddress } from '../../scenarios/address.ts';
import { startMockServer } from './server.ts';

const usage = `Usage: npm run gateway -- [--port 4010] [--scenario ID] [--seed N] [--host 127.0.0.1] [--portal URL]
  and any other parameter of a world's address: --persona, --site, --lang, --size, --clock, --latency, --fault`;

const text = { type: 'string' } as const;

try {
  const { port, host, portal, fault, ...described } = parseArgs({
    options: {
      port: text,
      host: text,
      portal: text,
      scenario: text,
      persona: text,
      site: text,
      lang: text,
      seed: text,
      size: text,
      clock: text,
      latency: text,
      fault: { type: 'string', multiple: true },
    },
  }).values;
  const params = new URLSearchParams(Object.entries(described));
  for (const one of fault ?? []) params.append('fault', one);
  const read = readWorldAddress(params);
  if (!read.ok) throw new RangeError(read.problems.map(describeProblem).join('\n'));
  const portNumber = Number(port ?? 4010);
  if (!Number.isInteger(portNumber) || portNumber < 0 || portNumber > 65_535) {
    throw new RangeError(`port=${port}: expected a number from 0 to 65535`);
  }
  const server = await startMockServer({
    config: read.config,
    port: portNumber,
    ...(host ? { host } : {}),
    ...(portal ? { portalUrl: portal } : {}),
  });
  console.log(`Mock gateway at ${server.url} (world: ${params.toString() || 'default'})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(usage);
  process.exitCode = 1;
}
