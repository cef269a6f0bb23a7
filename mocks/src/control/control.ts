import type { DeliveryStatus, ResumeSection } from '@careers/gateway/contract';
import { deliveryStatuses, resumeSections } from '@careers/gateway/contract';
import { readDuration } from '../core/clock.ts';
import type { CallRecord } from '../core/message.ts';
import type { InboxMessage, PositionStatus, WorldState } from '../domain/state.ts';
import type { DeskDelivery } from '../process/hiring-desk.ts';
import type { DeskRecommendation } from '../recommendations/desk.ts';
import type { Adjustable } from '../scenarios/adjust.ts';
import { configurationOf } from '../sites/configuration.ts';
import type { SiteConfiguration } from '../sites/document.ts';
import { readSiteDocument, SiteDocumentError } from '../sites/read-document.ts';
import { allSites, siteOfWorld, type WebsiteSite } from '../sites/websites.ts';
import type { World } from '../world/world.ts';

/** A snapshot of a world: its state with the shape it was written in. */
export type Snapshot = WorldState;

/** What bench, scripts and `/__sandbox` steer a world with. */
export interface WorldControl {
  inbox(): readonly InboxMessage[];
  calls(): readonly CallRecord[];
  /** Moves the world's clock by `2d`, `3h`, `15m`, `90s` or milliseconds. @throws {RangeError} */
  advance(by: string | number): void;
  /** Changes faults, latency, language or clock of the running world. */
  adjust(changes: Adjustable): void;
  snapshot(): Snapshot;
  /** @throws {SnapshotError} for one that this world cannot read: nothing has changed then. */
  restore(snapshot: unknown): void;
  readonly desk: RecruiterDesk;
  /**
   * Lets another device of whoever logged in last save a section of the resume: each text in it says so.
   * @throws {RangeError} for an unknown section, or where nobody is logged in.
   */
  saveElsewhere(section: string): void;
  /** Lets somebody else take a time that the interviewer offers. @throws {RangeError} for an unknown one. */
  takeSlotElsewhere(id: string): void;
  /** The configuration of a site, of the world's own unless said. @throws {RangeError} for an unknown site. */
  site(id?: string): SiteConfiguration;
  /**
   * Configures a site otherwise, from now on. A document that cannot be read changes nothing.
   * @throws {SiteDocumentError} with every problem of it; {RangeError} for an unknown site.
   */
  setSite(id: string | undefined, document: unknown): void;
  /** Configures a site as the world began with it. @throws {RangeError} for an unknown site. */
  resetSite(id?: string): void;
}

/** The recruiter's side: what a person behind the careers site would do. */
export interface RecruiterDesk {
  /** Every delivery, newest first, with the events that are possible now. */
  deliveries(): readonly DeskDelivery[];
  /** Lets an event happen to a delivery. @throws {RangeError} naming the possible ones, for any other. */
  act(id: string, event: string): void;
  /**
   * Moves a delivery to a stage, by the events that lead there.
   * @throws {RangeError} for an unknown delivery or stage, or where no events of a recruiter lead there.
   */
  moveDelivery(id: string, stage: string): void;
  /** Every recommendation, newest first, with the stages that it may be moved to now. */
  recommendations(): readonly DeskRecommendation[];
  /** Moves a recommendation to a stage. @throws {RangeError} naming the possible ones, for any other. */
  moveRecommendation(id: string, stage: string): void;
  /** Closes, delists or reopens a position. @throws {RangeError} for an unknown position or status. */
  setPositionStatus(id: string, status: string): void;
}

export function createControl(world: World): WorldControl {
  return {
    inbox: () => world.state().inbox,
    calls: () => world.calls(),
    advance(by) {
      world.clock.advance(readDuration(by));
      world.passTime();
    },
    adjust(changes) {
      world.adjust(changes);
      world.passTime();
    },
    snapshot: () => JSON.parse(JSON.stringify(world.state())) as Snapshot,
    restore: (snapshot) => world.restore(snapshot),
    site: (id) => structuredClone(configurationOf(world, readSite(world, id))),
    setSite(id, document) {
      const site = readSite(world, id);
      const read = readSiteDocument(document);
      if (!read.ok) throw new SiteDocumentError(read.problems);
      world.state().sites[site.id] = structuredClone(read.document);
    },
    resetSite(id) {
      delete world.state().sites[readSite(world, id).id];
    },
    takeSlotElsewhere: world.takeSlotElsewhere,
    saveElsewhere: (section) => world.saveElsewhere(readOne<ResumeSection>(section, resumeSections)),
    desk: {
      moveDelivery(id, stage) {
        world.hiring.move(id, readOne<DeliveryStatus>(stage, deliveryStatuses));
      },
      act: (id, event) => world.hiring.act(id, event),
      deliveries: () => world.hiring.deliveries(),
      recommendations: () => world.recommendations.list(),
      moveRecommendation: (id, stage) => world.recommendations.move(id, stage),
      setPositionStatus(id, status) {
        world.setPositionStatus(id, readOne<PositionStatus>(status, ['open', 'closed', 'delisted']));
      },
    },
  };
}

function readSite({ config }: World, id: string | undefined): WebsiteSite {
  if (id === undefined) return siteOfWorld(config);
  const found = allSites.find((site) => site.id === id);
  if (!found) throw new RangeError(`no site ${id}; one of ${allSites.map((site) => site.id).join(', ')}`);
  return found;
}

/** Scripts are not typed, and may leave it out. @throws {RangeError} */
function readOne<Value extends string>(value: string | undefined, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value);
  const wrong = value === undefined ? 'missing' : `no ${value}`;
  if (!found) throw new RangeError(`${wrong}; one of ${values.join(', ')}`);
  return found;
}
