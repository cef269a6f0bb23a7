// Calls a business gateway as the portal does: node docs/examples/sign-a-call.mjs [gateway] [group] [method] [param]
import { createHmac } from 'node:crypto';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const SECRET = 'sandbox-secret';
const APP = {
  api_version: '1.0',
  app_sub_id: 'careers-portal',
  app_token: 'sandbox-token',
  sys_id: 'careers',
};

const encode = (value) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The signature of a query and a payload: lower-case hex HMAC-SHA256. */
export function sign(query, paramString, secret) {
  const names = Object.keys(query).sort();
  const text = `${names.map((name) => `${name}=${encode(query[name])}`).join('&')}\n${paramString}`;
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** What a method answers. Throws what the gateway refuses it with. */
export async function call(gateway, group, method, param, headers = {}) {
  const paramString = Buffer.from(JSON.stringify({ biz: { method, param } })).toString('base64');
  const query = { ...APP, api_id: group, timestamp: String(Date.now()) };
  const signed = new URLSearchParams({ ...query, sign: sign(query, paramString, SECRET) });
  const response = await fetch(`${gateway}?${signed}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', rmApplyId: 'careers', languageIndex: '2', ...headers },
    body: JSON.stringify({ paramString }),
  });
  const { returnCode, returnDesc, returnData } = await response.json();
  if (returnCode !== 'MS000A000') throw new Error(`${returnCode}: ${returnDesc}`);
  const text = Buffer.from(returnData ?? 'e30=', 'base64').toString();
  return /^[{[]/.test(text) ? JSON.parse(text) : text;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const [gateway = 'http://127.0.0.1:4010/gateway', group = 'common.language', method = 'getSysConfigInfo'] =
    argv.slice(2);
  console.log(
    await call(gateway, group, method, JSON.parse(argv[5] ?? '{}'), { homepageConfigId: 'site-external' }),
  );
}
