import { randomInt } from 'node:crypto';

/** The contacts by which recipes name somebody without an account. */
const STRANGERS_PHONE = '13700000009';
const STRANGERS_EMAIL = /^nobody\.yet@example\.com$/i;
const STRANGERS_USER_NAME = 'nobody-of-the-directory';

/** Contacts that one case has to itself. */
interface OwnContacts {
  readonly phone: string;
  readonly email: string;
  readonly userName: string;
}

/** Makes up contacts from a pattern in which `*` stands for a digit; the last digit differs between two roles. */
export function makeUp(
  pattern: { readonly phone: string; readonly email: string },
  lastDigits: string,
): OwnContacts {
  const digit = () => String(randomInt(10));
  const last = () => lastDigits[randomInt(lastDigits.length)] ?? '0';
  const phone = pattern.phone.replace(/\*(?=.*\*)/g, digit).replace('*', last);
  const some = Array.from({ length: 8 }, digit).join('');
  return {
    phone,
    email: pattern.email.replace('*', some),
    userName: `${STRANGERS_USER_NAME}-${some}`,
  };
}

/** The same value with a case's own contacts in place of the fixed ones, however deep they are. */
export function withOwnContacts<Value>(value: Value, own: OwnContacts): Value;
export function withOwnContacts(value: unknown, own: OwnContacts): unknown {
  if (typeof value === 'string') return ownText(value, own);
  if (Array.isArray(value)) return value.map((one) => withOwnContacts(one, own));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOwnContacts(one, own)]));
}

function ownText(value: string, own: OwnContacts): string {
  if (value === STRANGERS_PHONE) return own.phone;
  if (value === STRANGERS_USER_NAME) return own.userName;
  return STRANGERS_EMAIL.test(value) ? inCaseOf(value, own.email) : value;
}

/** A text in capitals if the other text is: an e-mail address is the same in either case. */
function inCaseOf(given: string, text: string): string {
  const half = (of: string, like: string) => (like === like.toUpperCase() ? of.toUpperCase() : of);
  const [user = '', domain = ''] = text.split('@');
  const [likeUser = '', likeDomain = ''] = given.split('@');
  const capital = /^[A-Z]/.test(likeUser) ? user.slice(0, 1).toUpperCase() + user.slice(1) : user;
  return `${half(capital, likeUser)}@${/[A-Z]/.test(likeDomain) ? domain.toUpperCase() : domain}`;
}
