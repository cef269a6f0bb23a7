import type { DeliveryStatus, ResumeSection } from '@careers/gateway/contract';
import { deliveryStatuses, resumeSections } from '@careers/gateway/contract';
import { readDuration } from '../core/clock.ts';
import type { CallRecord } from '../core/message.ts';
import { Refusal } from '../core/refusal.ts';
import type { InboxMessage, PositionStatus, WorldState } from '../domain/state.ts';
import type { DeskDelivery } from '../process/hiring-desk.ts';
import type { DeskRecommendation } from '../recommendations/desk.ts';
import type { Adjustable } from '../scenarios/adjust.ts';
import { configurationOf } from '../sites/configuration.ts';
import type { SiteConfiguration } from '../sites/document.ts';
import { readSiteDocument, SiteDocumentError } from '../sites/read-document.ts';
import { allSites, siteOfWorld, type WebsiteSite } from '../sites/websites.ts';
import type { World } from '../world/world.ts';

/** A snapshot of a world: its state, with the version of its shape. */
export type Snapshot = WorldState;

/** The functions by which bench, scripts and `/__sandbox` change a world. */
export interface WorldControl {
  /** What the system has sent so far, newest last. It is the caller's: a script may sort it. */
  inbox(): readonly InboxMessage[];
  calls(): readonly CallRecord[];
  /** Moves the world's clock by `2d`, `3h`, `15m`, `90s` or milliseconds. @throws {RangeError} */
  advance(by: string | number): void;
  /** Changes faults, latency, language or clock of the running world; see `World.adjust`. */
  adjust(changes: Adjustable, named?: readonly string[]): void;
  snapshot(): Snapshot;
  /** @throws {SnapshotError} for a snapshot that this world cannot read; nothing is changed then. */
  restore(snapshot: unknown): void;
  readonly desk: RecruiterDesk;
  /**
   * Saves a section of the resume as another device of the person who logged in last: each of its texts is marked.
   * @throws {RangeError} for an unknown section, or if nobody is logged in.
   */
  saveElsewhere(section: string): void;
  /**
   * Has somebody else take a time that the interviewer offers.
   * @throws {RangeError} for an unknown time.
   */
  takeSlotElsewhere(id: string): void;
  /**
   * The configuration of a site, by default of the world's own.
   * @throws {RangeError} for an unknown site.
   */
  site(id?: string): SiteConfiguration;
  /**
   * Replaces the configuration of a site. A document that cannot be read changes nothing.
   * @throws {SiteDocumentError} with all problems of the document; {RangeError} for an unknown site.
   */
  setSite(id: string | undefined, document: unknown): void;
  /**
   * Restores the configuration that a site had when the world began.
   * @throws {RangeError} for an unknown site.
   */
  resetSite(id?: string): void;
}

/** The recruiter's side: what people at the company would do. */
export interface RecruiterDesk {
  /** Every delivery, newest first, with the events that are possible now. */
  deliveries(): readonly DeskDelivery[];
  /**
   * Lets an event happen to a delivery.
   * @throws {RangeError} for an event that is not possible now, naming those that are.
   */
  act(id: string, event: string): void;
  /**
   * Moves a delivery to a stage, by the events that lead there.
   * @throws {RangeError} for an unknown delivery or stage, or if no events of a recruiter lead there.
   */
  moveDelivery(id: string, stage: string): void;
  /** Every recommendation, newest first, with the stages that it may be moved to now. */
  recommendations(): readonly DeskRecommendation[];
  /**
   * Moves a recommendation to a stage.
   * @throws {RangeError} for a stage that is not possible now, naming those that are.
   */
  moveRecommendation(id: string, stage: string): void;
  /**
   * Closes, delists or reopens a position.
   * @throws {RangeError} for an unknown position or status.
   */
  setPositionStatus(id: string, status: string): void;
}

export function createControl(world: World): WorldControl {
  return {
    inbox: () => world.state().inbox.map((message) => ({ ...message })),
    calls: () => world.calls(),
    advance(by) {
      world.clock.advance(readDuration(by));
      world.passTime();
    },
    adjust(changes, named) {
      world.adjust(changes, named);
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
  if (!found) {
    const ids = allSites.map((site) => site.id);
    throw new Refusal(`no site ${id}; one of ${ids.join(', ')}`, `没有网站 ${id}；可选：${ids.join('、')}`);
  }
  return found;
}

/**
 * An empty text is one that a script has left out.
 * @throws {RangeError}
 */
function readOne<Value extends string>(value: string, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value);
  if (found) return found;
  const wrong = value ? `no ${value}` : 'missing';
  const inChinese = value ? `没有 ${value}` : '缺少';
  throw new Refusal(`${wrong}; one of ${values.join(', ')}`, `${inChinese}；可选：${values.join('、')}`);
}
