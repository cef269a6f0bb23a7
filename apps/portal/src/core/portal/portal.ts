import type { Gateway, GatewayHooks, Transport } from '@careers/gateway';
import type { Toasts } from '@careers/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Languages } from '../language/languages.ts';
import type { KeyStorage, SessionStore, StoredSession } from '../session/index.ts';
import type { UnsavedWork } from '../typed/unsaved.ts';
import type { BootReply } from './boot-reply.ts';
import type { PortalConfig } from './config.ts';
import type { CaptchaPrompts, LoginPrompts } from './prompts.ts';
import type { RequestScope } from './request-scope.ts';

/** Everything one mounted portal works with; nothing of it is global, so two portals can stand side by side. */
export interface Portal {
  readonly config: PortalConfig;
  readonly gateway: Gateway;
  readonly session: SessionStore;
  /** What the device keeps; drafts and looks are read and written here, the rest is the session's (decision 0029). */
  readonly device: KeyStorage;
  /** What this tab keeps for itself. */
  readonly tab: KeyStorage;
  /** The client under a token that the session has given up: its calls ask for no login. */
  readonly gatewayUnder: (token: string) => Gateway;
  /** To be called when something may have to be sent as the page is left: loads what signs such a call at once. */
  readonly readyToLeave: () => void;
  /** Shows the login over the page, since the session is gone; true once the same person is back. */
  readonly onExpired: NonNullable<GatewayHooks['onExpired']>;
  /** The line of uploads and downloads, where it is not the browser's own (`openFileGateway`). */
  readonly fileTransport: Transport | undefined;
  readonly languages: Languages;
  readonly queries: QueryClient;
  readonly toasts: Toasts;
  /** The address's part that calls depend on: which site, shared or not. */
  readonly scope: RequestScope;
  readonly loginPrompts: LoginPrompts;
  readonly captchaPrompts: CaptchaPrompts;
  /** What forms have open that would be lost with the person. */
  readonly unsaved: UnsavedWork;
  /** The configuration that was asked for before the bundle ran. */
  readonly boot: BootReply;
  /** Unix milliseconds; the sandbox's can be moved. */
  readonly clock: () => number;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal. Renders again when somebody logs in or out, since queries are theirs from then on. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal outside of a portal');
  const { session } = portal;
  useSyncExternalStore(session.subscribe, () => userOf(session));
  return portal;
}

/** The id of whoever is logged in, or was until the session expired: an expiry must not close the page that they type in. */
export function userOf(session: SessionStore): string | undefined {
  return session.get().userInfo?.userid;
}

/**
 * Whether somebody is logged in, or was until the session expired (as `userOf`). A stored token without the person's facts
 * counts as a login too.
 */
export function useHasPerson(): boolean {
  const { Authorization, userInfo } = useStoredSession();
  return Authorization !== undefined || userInfo !== undefined;
}

/** What is stored of the session; renders again when it changes, in this tab or another. */
export function useStoredSession(): StoredSession {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}
