import { hmacSha256Hex } from '@careers/gateway/wire/hmac';
import type { DirectoryAddress } from '../directory/directory-address.ts';
import type { Backend } from './context.ts';
import { credentials } from './credentials.ts';

/** An address that opens a file by itself. It is below the same root as the directory's pages of the world. */
export function fileAddress(
  { config }: Pick<Backend, 'config'>,
  address: DirectoryAddress,
  fileId: string,
): string {
  const page = address.pageUrl('login');
  const root = page.slice(0, page.lastIndexOf('/directory/'));
  const sign = fileSignature({ config }, fileId);
  return `${root}/files/download?${new URLSearchParams({ fileId, sign })}`;
}

/** The signature in the address of a file: whoever has the address needs no other permission. */
export function fileSignature({ config }: Pick<Backend, 'config'>, fileId: string): string {
  return hmacSha256Hex(fileId, `${credentials.secret}.files.${config.seed}`);
}
