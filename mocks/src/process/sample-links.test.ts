import { describe, expect, it } from 'vitest';
import { createLocalWorld } from '../adapters/fetch.ts';
import { type ProcessActor, type ProcessEventName, recipients } from '../domain/process-state.ts';
import { type MagicLink, magicLinks } from '../scenarios/magic-links.ts';
import { legalEvents, passTime } from './engine.ts';
import { moveByLink, moveOn } from './hiring.ts';
import { findLink, standingOf } from './links.ts';
import { kindActedBy } from './past.ts';
import { contactOfRecipient } from './recipients.ts';
import { replay } from './replay.ts';
import { openLink } from './sample-links.ts';
import { storyOf } from './sample-stories.ts';
import { answerer, eventBringing, hostsOf, NOW } from './testing.ts';

const openHost = hostsOf(createLocalWorld({ clock: NOW, lang: 'en-us' }).world());

function openMagic({ token }: MagicLink) {
  const { host, sent } = openHost();
  const opened = openLink(host, token);
  if (!opened) throw new RangeError(`${token} opens nothing`);
  return { host, sent, opened };
}

/** The events that are possible behind a link from then on, besides those that nobody is told about. */
function possible(link: MagicLink): [ProcessEventName, Exclude<ProcessActor, 'clock'>][] {
  const { process } = openMagic(link).opened.delivery;
  return (['link', 'candidate', 'recruiter'] as const).flatMap((who) =>
    legalEvents(process, NOW, who)
      .filter((event) => event !== 'screen')
      .map((event): [ProcessEventName, typeof who] => [event, who]),
  );
}

/** The pages on which a candidate reads on after a login, if there is none behind a link. */
const ownPages: Partial<Readonly<Record<ProcessEventName, readonly string[]>>> = {
  inviteToChooseTime: ['/self/candidate'],
  declineOffer: ['/personalCenter'],
  revoke: ['/personalCenter'],
};

describe.each(magicLinks.map((link) => [link.token, link] as const))('the magic link %s', (token, magic) => {
  it('sends nothing when it is opened, and shows the state that its story leads to', () => {
    const { host, sent, opened } = openMagic(magic);
    expect(sent).toEqual([]);
    const { lang: locale } = host.config;
    const told = replay(storyOf(magic, { ...answerer, locale }), NOW);
    expect(opened.delivery.process).toEqual(passTime(told, NOW).process);
    expect(opened.token).toBe(token);
    const { kind, recipient, usedAt, outcome } = opened.link;
    expect([kind, recipient]).toEqual([magic.kind, magic.recipient]);
    expect(usedAt !== undefined).toBe(magic.state === 'done');
    expect(outcome !== undefined).toBe(magic.state === 'handled');
  });

  it('leads on to events that each send a message, with a link that its reader may open', () => {
    for (const [event, who] of possible(magic)) {
      const { host, sent, opened } = openMagic(magic);
      const { delivery } = opened;
      const { links } = host.state();
      if (who === 'link') {
        const kind = kindActedBy(event);
        const used = Object.keys(links).find(
          (one) => links[one]?.deliveryId === delivery.id && links[one].kind === kind,
        );
        const by = used === undefined ? undefined : findLink(host.state(), used);
        if (!by) throw new RangeError(`${event} needs a link of the kind ${kind}`);
        // An expired link can do nothing any more.
        if (standingOf(by.link, NOW) !== 'lives') continue;
        moveByLink(host, by, eventBringing(event));
      } else moveOn(host, delivery, eventBringing(event), who);
      expect([event, sent.length > 0]).toEqual([event, true]);
      for (const { to, link = '' } of sent) {
        const reader = recipients.find((one) => contactOfRecipient(host.state(), delivery, one)?.to === to);
        const [page = '', query] = link.split('?');
        const params = new URLSearchParams(query);
        const opens = params.get('token');
        const isOwn =
          ownPages[event]?.includes(page) || (reader === 'interviewer' && page === '/self/interviewer');
        const leads =
          opens === null
            ? isOwn && params.get('websiteId') === delivery.siteId
            : links[opens]?.recipient === reader && links[opens]?.deliveryId === delivery.id;
        expect([event, to, link, leads]).toEqual([event, to, link, true]);
      }
    }
  });
});
