import { verifyLink } from './link.ts';
import type { Capability, KnownLink, Probe, ProbeWith, Recipe } from './reference-types.ts';

/** No link has it. */
export const NO_TOKEN = 'a-token-of-no-link';
/** Longer than any link lives. */
const AFTER_THE_LINK = '40d';

export const exampleToken = '5b1f0c9ad0f84c0f8f4b1f6f3c2d7e90';
export const exampleKey = '5f0c2a52-6c1f-4a54';

/** `magic-values` is there for links that ask for a code: their recipes need it. */
export type WithLinks = ProbeWith<'links' | 'magic-values'>;

/** What the recipes of links need that ask for a code first. */
export const throughCode = ['magic-values', 'own-world'] as const satisfies readonly Capability[];

/** What a call by a link is sent with: its pass too, where its query says that it asks for a code. */
export async function openedBy(
  probe: WithLinks,
  token: string,
  read: (probe: Probe, token: string) => Promise<{ readonly state: string }>,
): Promise<{ token: string; pass?: string }> {
  if ((await read(probe, token)).state !== 'locked') return { token };
  const { pass } = await probe.call(verifyLink, {
    token,
    verificationCode: probe.magic.code,
    idempotencyKey: probe.newKey(),
  });
  return { token, pass };
}

/** A recipe over links; `more` is what else it needs. */
const withLinks = (
  more: readonly Capability[],
  run: (probe: ProbeWith<Capability>) => Promise<unknown>,
): Recipe => ({
  needs: ['links', ...more],
  run,
});

/** Why a request is not answered any more, each provoked by an answer that would else be taken. */
export function requestReasonRecipes(
  link: KnownLink,
  submit: (probe: WithLinks, token: string) => Promise<unknown>,
  more: readonly Capability[] = [],
) {
  return {
    linkInvalid: withLinks(more, (probe) => submit(probe, NO_TOKEN)),
    linkExpired: withLinks([...more, 'clock'], async (probe) => {
      const token = await probe.linkTo(link);
      await probe.advance(AFTER_THE_LINK);
      return submit(probe, token);
    }),
    handled: withLinks(more, async (probe) => {
      const token = await probe.linkTo(link);
      await submit(probe, token);
      return submit(probe, token);
    }),
  };
}

/** What is true of every query by the link of a request. */
export function requestStateRecipes(
  link: KnownLink,
  /** The request's links that are done, over and expired. */
  {
    done,
    over,
    expired,
  }: { readonly done: KnownLink; readonly over?: KnownLink; readonly expired: KnownLink },
  read: (probe: WithLinks, token: string) => Promise<{ readonly state: string }>,
  more: readonly Capability[] = [],
) {
  const expectState = async (probe: WithLinks, token: string, state: string) => {
    const found = await read(probe, token);
    if (found.state !== state) throw new Error(`it is ${found.state}, not ${state}`);
  };
  return {
    'leaves a request open, however often it is read': withLinks(more, async (probe) => {
      const token = await probe.linkTo(link);
      await read(probe, token);
      await expectState(probe, token, 'open');
    }),
    'answers a link that is none as invalid': withLinks(more, (probe) =>
      expectState(probe, NO_TOKEN, 'invalid'),
    ),
    'answers a request that was not answered in time as expired': withLinks(
      [...more, 'clock'],
      async (probe) => {
        const token = await probe.linkTo(link);
        await probe.advance(AFTER_THE_LINK);
        await expectState(probe, token, 'expired');
      },
    ),
    'answers each of its links in the state that it is in': withLinks(more, async (probe) => {
      await expectState(probe, await probe.linkTo(done), 'done');
      await expectState(probe, await probe.linkTo(expired), 'expired');
      if (over) await expectState(probe, await probe.linkTo(over), 'handled');
    }),
  };
}
