import { type ConsentKind, consentKinds } from '@careers/gateway/contract';
import { HOUR } from '../core/clock.ts';
import { agreements } from '../data/agreements/index.ts';
import type { Account, Consent } from '../domain/account-state.ts';
import { isDirectoryAccount } from './account-rules.ts';
import { BusinessError, type Resolvers } from './context.ts';

export const agreementResolvers = {
  getAgreement: ({ kind, homepageConfigId }, context) => {
    context.site(homepageConfigId);
    const { title, content, version, effectiveFrom } = agreements[kind];
    return { title: title[context.locale], content: content[context.locale], version, effectiveFrom };
  },

  queryDueConsents: (_param, context) => {
    const account = context.requireAccount();
    return dueTo(account).map((kind) => {
      const { title, version, effectiveFrom } = agreements[kind];
      const earlier = account.consents.some((consent) => consent.kind === kind);
      return { kind, title: title[context.locale], version, effectiveFrom, earlier };
    });
  },

  giveConsents: ({ consents }, context) => {
    const account = context.requireAccount();
    if (consents.some(({ kind, version }) => version !== agreements[kind].version))
      throw new BusinessError('agreementChanged');
    const agreedAt = context.clock.now();
    const given = dueTo(account).filter((kind) => consents.some((consent) => consent.kind === kind));
    account.consents = [
      ...account.consents,
      ...given.map((kind) => ({ kind, version: agreements[kind].version, agreedAt })),
    ];
    return {};
  },
} satisfies Partial<Resolvers>;

/**
 * The consents whose current version a person has not given. The directory's people are not asked here, as their employer has
 * asked them.
 */
function dueTo(account: Account): ConsentKind[] {
  if (isDirectoryAccount(account)) return [];
  return consentKinds.filter(
    (kind) =>
      !account.consents.some(
        (consent) => consent.kind === kind && consent.version === agreements[kind].version,
      ),
  );
}

/** The consents that are given by registering, in their current versions or in the ones before. */
export function consentsAt(agreedAt: number, which: 'current' | 'earlier' = 'current'): Consent[] {
  return consentKinds.map((kind) => {
    const { version, earlierVersion = version } = agreements[kind];
    return { kind, version: which === 'earlier' ? earlierVersion : version, agreedAt };
  });
}

/**
 * The consents of a person of the sample who registered at that time. A version that has come into force since was accepted in
 * the morning of its day. If the world's clock is before that day, only the version before is known.
 */
export function sampleConsents(registeredAt: number, now: number, which?: 'current' | 'earlier'): Consent[] {
  return consentsAt(registeredAt, which).map((consent) => {
    const { version, effectiveFrom } = agreements[consent.kind];
    const asked = Date.parse(effectiveFrom) + 2 * HOUR;
    return consent.version === version && registeredAt < asked && asked < now
      ? { ...consent, agreedAt: asked }
      : consent;
  });
}
