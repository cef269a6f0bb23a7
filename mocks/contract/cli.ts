import { runContract } from './command.ts';
import { shell } from './terminal.ts';

process.exitCode = await runContract(process.argv.slice(2), shell);
