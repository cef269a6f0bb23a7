import { createGateway, createHmacSigner, type FailureKind } from '@careers/gateway';
import type { Method } from '@careers/gateway/contract';
import { methodPath } from '@careers/gateway/registry';
import type { FaultKind } from '../src/faults/rule.ts';
import { expectSame } from './cases/check.ts';
import { createProbe, failureOf } from './target/probe.ts';
import { sandboxControl } from './target/sandbox-control.ts';
import type { CaseContext } from './target/target.ts';

/** What the client makes of each fault (decisions, section 1). */
export const failureOfFault: Readonly<Record<FaultKind, FailureKind>> = {
  '451': 'business',
  '40101': 'expired',
  captcha: 'captcha',
  http500: 'http',
  http502: 'http',
  network: 'network',
  timeout: 'timeout',
  malformed: 'malformed',
  cut: 'malformed',
  schema: 'malformed',
  badsign: 'rejected',
};

/** Milliseconds; a call that is never answered need not be waited for any longer. */
const PATIENCE = 20;

/** The client’s failure for one fault of one method, under the method’s own example. */
export async function runFault(
  context: CaseContext,
  method: Method,
  param: object,
  fault: FaultKind,
): Promise<void> {
  const { settings, transport } = context;
  await sandboxControl(context).setFault(`${methodPath(method)}:${fault}`);
  const probe = createProbe(context);
  if (method.access === 'session') await probe.login('candidate');
  const gateway = createGateway({
    config: settings.config,
    transport,
    signer: createHmacSigner(settings.secret),
    session: {
      token: probe.token,
      homepageConfigId: () => settings.site,
      languageIndex: () => 0,
      visitorId: () => undefined,
      userId: () => undefined,
      isInternalSite: () => false,
    },
  });
  const patience = fault === 'timeout' ? { timeoutMs: PATIENCE } : {};
  const failure = await failureOf(gateway.call(method, param, patience));
  expectSame('kind of failure', failure.kind, failureOfFault[fault]);
  expectSame('method of the failure', failure.method, method.name);
}
