import { GatewayFailure } from '@careers/gateway';

/** The website that an expired share was created on, from the data of the refusal; empty if it has none. */
export function originalSite(error: Error): string {
  const data = error instanceof GatewayFailure ? error.data : undefined;
  const id =
    typeof data === 'object' && data !== null && 'originalWebSiteId' in data ? data.originalWebSiteId : '';
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}
