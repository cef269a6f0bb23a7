import { Fragment } from 'react';

interface PartedTextProps {
  /** Where it may be broken: an empty match between two of its parts. */
  readonly between: RegExp;
  readonly children: string;
}

/** A text without blanks that breaks between its parts where it needs two lines. */
export function PartedText({ between, children }: PartedTextProps) {
  return children.split(between).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A web or e-mail address. Where it needs two lines it breaks after a dot, a slash or an @ rather than inside a word. */
export function AddressText({ children }: { readonly children: string }) {
  return <PartedText between={/(?<=[./@])/}>{children}</PartedText>;
}

/** An address that is all of a fact's value. Where it needs two lines they are about equally long, so that no “com” is left alone. */
export function AddressFact({ children }: { readonly children: string }) {
  return (
    <span className="block text-balance">
      <AddressText>{children}</AddressText>
    </span>
  );
}

const LOOK = 'relative text-brand-text underline underline-offset-4 hit-area hover:text-text';

interface EmailLinkProps {
  readonly email: string;
  /** The look of the link, if it is not the usual one. */
  readonly className?: string;
}

/**
 * An e-mail address that opens the mail program. Any other text is shown as it is: two addresses, words where an address is due, or an
 * address with what would become a copy or a subject behind it. The link's name has no space where `AddressText` may be broken.
 */
export function EmailLink({ email, className = LOOK }: EmailLinkProps) {
  if (!/^[^\s@,;<>]+@[^\s@,;<>?#&%]+$/.test(email)) return email;
  return (
    <a
      href={`mailto:${email.replaceAll(/[?#&%]/g, encodeURIComponent)}`}
      aria-label={email}
      className={className}
    >
      {/* One box, also where the link arranges its content. */}
      <span>
        <AddressText>{email}</AddressText>
      </span>
    </a>
  );
}

interface PhoneLinkProps {
  readonly phone: string;
  /** The look of the link, if it is not the usual one. */
  readonly className?: string;
}

/** A phone number that can be dialled. Any other text is shown as it is: two numbers, or one with words about it. */
export function PhoneLink({ phone, className = LOOK }: PhoneLinkProps) {
  const digits = phone.replace(/[^\d+]/g, '');
  const isNumber = /^[\d+\s().（）\u2010-\u2013-]+$/.test(phone) && /^\+?\d{3,15}$/.test(digits);
  if (!isNumber) return phone;
  return (
    <a href={`tel:${digits}`} className={className}>
      {phone}
    </a>
  );
}
