import { GatewayFailure } from '@careers/gateway';

const over: readonly unknown[] = ['shareExpired', 'shareInvalid'];

/** Whether a call was refused because its share has expired, or because there is none of its ticket. */
export function isShareOver(error: unknown): boolean {
  return error instanceof GatewayFailure && over.includes(error.reason);
}
