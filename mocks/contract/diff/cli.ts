import { shell } from '../terminal.ts';
import { runDiff } from './command.ts';

process.exitCode = await runDiff(process.argv.slice(2), shell);
