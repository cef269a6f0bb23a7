/** Why Node does not trust a certificate that another machine may well trust. */
const untrusted: readonly unknown[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** Why a call had no reply, in words for whoever runs the suite. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;
  if (!untrusted.includes(Reflect.get(cause, 'code'))) return `${message} (${cause.message})`;
  return `its certificate is not trusted (${Reflect.get(cause, 'code')}): name that of who signed it by NODE_EXTRA_CA_CERTS=FILE`;
}
