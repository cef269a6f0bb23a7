import { runContract } from './command.ts';
import { shell } from './terminal.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: when it comes again, the process ends at once.
  process.once(signal, () => {
    shell.complain('The run ends after this case; the next Ctrl-C ends it at once.');
    interruption.abort();
  });
}

process.exitCode = await runContract(process.argv.slice(2), { ...shell, interruption: interruption.signal });
