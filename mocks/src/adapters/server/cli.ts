import { ArgumentError, readServerArguments } from './arguments.ts';
import { whenAskedToEnd } from './end.ts';
import { startMockServer } from './server.ts';
import { SESSIONS_KEPT } from './sessions.ts';
import { whyNotListening } from './why-not-listening.ts';

const usage = `Usage: npm run gateway -- [--port 4010] [--scenario ID] [--seed N] …

  --port N           where it listens (default: 4010; 0 lets the system choose)
  --host ADDRESS     the address of this machine that it listens at (default: 127.0.0.1)
  --portal URL       where the links in the inbox lead, and whose pages may call beside those of this machine
  --known-host NAME  another name under which its control API is reached; may be said more than once

The world that each client gets, as the address of a sandbox says it (README.md):
  --scenario ID  --persona NAME  --site KIND  --lang LANGUAGE  --seed N  --size N  --clock TIME  --latency MS
  --fault METHOD:KIND[:WHEN], such as rm.account.login:451:once; may be said more than once
A value that is not known is refused with those that are. A session of the persona is had from GET /__sandbox/session.`;

/** How much of a session's name is shown. */
const SESSION_SHOWN = 100;

const args = process.argv.slice(2);
const asksForHelp = args.some((arg) => ['--help', '-h', '-?'].includes(arg));
try {
  if (asksForHelp) console.log(usage);
  else await start(args);
} catch (error) {
  process.exitCode = 1;
  const why = whyNotListening(error);
  if (why) console.error(why);
  else if (error instanceof ArgumentError) console.error(`${error.message}\n${usage}`);
  else throw error;
}

/** On the error stream: what the command says on the other is one line. */
function sayLetGo(session: string): void {
  const whose = session
    ? `session ${JSON.stringify(session.slice(0, SESSION_SHOWN))}`
    : 'clients without a session';
  console.error(
    `The world of ${whose} was idle longest and is let go: ${SESSIONS_KEPT} are kept. Its next call begins anew.`,
  );
}

async function start(given: readonly string[]): Promise<void> {
  const { described, ...options } = readServerArguments(given);
  const server = await startMockServer({ ...options, onLetGo: sayLetGo });
  whenAskedToEnd(() => void server.stop());
  console.log(`Mock gateway at ${server.url} (world: ${described})`);
}
