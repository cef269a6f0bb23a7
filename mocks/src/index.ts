export { type HomeBlockKind, homeBlockKinds, resumeSections } from '@careers/gateway/contract';
export { createLocalWorld, type LocalWorld } from './adapters/fetch.ts';
export { credentials } from './backend/credentials.ts';
export { type LinkRow, linkRowOf } from './backend/link-table.ts';
export { createControl, type RecruiterDesk, type Snapshot, type WorldControl } from './control/control.ts';
export { neededText, textIfGiven } from './control/read-argument.ts';
export { changeConfig, describeProblem } from './control/routes.ts';
export { isoInstant } from './core/clock.ts';
export type { CallRecord } from './core/message.ts';
export { Refusal } from './core/refusal.ts';
export type { Locale, Localized } from './data/types.ts';
export type { DirectoryAddress, DirectoryPage } from './directory/directory-address.ts';
export {
  type InterviewFate,
  type OfferFate,
  type ProcessEventName,
  type RequestKind,
  requestEvent,
  requestKinds,
  type Stage,
} from './domain/process-state.ts';
export { type InboxMessage, type PositionStatus, STATE_SHAPE, type WorldState } from './domain/state.ts';
export { struckStatus } from './faults/apply-fault.ts';
export { type FaultRule, faultKinds, readFault, writeFault } from './faults/rule.ts';
export { recolourMark } from './pictures/mark.ts';
export type { DeskDelivery } from './process/hiring-desk.ts';
export { readMessageText } from './process/message-text.ts';
export { asksForCode } from './process/sample-links.ts';
export { type Transition, transitions } from './process/stages.ts';
export type { DeskRecommendation } from './recommendations/desk.ts';
export {
  type AddressParameter,
  type AddressProblem,
  addressParameters,
  type ReadAddress,
  readWorldAddress,
  writeWorldAddress,
} from './scenarios/address.ts';
export { type Adjustable, becomesByAdjusting } from './scenarios/adjust.ts';
export {
  DEFAULT_CONFIG,
  locales,
  namedLatencies,
  type Persona,
  personas,
  type Site,
  sites,
  type WorldConfig,
} from './scenarios/config.ts';
export { MAGIC_CODE, MAGIC_PASSWORD, magicAccounts } from './scenarios/magic.ts';
export { type MagicLink, magicLinks } from './scenarios/magic-links.ts';
export { findPreset, openingRoute, type Preset, presets } from './scenarios/presets.ts';
export type {
  SiteBanner,
  SiteBlock,
  SiteBlockEntry,
  SiteColumn,
  SiteConfiguration,
} from './sites/document.ts';
export { emptyText, plainBlock, plainColumn, plainEntry, sameText } from './sites/plain-parts.ts';
export { type DocumentProblem, readSiteDocument, SiteDocumentError } from './sites/read-document.ts';
export { allSites, siteOfWorld, type WebsiteSite, websiteSites } from './sites/websites.ts';
export { SnapshotError } from './world/read-snapshot.ts';
export { createWorld, type World, type WorldHost } from './world/world.ts';
