import {
  getPublicKey,
  ldapLogin,
  loadWebsiteStyle,
  queryContactInfoConfig,
  queryPositionList,
  queryRobotConfig,
} from '@careers/gateway/contract';
import { needing, reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { employee, internalOf } from './employee.ts';
import { allRows } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

/** The methods about positions and companies of a site: what an internal one closes (decision 5.4). */
const closedMethods: readonly MethodId[] = methodIds.filter((id) => {
  const { groups, siteBound } = registry[id];
  return siteBound && ['rm.position', 'rm.company', 'rm.delivery'].includes(groups[0]);
});

const closed = (id: MethodId): Rule[] => {
  const method = registry[id];
  const { param } = reference[id].example;
  return [
    rule(
      id,
      'is refused to visitors of the internal site (40101)',
      needing(['internal-site'], async (probe) => {
        const { code } = await probe.about(probe.internalSite).reply(method, param);
        expectSame('the code without a session', code, '40101');
      }),
    ),
    rule(
      id,
      'is refused on the internal site (451) to a person whose flag does not let them in',
      needing(['internal-site', 'directory-refused'], async (probe) => {
        const candidate = (await probe.another('candidate')).about(probe.internalSite);
        const inside = probe.about(probe.internalSite);
        const { userName, password } = probe.outsider;
        const session = await inside.call(ldapLogin, {
          userName,
          password: await probe.encrypt(password),
          homepageConfigId: probe.internalSite,
        });
        expectSame('the flag of who is refused', session.userInfo.ifHomapageAuthFlag, '2');
        inside.use(session);
        for (const [who, someone] of [
          ['an account without a flag', candidate],
          ['flag 2', inside],
        ] as const) {
          // An unknown id gives a 451 too: the message shows that the website itself is closed.
          const due = await someone.reply(queryPositionList, {});
          const given = await someone.reply(method, param);
          expectSame(`code and words for ${who}`, [given.code, given.message], ['451', due.message]);
        }
      }),
    ),
  ];
};

export const internalSiteRules: readonly Rule[] = [
  ...closedMethods.flatMap(closed),
  rule(
    ['loadWebsiteStyle', 'getPublicKey'],
    'shows its style and its key to everybody, also of the internal site',
    needing(['internal-site'], async (probe) => {
      const inside = probe.about(probe.internalSite);
      const { websiteBaseInfo } = await inside.call(loadWebsiteStyle, { id: probe.internalSite });
      const { id, homepageCategory } = websiteBaseInfo;
      expectSame('id and category of the internal site', [id, homepageCategory], [probe.internalSite, '2']);
      await inside.call(getPublicKey, {});
      const outside = await probe.call(loadWebsiteStyle, { id: probe.site });
      expectTrue('the external site is none of category 2', outside.websiteBaseInfo.homepageCategory !== '2');
    }),
  ),
  rule(
    ['queryPositionList', 'ldapLogin'],
    'opens the internal site to an employee whose flag is 1, with internal positions alone',
    needing(['internal-site', 'directory'], async (probe) => {
      const { rows } = await allRows(await employee(probe), {});
      shownBy('internal position', rows[0]);
      expectSame('internal ones among them', internalOf(rows).length, rows.length);
    }),
  ),
  rule(
    ['queryRobotConfig', 'queryContactInfoConfig'],
    'answers an employee on the internal site',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { status } = await inside.call(queryRobotConfig, { id: probe.internalSite });
      const contact = await inside.call(queryContactInfoConfig, { id: probe.internalSite });
      expectTrue(
        'both say whether they are shown',
        [status, contact.status].every((flag) => Number.isInteger(flag)),
      );
    }),
  ),
];
