import { userInfo, websiteColumn } from '@careers/gateway/contract';
import * as v from 'valibot';
import { isId } from './ids.ts';
import { isPortalLocale, type PortalLocale } from './locales.ts';
import type { PortalStorage } from './storage.ts';

/** How one stored value is read and written; a text that does not read is dropped. */
interface Codec<Value> {
  read(text: string): Value | undefined;
  write(value: Value): string;
}

const text: Codec<string> = { read: (value) => value || undefined, write: (value) => value };

const id: Codec<string> = {
  read: (value) => (isId(value) ? value : undefined),
  write: (value) => value,
};

/**
 * What is sent in a header: a text that no header can carry would fail every call. Spaces may stand inside: some servers write a
 * token with its scheme before it.
 */
const headerText: Codec<string> = {
  read: (value) => (/^[!-~](?:[ -~]{0,8190}[!-~])?$/.test(value) ? value : undefined),
  write: (value) => value,
};

const locale: Codec<PortalLocale> = {
  read: (value) => (isPortalLocale(value) ? value : undefined),
  write: (value) => value,
};

const authFlag: Codec<'1' | '2'> = {
  read: (value) => (value === '1' || value === '2' ? value : undefined),
  write: (value) => value,
};

const siteType: Codec<'websit' | 'complex'> = {
  read: (value) => (value === 'websit' || value === 'complex' ? value : undefined),
  write: (value) => value,
};

function json<Value>(fits: (value: unknown) => value is Value): Codec<Value> {
  return {
    read: (value) => {
      try {
        const parsed: unknown = JSON.parse(value);
        return fits(parsed) ? parsed : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The share that was opened last; `defaultLanguage` is its website's, in which it begins (decision 5.9). */
interface ShareInfo {
  ticket: string;
  positionSharedType: string;
  defaultLanguage?: PortalLocale;
}

/** Reads by a schema of the contract, as replies are read: a number becomes its text. What does not fit is dropped. */
function shaped<Value>(schema: v.GenericSchema<unknown, Value>): Codec<Value> {
  const { read, write } = json((value): value is unknown => value !== undefined);
  return {
    read: (value) => {
      const shape = v.safeParse(schema, read(value));
      return shape.success ? shape.output : undefined;
    },
    write,
  };
}

const line = v.fallback(v.string(), '');
/** Who is logged in. Only the id is required: other facts that are no texts count as missing. */
const user = v.object({ ...userInfo.entries, name: line, userName: line, email: line, phone: line });
const isShareInfo = (value: unknown): value is ShareInfo =>
  isRecord(value) &&
  typeof value.ticket === 'string' &&
  typeof value.positionSharedType === 'string' &&
  (value.defaultLanguage === undefined || isPortalLocale(value.defaultLanguage));
const menus = v.record(v.string(), v.pipe(v.array(websiteColumn), v.readonly()));
/** AES-128 takes 16 bytes (decisions, section 2): what was encrypted under anything else could not be read again. */
const isCipherPart = (value: unknown): value is string => typeof value === 'string' && value.length === 16;
const isEncryptedString = (value: unknown): value is { key: string; iv: string } =>
  isRecord(value) && isCipherPart(value.key) && isCipherPart(value.iv);
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && isId(one));
const isCountdowns = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every((end) => typeof end === 'number');

/** Whose session has expired, by a mark that names nobody, and when. */
interface Expired {
  readonly mark: string;
  readonly at: number;
}
const isExpired = (value: unknown): value is Expired =>
  isRecord(value) && typeof value.mark === 'string' && typeof value.at === 'number';
const isInstant = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * What the portal keeps under fixed keys, by the specification's names (section 3, decision 5.1): no other module reads or writes
 * these, except `boot.ts`, which runs before this one is there. Drafts and looks have keys of their own. `resendAt` (when each code may
 * be sent again), `remembered` (the directory login of decision 6.9), `internalSites` (the websites that were found to be internal),
 * `expired`, `usedAt` (when the session was last in use) and `leaving` (when accounts will be gone, by marks that name nobody) are the
 * portal's own. How long each is kept is decision 0029.
 */
const codecs = {
  Authorization: headerText,
  comPhone: text,
  comEmail: text,
  comIdap: text,
  comId: id,
  ifHomapageAuthFlag: authFlag,
  homepageCategory: text,
  userInfo: shaped(user),
  websiteId: id,
  shareWebsiteId: id,
  originalWebSiteId: id,
  shareInfo: json(isShareInfo),
  menus: shaped(menus),
  banner: text,
  locale,
  share_locale: locale,
  visitorId: headerText,
  code: text,
  type: siteType,
  publicKey: text,
  encryptedString: json(isEncryptedString),
  internalSites: json(isIds),
  remembered: json(isRecord),
  resendAt: json(isCountdowns),
  expired: json(isExpired),
  usedAt: json(isInstant),
  leaving: json(isCountdowns),
} as const;

export type StoredKey = keyof typeof codecs;
/** The names of all that is kept. */
export const storedKeys: readonly string[] = Object.keys(codecs);
export type StoredValue<Key extends StoredKey> = NonNullable<ReturnType<(typeof codecs)[Key]['read']>>;
export type StoredSession = { readonly [Key in StoredKey]?: StoredValue<Key> };

/** The keys that belong to a logged-in person; they are removed with the session. */
export const personKeys = [
  'Authorization',
  'comPhone',
  'comEmail',
  'comIdap',
  'ifHomapageAuthFlag',
  'homepageCategory',
  'userInfo',
  'code',
  'banner',
  'expired',
  'usedAt',
] as const satisfies readonly StoredKey[];

/** What logging out clears (section 4, Logout): a password that was to be remembered too (decision 6.9). */
export const userKeys = [...personKeys, 'remembered'] as const satisfies readonly StoredKey[];

/** Reads all that is stored; what does not parse is dropped, never thrown. */
export function readStored(storage: PortalStorage): StoredSession {
  const values: Record<string, unknown> = {};
  for (const [key, codec] of Object.entries(codecs)) {
    const kept = storage.get(key);
    const value = kept === null ? undefined : codec.read(kept);
    if (value !== undefined) values[key] = value;
  }
  return values;
}

/** Caches: they can be fetched again, so they are removed when the storage is full and something else needs the room. */
const spareKeys = ['menus', 'publicKey', 'encryptedString'] as const satisfies readonly StoredKey[];

/** Writes one value; undefined removes it. Returns whether it outlives the page. */
export function writeStored<Key extends StoredKey>(
  storage: PortalStorage,
  key: Key,
  value: StoredValue<Key> | undefined,
): boolean {
  if (value === undefined) {
    storage.remove(key);
    return true;
  }
  // Each codec writes what it reads; TypeScript loses the tie between key and value in the union.
  const { write } = codecs[key] as Codec<StoredValue<Key>>;
  const text = write(value);
  if (storage.set(key, text)) return true;
  for (const spare of spareKeys) if (spare !== key) storage.remove(spare);
  return storage.set(key, text);
}
