import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import type { CallContext } from '../../src/backend/context.ts';
import { worksBy } from '../../src/backend/link-access.ts';
import { HOUR } from '../../src/core/clock.ts';
import type { StoredOffer, StoredProcess } from '../../src/domain/process-state.ts';
import { standingOf } from '../../src/process/links.ts';
import { isOver } from '../../src/process/process.ts';
import { openLink } from '../../src/process/sample-links.ts';
import { magicLinks } from '../../src/scenarios/magic-links.ts';
import { aroundResolver, changeContext } from '../change/call.ts';
import { changeReply, type Reply } from '../change/reply.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage } from '../sabotage.ts';

const byLink = methodIds.filter((id) => registry[id].access === 'link');

type Link = NonNullable<CallContext['link']>;
/** Makes a call work by another link than its own. */
export const seeing = (link: Link | undefined): Partial<CallContext> | undefined =>
  link && { link, requireLink: () => link };

const sampleFor = (id: MethodId) => {
  if (registry[id].groups[0] === 'rm.link') return 'resume-verify';
  return magicLinks.find(({ kind, state }) => state === 'open' && worksBy(registry[id], kind))?.token ?? '';
};

/** Later than any case comes. */
const FAR = Date.UTC(2290, 0, 1);

const guards: readonly Sabotage[] = byLink.flatMap((id) => [
  {
    idea: 'link forgotten',
    at: id,
    what: 'accepts a token that no link has',
    wraps: changeContext(id, (context) =>
      context.link ? undefined : seeing(openLink(context, sampleFor(id))),
    ),
  },
  {
    idea: 'link forgotten',
    at: id,
    what: 'opens the first link of its kind with every token',
    wraps: changeContext(id, (context) => {
      const { links } = context.state();
      const first = Object.keys(links).find(
        (token) => links[token] && worksBy(registry[id], links[token].kind),
      );
      const opened = first === undefined ? undefined : openLink(context, first);
      return opened?.token === context.link?.token ? undefined : seeing(opened);
    }),
  },
  {
    idea: 'link endless',
    at: id,
    what: 'lets links live for ever',
    wraps: changeContext(id, ({ link, clock }) =>
      link && standingOf(link.link, clock.now()) === 'expired'
        ? seeing({ ...link, link: { ...link.link, expiresAt: FAR } })
        : undefined,
    ),
  },
]);

/** Answers a late submit as it would have answered one in time. A code only opens a link and is left out. */
const withdrawn: readonly Sabotage[] = byLink
  .filter((id) => registry[id].submit && registry[id].groups[0] !== 'rm.link')
  .map((id) => ({
    idea: 'link withdrawn',
    at: id,
    what: 'takes an answer by a link whose application is over',
    wraps: (markApplied) => {
      let taken: Reply | undefined;
      const answering = changeReply(id, (reply, { param, backend }) => {
        if (reply.code === returnCodes.success) taken = reply;
        const token = String(Object(param).token);
        return (backend.state().links[token]?.outcome && taken) || reply;
      });
      return answering(markApplied);
    },
  }));

/** Shows every offer in another state, as if what happened to it had not. */
function seeingOffers(context: CallContext, otherwise: (offer: StoredOffer) => StoredOffer): void {
  for (const delivery of context.state().deliveries) {
    const { offer } = delivery.process;
    if (offer) delivery.process = { ...ongoing(delivery.process), offer: otherwise(offer) };
  }
}

/** A process as it was before it ended. */
function ongoing(process: StoredProcess): StoredProcess {
  const before = process.steps.filter((step) => !isOver({ ...process, steps: [step] }));
  const [first = process.steps[0], ...others] = before;
  return { ...process, steps: [first, ...others] };
}

const withOffers = (
  id: 'getOffer' | 'acceptOffer' | 'declineOffer' | 'submitOfferAttachments',
  otherwise: (offer: StoredOffer) => StoredOffer,
) =>
  aroundResolver(id, (rest, _param, context, markApplied) => {
    seeingOffers(context, otherwise);
    markApplied();
    return rest();
  });

const pending = { kind: 'pending' } as const;

const offers: readonly Sabotage[] = [
  {
    idea: 'offer',
    at: 'acceptOffer',
    what: 'accepts an offer that was declined',
    wraps: withOffers('acceptOffer', (offer) => ({ ...offer, fate: pending })),
  },
  {
    idea: 'offer',
    at: 'declineOffer',
    what: 'declines an offer that was accepted',
    wraps: withOffers('declineOffer', (offer) => ({ ...offer, fate: pending })),
  },
  {
    idea: 'offer',
    at: 'getOffer',
    what: 'accepts an offer when it is read',
    wraps: aroundResolver('getOffer', async (rest, _param, context, markApplied) => {
      const answer = await rest();
      markApplied();
      seeingOffers(context, (offer) => ({ ...offer, fate: { kind: 'accepted', at: offer.sentAt } }));
      return answer;
    }),
  },
  {
    idea: 'offer',
    at: 'getOffer',
    what: 'shows offers that never expire',
    wraps: withOffers('getOffer', (offer) => ({ ...offer, deadline: FAR, fate: pending })),
  },
  {
    idea: 'offer',
    at: 'submitOfferAttachments',
    what: 'takes a sixth attachment',
    wraps: withOffers('submitOfferAttachments', (offer) => ({
      ...offer,
      attachments: offer.attachments.slice(0, 2),
    })),
  },
  {
    idea: 'offer',
    at: 'submitOfferAttachments',
    what: 'forgets the attachments of before',
    wraps: withOffers('submitOfferAttachments', (offer) => ({ ...offer, attachments: [] })),
  },
  {
    idea: 'link',
    at: 'acceptOffer',
    what: 'forgets the submit of a link when it is repeated',
    wraps: (markApplied) => ({
      context: (context, id) => {
        if (id !== 'acceptOffer') return context;
        markApplied();
        changeState(context, { submits: {} });
        return context;
      },
    }),
  },
];

const resumes: readonly Sabotage[] = [
  {
    idea: 'link',
    at: 'getResumeView',
    what: 'opens a resume by a link to an offer',
    wraps: changeContext('getResumeView', (context) =>
      context.link ? undefined : seeing(openLink(context, tokenIn(context) ?? '')),
    ),
  },
  ...(['getResumeView', 'getEvaluation', 'queryForward'] as const).map((at) => ({
    idea: 'link',
    at,
    what: 'shows a resume after the application is over',
    wraps: changeContext(at, ({ link }) => seeing(stillOpen(link))),
  })),
  {
    idea: 'link',
    at: 'getOwnEvaluation',
    what: 'shows a resume after the application is over',
    wraps: aroundResolver('getOwnEvaluation', (rest, _param, context, markApplied) => {
      for (const delivery of context.state().deliveries) {
        if (!isOver(delivery.process)) continue;
        delivery.process = ongoing(delivery.process);
        markApplied();
      }
      return rest();
    }),
  },
  {
    idea: 'link',
    at: 'downloadResumeAtt',
    what: 'gives files out after the application is over',
    wraps: changeContext('downloadResumeAtt', ({ link }) => seeing(stillOpen(link))),
  },
];

/** The token of an offer that was sent to somebody, whatever token the call has. */
const tokenIn = (context: CallContext) =>
  Object.entries(context.state().links).find(([, { kind }]) => kind === 'offer')?.[0];

/** Accepts a call by a link without the pass that it needs, or with a wrong pass. */
const passes: readonly Sabotage[] = [
  {
    idea: 'link pass',
    at: 'getResumeView',
    what: 'asks for no code where a link says so',
    wraps: changeContext('getResumeView', ({ link }) => seeing(withoutLock(link))),
  },
  {
    idea: 'link pass',
    at: 'downloadResumeAtt',
    what: 'gives files of a locked link out',
    wraps: changeContext('downloadResumeAtt', ({ link }) => seeing(withoutLock(link))),
  },
  {
    idea: 'link pass',
    at: 'getResumeView',
    what: 'takes a pass for any link',
    wraps: changeContext('getResumeView', (context) => {
      const { link, pass } = context;
      if (!link || !pass) return undefined;
      changeState(context, {
        linkPasses: context.state().linkPasses.map((known) => ({ ...known, token: link.token })),
      });
      return {};
    }),
  },
  ...([-HOUR, HOUR] as const).map((by) => ({
    idea: 'lifetime',
    at: 'getResumeView' as const,
    what: by < 0 ? 'lets passes live for an hour' : 'lets passes live for three hours',
    wraps: changeContext('getResumeView', (context) => {
      const { linkPasses } = context.state();
      if (linkPasses.length === 0) return undefined;
      // Once: the state stays changed, and half a millisecond marks that it was.
      changeState(context, {
        linkPasses: linkPasses.map((known) =>
          Number.isInteger(known.expiresAt) ? { ...known, expiresAt: known.expiresAt + by + 0.5 } : known,
        ),
      });
      return {};
    }),
  })),
];

/** A link that asks for a code, treated as if it did not. */
export function withoutLock(link: Link | undefined): Link | undefined {
  if (!link?.link.verification) return undefined;
  const { verification: _, ...free } = link.link;
  return { ...link, link: free };
}

/** A link treated as if neither it nor its application had ended. */
function stillOpen(link: Link | undefined): Link | undefined {
  if (!link) return undefined;
  const { outcome, ...open } = link.link;
  const { delivery } = link;
  if (!outcome && !isOver(delivery.process)) return undefined;
  return { ...link, link: open, delivery: { ...delivery, process: ongoing(delivery.process) } };
}

export const links: readonly Sabotage[] = [...guards, ...withdrawn, ...offers, ...resumes, ...passes];
