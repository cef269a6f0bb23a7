import { returnCodes } from '@careers/gateway/wire';
import { type CallRecord, credentials, type WorldConfig, writeWorldAddress } from '@careers/mocks';
import { type RepeatableCall, repeatable, type Unrepeatable } from './repeat-call.ts';

/** Why a call makes no test: it cannot be sent again, or would not be answered the same. */
type Untestable = Unrepeatable | 'wasRefused' | 'wasFault';

/**
 * A recorded call as a Vitest test of its own, without an import but Node's and Vitest's: it opens the same world anew on the stand-alone
 * mock, makes the call, signed, and expects the same code, and in the data the same fields.
 *
 * A session's token is not copied: the test has the mock open one of the world's persona, or of the candidate in a visitor's world. A call
 * that was refused for its signature or credentials, or that a fault struck, makes no test, since neither would come again.
 */
export function callAsTest(call: CallRecord, config: WorldConfig): { readonly text: string } | Untestable {
  if (call.problem || call.signed === false) return 'wasRefused';
  if (call.fault) return 'wasFault';
  const repeated = repeatable(call);
  return typeof repeated === 'string' ? repeated : { text: writeTest(call, repeated, config) };
}

function writeTest(call: CallRecord, repeated: RepeatableCall, config: WorldConfig): string {
  const { path, code, data, headers } = call;
  const { channel } = repeated.method;
  const withSession = headers.Authorization !== undefined && code !== returnCodes.expired;
  const { Authorization: _, ...others } = headers;
  return `import { ${channel === 'admin' ? '' : 'createHmac, '}randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';

// Copied from the sandbox: the call is made in a world of its own, which the stand-alone mock opens by the same address. What
// had happened in the sandbox before has not happened there. \`npm run gateway\` starts the mock.
const mock = process.env.GATEWAY ?? 'http://127.0.0.1:4010';

test(${JSON.stringify(`${path} answers ${code}`)}, async () => {
  const own = { 'Content-Type': 'application/json', 'X-Sandbox-Session': randomUUID() };
  const world = ${literal(worldOf(config, withSession))};
  await fetch(\`\${mock}/__sandbox/set\`, { method: 'POST', headers: own, body: JSON.stringify(world) });
${withSession ? OPEN_SESSION : ''}
  const headers = { ...own, ${withSession ? 'Authorization, ' : ''}...${literal(others)} };
${channel === 'admin' ? adminCall(repeated) : signedCall(repeated)}
  const reply = await response.json();
${channel === 'business' ? businessChecks(code, data) : baseChecks(code)}});
`;
}

const OPEN_SESSION = `  const session = await fetch(\`\${mock}/__sandbox/session\`, { headers: own });
  const { Authorization } = await session.json();
`;

/** The world's parameters, without what would strike or slow the call. */
function worldOf(config: WorldConfig, withSession: boolean): Readonly<Record<string, string>> {
  const said = new URLSearchParams(writeWorldAddress(config));
  if (withSession && config.persona === 'visitor') said.set('persona', 'candidate');
  return { scenario: config.scenario, ...Object.fromEntries(said), fault: 'none', latency: 'none' };
}

function signedCall({ method, group, param }: RepeatableCall): string {
  const business = method.channel === 'business';
  const biz = business ? { method: method.name, param } : { uri: method.name, method: method.verb, param };
  const query = {
    api_id: group,
    api_version: credentials.apiVersion,
    app_sub_id: credentials.appSubId,
    app_token: group === 'captcha' ? credentials.captchaAppToken : credentials.appToken,
    sys_id: credentials.sysId,
  };
  return `  const biz = ${literal(biz)};
  const paramString = Buffer.from(JSON.stringify({ biz })).toString('base64');
  const query = { ...${literal(query)}, timestamp: String(Date.now()) };
  const pairs = Object.entries(query).map(([name, value]) => \`\${name}=\${encodeURIComponent(value)}\`);
  const signer = createHmac('sha256', ${JSON.stringify(credentials.secret)});
  const sign = signer.update(\`\${pairs.join('&')}\\n\${paramString}\`).digest('hex');
  const response = await fetch(\`\${mock}/${business ? 'gateway' : 'base'}?\${new URLSearchParams({ ...query, sign })}\`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ paramString }),
  });
`;
}

const adminCall = ({ method }: RepeatableCall) =>
  `  const response = await fetch(\`\${mock}/admin${method.name}\`, { headers });
`;

function businessChecks(code: string, data: unknown): string {
  const fields = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.keys(data) : [];
  const checks = `  expect(reply.returnCode, reply.returnDesc).toBe(${JSON.stringify(code)});
`;
  if (fields.length === 0) return checks;
  return `${checks}  const data = JSON.parse(Buffer.from(reply.returnData, 'base64').toString());
  expect(Object.keys(data)).toEqual(expect.arrayContaining(${JSON.stringify(fields)}));
`;
}

function baseChecks(code: string): string {
  if (code === returnCodes.success)
    return `  expect(reply).toMatchObject({ successful: true });
`;
  return `  expect(reply).toMatchObject({ successful: false, code: ${JSON.stringify(code)} });
`;
}

/** A value as it stands in the source of a test. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}
