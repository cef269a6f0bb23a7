import {
  createFetchTransport,
  createGateway,
  createHmacSigner,
  createSignerAtOnce,
  type Signer,
  type Transport,
} from '@careers/gateway';
import { createToasts } from '@careers/ui';
import { forgetOthers } from '../core/calls/method-query.ts';
import { PortalQueries } from '../core/calls/portal-queries.ts';
import { transportUntilLeft } from '../core/calls/transport-until-left.ts';
import { createLanguages } from '../core/language/languages.ts';
import { createBootReply, type SentBoot } from '../core/portal/boot-reply.ts';
import type { PortalConfig } from '../core/portal/config.ts';
import { isKnownInternal } from '../core/portal/is-internal.ts';
import { type Portal, userOf } from '../core/portal/portal.ts';
import { createPrompts } from '../core/portal/prompts.ts';
import { createRequestScope } from '../core/portal/request-scope.ts';
import { createSessionStore, type PortalStorage, portalLocales, visitorIdOf } from '../core/session/index.ts';
import { createUnsavedWork } from '../core/typed/unsaved.ts';
import { endOnReturn } from './end-on-return.ts';
import { createLoginAgain } from './login-again.ts';

/** The parts that a host can choose; all but the first two default to the browser's own. */
export interface PortalOptions {
  readonly config: PortalConfig;
  readonly storage: PortalStorage;
  /** Unix milliseconds for everything people see; signatures always use real time. */
  readonly clock?: () => number;
  readonly transport?: Transport;
  /** For uploads and downloads; by default one that reports their progress. */
  readonly fileTransport?: Transport;
  /** For a gateway with another signature than the HMAC of the decisions. */
  readonly signer?: Signer;
  /** The website configuration that `boot.ts` has asked for. */
  readonly boot?: SentBoot;
}

/** Creates everything that one portal works with; nothing is rendered and nothing is called yet. */
export function assemblePortal(options: PortalOptions): Portal {
  const { config } = options;
  const session = createSessionStore(options.storage, options.clock);
  const scope = createRequestScope(session.get().websiteId ?? config.websiteId);
  const languages = createLanguages();
  const transport = transportUntilLeft(options.transport ?? createFetchTransport());
  const loginPrompts: Portal['loginPrompts'] = createPrompts();
  const captchaPrompts: Portal['captchaPrompts'] = createPrompts();

  const atOnce = options.signer ? undefined : createSignerAtOnce(config.appSecret);
  const signer = endOnReturn(options.signer ?? createHmacSigner(config.appSecret));
  const reader = {
    token: () => session.get().Authorization,
    userId: () => userOf(session),
    homepageConfigId: () => scope.get().websiteId,
    languageIndex: () => portalLocales[languages.locale()].index,
    visitorId: () => visitorIdOf(session),
    isInternalSite: (id: string | undefined) => isKnownInternal(session, id),
  };

  const onExpired = createLoginAgain(session, loginPrompts);
  const gateway = createGateway({
    config,
    transport,
    session: reader,
    signer,
    signAtOnce: atOnce?.sign,
    hooks: {
      onExpired,
      onCaptchaRequired: (captchaType, signal) =>
        captchaPrompts.ask({ captchaType }, { signal, otherwise: undefined }),
    },
  });

  const gatewayUnder: Portal['gatewayUnder'] = (token) =>
    createGateway({
      config,
      transport,
      session: { ...reader, token: () => token },
      signer,
      signAtOnce: atOnce?.sign,
    });

  const queries = new PortalQueries();
  let user = userOf(session);
  session.subscribe(() => {
    if (user === userOf(session)) return;
    user = userOf(session);
    forgetOthers(queries, user);
  });

  return {
    config,
    gateway,
    gatewayUnder,
    readyToLeave: () => void atOnce?.load(),
    onExpired,
    fileTransport: options.fileTransport ?? options.transport,
    session,
    device: options.storage,
    tab: options.storage.tab,
    languages,
    queries,
    toasts: createToasts(),
    scope,
    loginPrompts,
    captchaPrompts,
    unsaved: createUnsavedWork(),
    boot: createBootReply(options.boot),
    clock: options.clock ?? Date.now,
  };
}
