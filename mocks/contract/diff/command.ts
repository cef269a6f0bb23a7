import { parseArgs } from 'node:util';
import { preflight } from '../preflight.ts';
import { CALL_MILLISECONDS } from '../run.ts';
import { readConfigFile } from '../target/config-file.ts';
import { redactor } from '../target/redact.ts';
import { SettingError } from '../target/settings.ts';
import { httpTarget, localTarget, type Target } from '../target/target.ts';
import type { Terminal } from '../terminal.ts';
import { exitCodes, Unjudgeable } from '../unjudgeable.ts';
import { writeReports } from '../write-report.ts';
import { differenceOf, redactDifference, writeDifference } from './difference.ts';
import { observe } from './observe.ts';

const usage = `Usage: npm run diff -- --right URL [--left URL] [--shapes] [--allow PATH] [--only TEXT] [--json FILE]

  --left URL            a gateway; the mock in this process when absent
  --right URL           the gateway that it is compared with
  --left-config FILE    describes a gateway that is none of the sandbox's (docs/contract-suite.md)
  --right-config FILE
  --shapes              only which fields there are, and of which type
  --allow PATH          may differ, as it stands in the report (data.rows[].post); may be said again
  --only TEXT           the methods whose name has this in it
  --json FILE           writes what was found as JSON

Exits with 0 when all that was compared is alike, 1 when something differs, 2 for wrong options, 3 when a gateway does
not answer, 4 when it refuses the credentials or an account.`;

/** `npm run diff`: reads the arguments, compares and prints what differs; the exit code. */
export async function runDiff(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof Unjudgeable)) throw error;
    terminal.complain(error instanceof SettingError ? `${error.message}\n\n${usage}` : error.message);
    return error instanceof Unjudgeable ? error.exitCode : exitCodes.usage;
  }
}

async function run(args: readonly string[], { environment, print }: Terminal): Promise<number> {
  const given = read(args);
  if (given.help) {
    print(usage);
    return exitCodes.passed;
  }
  const { only = '', shapes = false, allow = [] } = given;
  const left = targetOf('left', given.left, given['left-config'], environment);
  const right = targetOf('right', given.right, given['right-config'], environment);
  if (!left && !right) throw new SettingError('--right is missing');
  const [one, other] = [left ?? localTarget(), right ?? localTarget()];
  print(`left:  ${one.name}\nright: ${other.name}\n`);
  for (const target of [one, other]) await expectJudgeable(target);
  const chosen = (id: string) => id.includes(only);
  const compared = differenceOf(await observe(one, chosen), await observe(other, chosen), {
    allow,
    shapesOnly: shapes,
  });
  const [ofOne, ofOther] = [redactor(one.settings), redactor(other.settings)];
  const found = redactDifference(compared, (text) => ofOther(ofOne(text)));
  if (found.methods.length === 0) throw new SettingError(`--only ${only}: no method has this in its name`);
  print(writeDifference(found));
  if (given.json) {
    const { methods, allowed } = found;
    const text = JSON.stringify({
      left: one.name,
      right: other.name,
      methods,
      allowed: Object.fromEntries(allowed),
    });
    await writeReports([['json', given.json, `${text}\n`]]);
  }
  return found.methods.some(({ status }) => status === 'differs') ? exitCodes.failed : exitCodes.passed;
}

/** @throws {Unjudgeable} without secrets */
async function expectJudgeable(target: Target): Promise<void> {
  try {
    await preflight(target, CALL_MILLISECONDS);
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    throw new Unjudgeable(redactor(target.settings)(error.message), error.exitCode);
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        left: { type: 'string' },
        right: { type: 'string' },
        'left-config': { type: 'string' },
        'right-config': { type: 'string' },
        shapes: { type: 'boolean' },
        allow: { type: 'string', multiple: true },
        only: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new SettingError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws {SettingError} for an address or a file that describes no gateway */
function targetOf(
  side: string,
  url: string | undefined,
  config: string | undefined,
  environment: Terminal['environment'],
): Target | undefined {
  if (config === undefined) return url === undefined ? undefined : httpTarget(url, {});
  const { target, given } = readConfigFile(config, environment);
  const address = url ?? target;
  if (address === undefined)
    throw new SettingError(`--${side}-config ${config}: target is missing, and --${side} too`);
  return httpTarget(address, given, { silence: 'none' });
}
