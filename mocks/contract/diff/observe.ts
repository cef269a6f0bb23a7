import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { createSuite } from '../cases/create-suite.ts';
import { type CaseResult, runCase } from '../run.ts';
import { type Exchange, recorded } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';

/** What a target answered to a call of a method, as it was on the wire. */
export type Observation =
  | { readonly status: 'answered'; readonly replies: readonly unknown[] }
  /** The method could not be shown there. */
  | { readonly status: 'missing'; readonly why: string };

/** Plays the recipes of methods on a target, and returns its answers, oldest first. */
export async function observe(
  target: Target,
  chosen: (id: MethodId) => boolean = () => true,
): Promise<ReadonlyMap<MethodId, Observation>> {
  const shows = createSuite().cases.filter(({ outcome }) => outcome.kind === 'success');
  const observed = new Map<MethodId, Observation>();
  for (const id of methodIds.filter(chosen)) {
    const one = shows.find(({ method }) => method === id);
    if (!one) throw new Error(`no case shows ${id}`);
    const log: Exchange[] = [];
    const result = await runCase(one, { ...target, open: () => recorded(target.open(), log) });
    const why = whyMissing(result);
    observed.set(
      id,
      why === undefined
        ? { status: 'answered', replies: log.filter((call) => isCallOf(call, id)).map(readReply) }
        : { status: 'missing', why },
    );
  }
  return observed;
}

function isCallOf({ request: { url, body } }: Exchange, id: MethodId): boolean {
  const { channel, name } = registry[id];
  const { pathname, searchParams } = new URL(url);
  if (channel === 'admin') return pathname.endsWith(name);
  // Pages and the control API are called without a signature.
  if (!searchParams.has('sign') || typeof body !== 'string') return false;
  const { biz } = JSON.parse(fromBase64(JSON.parse(body).paramString));
  return name === (channel === 'base' ? biz.uri : biz.method);
}

/** Code and data of a reply; its text if it is no JSON envelope. */
function readReply({ reply }: Exchange): unknown {
  if (!reply) return undefined;
  const { returnCode, returnData, code, data, successful } = JSON.parse(reply.text);
  if (returnCode === undefined) return { code: successful ? 'success' : code, data };
  const text = typeof returnData === 'string' ? fromBase64(returnData) : '{}';
  return { code: returnCode, data: /^[{[]/.test(text) ? JSON.parse(text) : text };
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}

/** Why a case shows no answer; undefined if it shows one. */
function whyMissing(result: CaseResult): string | undefined {
  if (result.status === 'skipped') return result.why;
  return result.status === 'failed' ? result.problem : undefined;
}
