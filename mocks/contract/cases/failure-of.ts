import { GatewayFailure } from '@careers/gateway';
import { ContractBreach } from './check.ts';

/**
 * The failure of a call.
 * @throws {ContractBreach} if the call succeeded, with what was due instead
 * @throws if it failed for a reason other than the gateway
 */
export async function failureOf(call: Promise<unknown>, due = 'a refusal'): Promise<GatewayFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayFailure) return error;
    throw error;
  }
  throw new ContractBreach(`the call succeeded, where ${due} was due`, due);
}
