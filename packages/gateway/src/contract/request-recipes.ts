import { type KnownLink, needing, type Probe, type ProbeWith, recipe } from './reference-types.ts';

/** No link has it. */
export const NO_TOKEN = 'a-token-of-no-link';
/** Longer than any link lives. */
const AFTER_THE_LINK = '40d';

export const exampleToken = '5b1f0c9ad0f84c0f8f4b1f6f3c2d7e90';
export const exampleKey = '5f0c2a52-6c1f-4a54';

type WithLinks = ProbeWith<'links'>;

/** Why a request is not answered any more, each provoked by an answer that would else be taken. */
export function requestReasonRecipes(
  link: KnownLink,
  submit: (probe: WithLinks, token: string) => Promise<unknown>,
) {
  return {
    linkInvalid: needing(['links'], (probe) => submit(probe, NO_TOKEN)),
    linkExpired: needing(['links', 'clock'], async (probe) => {
      const token = await probe.linkTo(link);
      await probe.advance(AFTER_THE_LINK);
      return submit(probe, token);
    }),
    handled: needing(['links'], async (probe) => {
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
  read: (probe: Probe, token: string) => Promise<{ readonly state: string }>,
) {
  const expectState = async (probe: Probe, token: string, state: string) => {
    const found = await read(probe, token);
    if (found.state !== state) throw new Error(`it is ${found.state}, not ${state}`);
  };
  return {
    'leaves a request open, however often it is read': needing(['links'], async (probe) => {
      const token = await probe.linkTo(link);
      await read(probe, token);
      await expectState(probe, token, 'open');
    }),
    'answers a link that is none as invalid': recipe((probe) => expectState(probe, NO_TOKEN, 'invalid')),
    'answers a request that was not answered in time as expired': needing(
      ['links', 'clock'],
      async (probe) => {
        const token = await probe.linkTo(link);
        await probe.advance(AFTER_THE_LINK);
        await expectState(probe, token, 'expired');
      },
    ),
    'answers each of its links in the state that it is in': needing(['links'], async (probe) => {
      await expectState(probe, await probe.linkTo(done), 'done');
      await expectState(probe, await probe.linkTo(expired), 'expired');
      if (over) await expectState(probe, await probe.linkTo(over), 'handled');
    }),
  };
}
