import { getAccountSettings, queryConsents } from '@careers/gateway/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { methodQuery } from '../../core/calls/method-query.ts';
import type { Portal } from '../../core/portal/portal.ts';

/** While another language loads the old data stays, so that an open dialog keeps what was typed. */
export function accountSettingsQuery(portal: Portal) {
  return { ...methodQuery(portal, getAccountSettings, {}), placeholderData: keepPreviousData };
}

export function consentsQuery(portal: Portal) {
  return methodQuery(portal, queryConsents, {});
}
