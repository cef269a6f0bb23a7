import { ArgumentError, readServerArguments } from './arguments.ts';
import { startMockServer } from './server.ts';
import { whyNotListening } from './why-not-listening.ts';

const usage = `Usage: npm run gateway -- [--port 4010] [--scenario ID] [--seed N] [--host 127.0.0.1] [--portal URL] [--known-host NAME]
  and any other parameter of a world's address: --persona, --site, --lang, --size, --clock, --latency, --fault
  A session of the persona is had from GET /__sandbox/session.`;

try {
  const { described, ...options } = readServerArguments(process.argv.slice(2));
  const server = await startMockServer(options);
  console.log(`Mock gateway at ${server.url} (world: ${described})`);
} catch (error) {
  process.exitCode = 1;
  const why = whyNotListening(error);
  if (why) console.error(why);
  else if (error instanceof ArgumentError) console.error(`${error.message}\n${usage}`);
  else throw error;
}
