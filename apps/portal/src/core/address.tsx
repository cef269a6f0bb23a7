import { Fragment } from 'react';

/** An address of the web or of e-mail: in a narrow place it breaks after a dot, a slash or an @, before it breaks anywhere. */
export function AddressText({ children }: { readonly children: string }) {
  return children.split(/(?<=[./@])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Where to write to somebody. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="relative text-brand-text underline underline-offset-4 hit-area hover:text-text"
    >
      <AddressText>{email}</AddressText>
    </a>
  );
}
