import { acceptOffer, getOffer, ldapLogin, queryPositionList } from '@careers/gateway/contract';
import { languageIndexes, needing } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

const ANSWERED = 'The offer has been accepted/rejected, and the operation cannot be repeated.';
const EXPIRED = 'The offer has expired and cannot be operated.';
const LINK_EXPIRED = 'The link has expired and cannot be operated';

/** The messages that the specification words (section 8): in English word for word, and different in the other languages. */
export const wordingRules: readonly Rule[] = [
  rule(
    ['getOffer', 'acceptOffer'],
    'says in the specification’s words that an offer was answered, has expired, or that its link has',
    needing(['links', 'clock'], async (probe) => {
      const english = probe.speaking(2);
      const messageOf = async (token: string) => (await english.call(getOffer, { token })).message;
      expectSame('of one that was accepted', await messageOf(await probe.linkTo('offer-accepted')), ANSWERED);
      expectSame('of one that was declined', await messageOf(await probe.linkTo('offer-rejected')), ANSWERED);
      expectSame('of one that has expired', await messageOf(await probe.linkTo('offer-expired')), EXPIRED);
      for (const [to, due] of [
        ['offer-accepted', ANSWERED],
        ['offer-expired', EXPIRED],
      ] as const) {
        const param = { token: await probe.linkTo(to), idempotencyKey: probe.newKey() };
        expectSame(
          `the refusal to accept one: ${to}`,
          (await english.reply(acceptOffer, param)).message,
          due,
        );
      }
      const token = await probe.linkTo('offer-pending');
      await probe.advance('40d');
      expectSame('of a link whose time is over', await messageOf(token), LINK_EXPIRED);
    }),
  ),
  rule(
    ['queryPositionList', 'ldapLogin'],
    'says “no permission yet”, and in Chinese what that means, to whom the internal site refuses',
    needing(['internal-site', 'directory-refused'], async (probe) => {
      const inside = (await probe.another()).about(probe.internalSite);
      const { userName, password } = probe.outsider;
      inside.use(
        await inside.call(ldapLogin, {
          userName,
          password: await probe.encrypt(password),
          homepageConfigId: probe.internalSite,
        }),
      );
      const said = [];
      for (const index of languageIndexes)
        said.push((await inside.speaking(index).reply(queryPositionList, {})).message);
      const [simplified = '', traditional = '', english] = said;
      expectSame('in English', english, 'no permission yet');
      expectTrue(
        `in Chinese: ${simplified}, ${traditional}`,
        /\p{Script=Han}/u.test(simplified) && simplified !== traditional,
      );
    }),
  ),
];
