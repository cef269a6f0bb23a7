import {
  cancelCollectPosition,
  collectPosition,
  createShareLink,
  deliverResume,
  getCompany,
  type PositionSummary,
  queryBrands,
  queryCompanies,
  queryHotPositions,
  queryLatestPositions,
  queryPhilosophy,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
  revokeDelivery,
} from '@careers/gateway/contract';
import { type Probe, type Recipe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectTaken } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { allRows } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

interface CompanySite {
  /** A visitor of the company's own website. */
  readonly there: Probe;
  readonly company: string;
  readonly own: readonly PositionSummary[];
  /** A position of another company. */
  readonly foreign: PositionSummary;
}

/** The website of a company that has positions, beside another that has some too. */
async function companySite(probe: Probe): Promise<CompanySite> {
  const open = (await probe.call(queryCompanies, {})).filter(({ openPositions }) => openPositions > 0);
  const [one, other] = [shownBy('company with positions', open.at(-1)), shownBy('second one', open.at(-2))];
  const { websiteId } = await probe.call(getCompany, { id: one.id });
  const { rows } = await probe.call(queryPositionList, { company: [other.id], pageSize: 1 });
  const there = probe.about(websiteId);
  const { rows: own } = await allRows(there, {});
  return { there, company: one.id, own, foreign: shownBy('position of it', rows[0]) };
}

const on = (run: (site: CompanySite) => Promise<unknown>): Recipe =>
  recipe(async (probe) => run(await companySite(probe)));

const companiesOf = (rows: readonly { readonly company: string }[]) => [
  ...new Set(rows.map(({ company }) => company)),
];

/** A company's own website answers about this company alone. */
export const companySiteRules: readonly Rule[] = [
  rule(
    'queryPositionList',
    'lists on a company’s own website only its positions, and counts only them in the facets',
    on(async ({ there, company, own }) => {
      expectSame('companies of its positions', companiesOf(own), [company]);
      const { facets } = await there.call(queryPositionList, {});
      expectSame(
        'companies to choose',
        facets.company.map(({ id }) => id),
        [company],
      );
    }),
  ),
  ...(
    [
      ['queryHotPositions', queryHotPositions],
      ['queryLatestPositions', queryLatestPositions],
    ] as const
  ).map(([id, method]) =>
    rule(
      id,
      'lists on a company’s own website only its positions',
      on(async ({ there, company, own }) => {
        const rows = await there.call(method, { limit: 20 });
        expectSame('companies of its positions', companiesOf(rows), [company]);
        expectSame('how many', rows.length, Math.min(20, own.length));
      }),
    ),
  ),
  rule(
    'queryBrands',
    'lists on a company’s own website only this company',
    on(async ({ there, company, own }) => {
      const brands = await there.call(queryBrands, {});
      expectSame(
        'brands and their open positions',
        brands.map(({ id, openPositions }) => [id, openPositions]),
        [[company, own.length]],
      );
    }),
  ),
  rule(
    ['queryPositionDetail', 'querySimilarPositions'],
    'opens on a company’s own website only its positions',
    on(async ({ there, own, foreign }) => {
      const { id } = shownBy('position', own[0]);
      expectSame('its own', (await there.call(queryPositionDetail, { id })).id, id);
      expectSame(
        'the code for another company’s',
        (await there.reply(queryPositionDetail, { id: foreign.id })).code,
        '451',
      );
    }),
  ),
  rule(
    'querySimilarPositions',
    'finds on a company’s own website similar positions only among its own, and none for another company’s',
    on(async ({ there, company, own, foreign }) => {
      for (const { id } of own.slice(0, 5)) {
        const similar = await there.call(querySimilarPositions, { id, limit: 20 });
        expectTrue(
          `positions like ${id} are of ${company}`,
          similar.every((row) => row.company === company),
        );
      }
      expectSame(
        'the code for another company’s',
        (await there.reply(querySimilarPositions, { id: foreign.id })).code,
        '451',
      );
    }),
  ),
  rule(
    ['collectPosition', 'queryPhilosophy', 'deliverResume'],
    'does not know another company’s position on a company’s own website',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      const { there, foreign } = await companySite(candidate);
      const { id: positionId } = foreign;
      const submit = { positionId, source: 'resume', idempotencyKey: probe.newKey() };
      const answers = [
        await there.reply(collectPosition, { positionId }),
        await there.reply(queryPhilosophy, { positionId }),
        await there.reply(deliverResume, submit),
      ];
      expectSame(
        'the codes',
        answers.map(({ code }) => code),
        ['451', '451', '451'],
      );
    }),
  ),
  rule(
    ['collectPosition', 'cancelCollectPosition', 'deliverResume', 'revokeDelivery'],
    'accepts on a company’s own website what is done with its own position',
    recipe(async (probe) => {
      const { there } = await companySite(await probe.another('candidate'));
      const { rows } = await there.call(queryPositionList, { pageSize: 100 });
      const free = rows.find(({ collected, deliveredId }) => !collected && deliveredId === undefined);
      const { id: positionId } = shownBy('position that the candidate left alone', free);
      await expectTaken('collecting it', there.call(collectPosition, { positionId }));
      await there.call(cancelCollectPosition, { positionId });
      const submit = { positionId, source: 'resume' as const, idempotencyKey: probe.newKey() };
      const { id } = await expectTaken('applying for it', there.call(deliverResume, submit));
      await there.call(revokeDelivery, { id, idempotencyKey: probe.newKey() });
    }),
  ),
  rule(
    ['queryPhilosophy', 'collectPosition'],
    'knows on a company’s own website its own position',
    recipe(async (probe) => {
      const { there, own } = await companySite(await probe.another('candidate'));
      const { id: positionId, companyDescr } = shownBy('position', own[0]);
      expectSame(
        'whose philosophy',
        (await there.call(queryPhilosophy, { positionId })).companyDescr,
        companyDescr,
      );
    }),
  ),
  rule(
    ['createShareLink', 'queryPositionList'],
    'shares on a company’s own website only its positions',
    on(async ({ there, own, foreign }) => {
      const { code } = await there.reply(createShareLink, { kind: 'position', positionId: foreign.id });
      expectSame('the code for another company’s position', code, '451');
      const { id: positionId } = shownBy('position', own[0]);
      await expectTaken('sharing its own', there.call(createShareLink, { kind: 'position', positionId }));
      const { ticket } = await there.call(createShareLink, { kind: 'list' });
      expectSame(
        'positions of a shared list',
        (await there.call(queryPositionList, { ticket })).total,
        own.length,
      );
    }),
  ),
];
