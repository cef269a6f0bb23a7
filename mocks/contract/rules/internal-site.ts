import {
  cancelCollectPosition,
  collectPosition,
  createShareLink,
  deliverResume,
  getPublicKey,
  getResume,
  ldapLogin,
  loadWebsiteStyle,
  type PositionSummary,
  queryBrands,
  queryCollections,
  queryContactInfoConfig,
  queryDeliveries,
  queryHotPositions,
  queryHotWords,
  queryLatestPositions,
  queryPhilosophy,
  queryPositionDetail,
  queryPositionList,
  queryRobotConfig,
  querySimilarPositions,
  querySuggestions,
  revokeDelivery,
} from '@careers/gateway/contract';
import { needing, type ProbeWith, recipe, reference, signOnDirectly } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { allRows, countsOf, plainRows, sorted } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

/** The recruit types of internal positions (decision 6.7). */
const INTERNAL = ['A03', 'A05'];

type Inside = ProbeWith<'internal-site' | 'directory'>;

/** The internal site, as an employee sees it. */
async function employee(probe: Inside): Promise<Inside> {
  const inside = (await probe.another()).about(probe.internalSite);
  await signOnDirectly(inside);
  return inside;
}

async function internalPosition(probe: Inside): Promise<PositionSummary> {
  const { rows } = await (await employee(probe)).call(queryPositionList, { pageSize: 1 });
  return shownBy('position on the internal site', rows[0]);
}

const internalOf = (rows: readonly PositionSummary[]) =>
  rows.filter(({ recruitTypeCode }) => INTERNAL.includes(recruitTypeCode)).map(({ id }) => id);

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
      'is closed to visitors of the internal site: 40101',
      needing(['internal-site'], async (probe) => {
        const { code } = await probe.about(probe.internalSite).reply(method, param);
        expectSame('the code without a session', code, '40101');
      }),
    ),
    rule(
      id,
      'is closed on the internal site to whom the flag does not let in: 451',
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
          // An unknown id is a 451 too: what is said tells that the website itself is closed.
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
    ['queryPositionList', 'queryHotPositions', 'queryLatestPositions'],
    'shows no internal position on an external site, be it asked for by type, nor to an employee',
    needing(['internal-site', 'directory'], async (probe) => {
      const outside = (await employee(probe)).about(probe.site);
      for (const someone of [probe, outside]) {
        expectSame('internal positions in the list', internalOf((await plainRows(someone)).rows), []);
        expectSame('hot ones', internalOf(await someone.call(queryHotPositions, { limit: 20 })), []);
        expectSame('latest ones', internalOf(await someone.call(queryLatestPositions, { limit: 20 })), []);
        for (const recruitTypeCode of INTERNAL) {
          const { total } = await someone.call(queryPositionList, { recruitTypeCode });
          expectSame(`positions of type ${recruitTypeCode}`, total, 0);
        }
      }
    }),
  ),
  rule(
    ['queryPositionDetail', 'querySimilarPositions', 'collectPosition', 'deliverResume', 'createShareLink'],
    'does not know an internal position on an external site, under whatever method',
    needing(['internal-site', 'directory'], async (probe) => {
      const { id, post } = await internalPosition(probe);
      const candidate = await probe.another('candidate');
      const answers = {
        queryPositionDetail: await probe.reply(queryPositionDetail, { id }),
        querySimilarPositions: await probe.reply(querySimilarPositions, { id }),
        createShareLink: await probe.reply(createShareLink, { kind: 'position', positionId: id }),
        collectPosition: await candidate.reply(collectPosition, { positionId: id }),
        queryPhilosophy: await candidate.reply(queryPhilosophy, { positionId: id }),
        deliverResume: await candidate.reply(deliverResume, {
          positionId: id,
          source: 'resume',
          idempotencyKey: probe.newKey(),
        }),
      };
      for (const [name, { code }] of Object.entries(answers)) expectSame(`the code of ${name}`, code, '451');
      const { rows } = await probe.call(queryPositionList, { keyword: post, pageSize: 100 });
      expectSame(`internal positions that ${post} finds`, internalOf(rows), []);
    }),
  ),
  rule(
    [
      'queryHotPositions',
      'queryLatestPositions',
      'queryBrands',
      'querySimilarPositions',
      'querySuggestions',
      'queryHotWords',
    ],
    'has on the internal site internal positions alone, whatever lists them',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { rows } = await allRows(inside, {});
      const hot = await inside.call(queryHotPositions, { limit: 20 });
      const latest = await inside.call(queryLatestPositions, { limit: 20 });
      const similar = [];
      for (const { id } of rows.slice(0, 5))
        similar.push(...(await inside.call(querySimilarPositions, { id, limit: 20 })));
      for (const [what, given] of Object.entries({ hot, latest, similar }))
        expectSame(`internal ones among the ${what}`, internalOf(given).length, given.length);
      expectSame(
        'how many hot and latest ones',
        [hot.length, latest.length],
        [Math.min(20, rows.length), Math.min(20, rows.length)],
      );
      const brands = (await inside.call(queryBrands, {})).filter(({ openPositions }) => openPositions > 0);
      expectSame(
        'open positions by company',
        sorted(brands.map(({ id, openPositions }) => [id, openPositions])),
        sorted(countsOf(rows, 'company')),
      );
      const outside = shownBy('external position', (await plainRows(probe)).rows[0]);
      const offered = new Set(await inside.call(queryHotWords, {}));
      for (const { post } of [outside, ...rows.slice(0, 3)]) {
        for (const word of await inside.call(querySuggestions, { keyword: post.slice(0, 2) }))
          offered.add(word);
      }
      for (const word of offered) {
        const { total } = await inside.call(queryPositionList, { keyword: word, pageSize: 1 });
        expectTrue(`${word}, offered inside, finds something there`, total > 0);
      }
    }),
  ),
  rule(
    'querySuggestions',
    'offers on an external site no words of internal positions',
    needing(['internal-site', 'directory'], async (probe) => {
      const { rows } = await (await employee(probe)).call(queryPositionList, { pageSize: 20 });
      for (const { post } of rows) {
        for (const word of await probe.call(querySuggestions, { keyword: post })) {
          const { total } = await probe.call(queryPositionList, { keyword: word, pageSize: 1 });
          expectTrue(`${word}, offered for ${post}, finds something`, total > 0);
        }
      }
    }),
  ),
  rule(
    ['queryPositionDetail', 'querySimilarPositions', 'queryPhilosophy', 'collectPosition', 'deliverResume'],
    'does not know an external position on the internal site, under whatever method',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { id } = shownBy('external position', (await plainRows(probe)).rows[0]);
      const answers = {
        queryPositionDetail: await inside.reply(queryPositionDetail, { id }),
        querySimilarPositions: await inside.reply(querySimilarPositions, { id }),
        queryPhilosophy: await inside.reply(queryPhilosophy, { positionId: id }),
        collectPosition: await inside.reply(collectPosition, { positionId: id }),
        deliverResume: await inside.reply(deliverResume, {
          positionId: id,
          source: 'resume',
          idempotencyKey: probe.newKey(),
        }),
      };
      for (const [name, { code }] of Object.entries(answers)) expectSame(`the code of ${name}`, code, '451');
    }),
  ),
  rule(
    [
      'collectPosition',
      'cancelCollectPosition',
      'queryCollections',
      'queryPhilosophy',
      'queryPositionDetail',
    ],
    'lets an employee look at an internal position, and keep it',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { rows } = await inside.call(queryPositionList, { pageSize: 100 });
      const one = shownBy(
        'internal position that was not collected',
        rows.find(({ collected }) => !collected),
      );
      expectSame('the position', (await inside.call(queryPositionDetail, { id: one.id })).id, one.id);
      const { companyDescr } = await inside.call(queryPhilosophy, { positionId: one.id });
      expectSame('whose philosophy', companyDescr, one.companyDescr);
      await inside.call(collectPosition, { positionId: one.id });
      const kept = async () =>
        (await inside.call(queryCollections, {})).rows.map(({ position }) => position.id);
      expectSame('the last one kept', (await kept())[0], one.id);
      await inside.call(cancelCollectPosition, { positionId: one.id });
      expectTrue('it is kept no longer', !(await kept()).includes(one.id));
    }),
  ),
  rule(
    ['deliverResume', 'revokeDelivery', 'queryDeliveries'],
    'takes an employee’s application for an internal position',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { missing } = await inside.call(getResume, {});
      shownBy('complete resume of the employee', missing.length === 0 || undefined);
      const { rows } = await inside.call(queryPositionList, { pageSize: 100 });
      const free = rows.find(({ deliveredId }) => deliveredId === undefined);
      const { id: positionId } = shownBy('internal position without a delivery', free);
      const made = await inside.call(deliverResume, {
        positionId,
        source: 'resume',
        idempotencyKey: probe.newKey(),
      });
      expectSame('the position', made.position.id, positionId);
      const deliveries = await inside.call(queryDeliveries, {});
      expectSame('the newest delivery', deliveries.rows[0]?.id, made.id);
      await inside.call(revokeDelivery, { id: made.id, idempotencyKey: probe.newKey() });
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
  rule(
    ['createShareLink', 'queryPositionList'],
    'shares no internal position, neither from the internal site nor by type from an external one',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { id } = await internalPosition(probe);
      const one = await inside.reply(createShareLink, { kind: 'position', positionId: id });
      const list = await inside.reply(createShareLink, { kind: 'list' });
      expectSame('the codes of shares from the internal site', [one.code, list.code], ['451', '451']);
      const { ticket } = await probe.call(createShareLink, {
        kind: 'list',
        filters: { recruitTypeCode: 'A03' },
      });
      expectSame('positions in a share by type', (await probe.call(queryPositionList, { ticket })).total, 0);
      const { ticket: all } = await probe.call(createShareLink, { kind: 'list' });
      expectSame(
        'the code of a ticket on the internal site',
        (await inside.reply(queryPositionList, { ticket: all })).code,
        '451',
      );
    }),
  ),
  rule(
    'queryPositionList',
    'narrows to one recruit type of those that the site has',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      for (const recruitTypeCode of ['A01', 'A02', 'A04', 'A00']) {
        const due = rows.filter((row) => row.recruitTypeCode === recruitTypeCode).length;
        const { total } = await probe.call(queryPositionList, { recruitTypeCode });
        expectSame(`positions of type ${recruitTypeCode}`, total, due);
      }
    }),
  ),
  rule(
    'queryPositionList',
    'narrows to one recruit type on the internal site',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const { rows } = await allRows(inside, {});
      for (const recruitTypeCode of INTERNAL) {
        const due = rows.filter((row) => row.recruitTypeCode === recruitTypeCode).map(({ id }) => id);
        const given = await allRows(inside, { recruitTypeCode });
        expectSame(
          `positions of type ${recruitTypeCode}`,
          given.rows.map(({ id }) => id),
          due,
        );
      }
    }),
  ),
];
