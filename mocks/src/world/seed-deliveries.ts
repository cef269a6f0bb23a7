import { DAY, HOUR, isoInstant } from '../core/clock.ts';
import { createStream } from '../core/random.ts';
import type { InboxMessage, WorldState } from '../domain/state.ts';
import { publishedAgo } from '../positions/first-positions.ts';
import type { PositionTable } from '../positions/table.ts';
import type { PlainEventName } from '../process/events.ts';
import type { EventHost } from '../process/host.ts';
import { kindActedBy, liveThrough } from '../process/past.ts';
import { storyEvent } from '../process/replay.ts';
import { inWorkingHours } from '../process/working-hours.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { websiteSites } from '../sites/websites.ts';

/** The candidate's three deliveries, and what has happened to each since. Offers have links of their own. */
const stories: readonly {
  readonly daysAgo: number;
  readonly since: readonly (readonly [PlainEventName, 'recruiter' | 'link'])[];
}[] = [
  { daysAgo: 3, since: [] },
  {
    daysAgo: 7,
    since: [
      ['screen', 'recruiter'],
      ['inviteToInterview', 'recruiter'],
      ['acceptInterview', 'link'],
    ],
  },
  {
    daysAgo: 31,
    since: [
      ['screen', 'recruiter'],
      ['reject', 'recruiter'],
    ],
  },
];

/** How long before the world's beginning the candidate has applied for each of them, in milliseconds. */
export const appliedAgo: readonly number[] = stories.map(({ daysAgo }) => daysAgo * DAY + 3 * HOUR);

/** The time between two steps: some days and an hour. */
const PACE = 2 * DAY + HOUR;

/** Adds the candidate's deliveries to a new world, with all messages about them. */
export function seedDeliveries(
  state: WorldState,
  config: WorldConfig,
  positions: () => { readonly table: PositionTable },
  positionIds: readonly string[],
): void {
  const { startedAt } = state;
  const sent: Omit<InboxMessage, 'id'>[] = [];
  // Random numbers of its own, so that the ids that the world assigns later do not depend on this past.
  const random = createStream(config.seed, 'past');
  const hostAt = (time: number): EventHost => ({
    config,
    state: () => state,
    positions,
    random,
    clock: { now: () => time },
    send: (message, at = time) => sent.push({ ...message, at: isoInstant(at) }),
    setPositionStatus: (id, status) => {
      state.positionStatus[id] = status;
    },
    // Nothing is approved in these stories.
    applyPositionChanges: () => {},
  });
  for (const [story, { since }] of stories.entries()) {
    const positionId = positionIds[story];
    if (positionId === undefined) continue;
    // Nobody applies before a position is published.
    const ago = Math.min(
      appliedAgo[story] ?? 0,
      Math.max(publishedAgo(positions().table, positionId), since.length * PACE + HOUR),
    );
    const [delivered, ...events] = inWorkingHours(
      [
        storyEvent('deliver', 'candidate', ago),
        ...since.map(([type, who], step) => storyEvent(type, who, ago - (step + 1) * PACE)),
      ],
      startedAt,
    );
    liveThrough(
      hostAt,
      {
        id: `delivery-seed-${story + 1}`,
        accountId: magicAccounts.candidate.id,
        positionId,
        siteId: websiteSites.external.id,
        locale: config.lang,
        snapshotId: `snapshot-seed-${story + 1}`,
      },
      startedAt - delivered.ago,
      events.map(({ event, who, ago: before }) => ({
        event,
        by: who === 'link' ? { link: kindActedBy(event.type) } : 'recruiter',
        at: startedAt - before,
      })),
    );
  }
  state.inbox = inOrder(sent);
}

/** Oldest first; recipients have read all but the latest. */
function inOrder(sent: readonly Omit<InboxMessage, 'id'>[]): InboxMessage[] {
  const ordered = sent.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return ordered.map((message, index) => ({
    id: `message-seed-${index + 1}`,
    ...message,
    ...(ordered.findLast(({ to }) => to === message.to) === message ? {} : { read: true }),
  }));
}
