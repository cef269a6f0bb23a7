import { type FileRef, getParseResult, type ParsedField, parseResume } from '@careers/gateway/contract';
import type { Portal } from '../../../../core/portal/portal.ts';
import { ReadFailure } from '../read/read-failure.ts';
import type { Watch } from './progress.ts';
import { wait } from './wait.ts';

/** How often the result is requested, and for how long. */
export const ASK_EVERY_MS = 1000;
const ASK_MAX = 180;

/**
 * Has the gateway read a file that browsers cannot read.
 * @throws {ReadFailure} why nothing could be read; {GatewayFailure} if a call failed
 */
export async function readAtGateway(
  { gateway }: Portal,
  { fileId }: FileRef,
  { signal, tell }: Watch,
): Promise<readonly ParsedField[]> {
  tell({ stage: 'queued' });
  const { jobId } = await gateway.call(parseResume, { fileId }, { signal });
  for (let asked = 0; asked < ASK_MAX; asked++) {
    const result = await gateway.call(getParseResult, { jobId }, { signal });
    if (result.state === 'done') return result.fields;
    if (result.state === 'failed') throw new ReadFailure(result.reason);
    tell({ stage: result.state });
    await wait(ASK_EVERY_MS, signal);
  }
  throw new ReadFailure('broken');
}
