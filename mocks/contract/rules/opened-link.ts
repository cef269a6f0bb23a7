import { verifyLink } from '@careers/gateway/contract';
import type { ProbeWith } from '@careers/gateway/reference';

/** The param of a call by a link that asks for a code, after the code was entered. */
export async function openedLink(
  probe: ProbeWith<'links' | 'magic-values'>,
  link: Parameters<typeof probe.linkTo>[0],
): Promise<{ readonly token: string; readonly pass: string }> {
  const token = await probe.linkTo(link);
  const { pass } = await probe.call(verifyLink, {
    token,
    verificationCode: probe.magic.code,
    idempotencyKey: probe.newKey(),
  });
  return { token, pass };
}
