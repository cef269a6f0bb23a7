import { Fragment } from 'react';

/** A web or e-mail address. Where it needs two lines it breaks after a dot, a slash or an @ rather than inside a word. */
export function AddressText({ children }: { readonly children: string }) {
  return children.split(/(?<=[./@])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** An e-mail address that opens the mail program. Its name has no space where `AddressText` may be broken. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      aria-label={email}
      className="relative text-brand-text underline underline-offset-4 hit-area hover:text-text"
    >
      <AddressText>{email}</AddressText>
    </a>
  );
}
