import { getAccountSettings, queryConsents } from '@careers/gateway/contract';
import { methodQuery } from '../../core/method-query.ts';
import type { Portal } from '../../core/portal.ts';

export function accountSettingsQuery(portal: Portal) {
  return methodQuery(portal, getAccountSettings, {});
}

export function consentsQuery(portal: Portal) {
  return methodQuery(portal, queryConsents, {});
}
