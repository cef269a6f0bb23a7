import { GatewayFailure } from '@careers/gateway';

/** Whether a call failed since the group has no such company. */
export function isUnknownCompany(error: unknown): boolean {
  return error instanceof GatewayFailure && error.reason === 'companyUnknown';
}
