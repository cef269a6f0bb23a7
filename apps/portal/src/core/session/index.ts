export { beginSignOn, mayBeginByItself, spendSignOn, tokenOfSignOn } from './begun-sign-ons.ts';
export { digest } from './digest.ts';
export {
  clearsMenus,
  type GuardLocation,
  guard,
  isComplex,
  isShareEntry,
  leadsToShare,
  loginBefore,
  type PageAccess,
  redirectTarget,
  type SignOnReturn,
  signOnReturn,
} from './guard.ts';
export { isId } from './ids.ts';
export { isRecent, isRunning } from './lifetimes.ts';
export {
  DEFAULT_LOCALE,
  type HtmlLocale,
  isPortalLocale,
  type PortalLocale,
  portalLocales,
} from './locales.ts';
export { createSessionStore, type LoginContact, localeOf, type SessionStore } from './session-store.ts';
export {
  createBrowserStorage,
  createMemoryStorage,
  type KeyStorage,
  type PortalStorage,
} from './storage.ts';
export {
  DRAFT_LIFE_MS,
  DRAFT_PREFIX,
  type DraftMarks,
  draftMark,
  draftValues,
  hasUnsentDrafts,
  markNames,
  type Said,
} from './stored-drafts.ts';
export type { StoredSession } from './stored-session.ts';
export { visitorIdOf } from './visitor-id.ts';
