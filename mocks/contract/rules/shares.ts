import {
  createShareLink,
  type FacetName,
  facetNames,
  getCompany,
  getResume,
  queryPositionDetail,
  queryPositionList,
  sharedWebsite,
} from '@careers/gateway/contract';
import { needing, type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectTaken } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { allRows, countsOf, has, plainRows, shownCounts, sorted, valuesOf } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

const shareList = (probe: Probe, filters?: object) =>
  probe.call(createShareLink, { kind: 'list', ...(filters ? { filters } : {}) });

const sharePosition = (probe: Probe, positionId: string) =>
  probe.call(createShareLink, { kind: 'position', positionId });

/** Each filter in a share: whoever has the link sees a list that is narrowed in the same way. */
const shared = (name: FacetName): Rule =>
  rule(
    ['createShareLink', 'queryPositionList', 'queryPositionDetail'],
    `shares with ${name} the positions that have it, and opens no others`,
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const [value] = valuesOf(rows, name).slice(-1);
      const ids = [shownBy(`position with ${name}`, value)];
      const { ticket } = await shareList(probe, { [name]: ids });
      const due = rows.filter((row) => has(row, name, ids));
      const visitor = await probe.another();
      const list = await allRows(visitor, { ticket });
      expectSame(
        'the positions of the ticket',
        list.rows.map(({ id }) => id),
        due.map(({ id }) => id),
      );
      const narrower = await visitor.call(queryPositionList, {
        ticket,
        [name]: valuesOf(rows, name).slice(0, 1),
      });
      const both = countBoth(rows, name, ids);
      // Of a share, a gateway may let nothing else be chosen than what was shared, as the mock does.
      const isSame = valuesOf(rows, name)[0] === ids[0];
      expectTrue(
        `${narrower.total} positions are shared and chosen, where ${both} are due`,
        narrower.total === both || (!isSame && narrower.total === 0),
      );
      const inside = shownBy('shared position', due[0]);
      expectSame(
        'the shared position',
        (await visitor.call(queryPositionDetail, { id: inside.id, ticket })).id,
        inside.id,
      );
      const outside = rows.find((row) => !has(row, name, ids));
      if (!outside) return;
      const { code } = await visitor.reply(queryPositionDetail, { id: outside.id, ticket });
      expectSame('the code for a position that was not shared', code, '451');
    }),
  );

/**
 * Positions that have the shared value and the most frequent one too: a position may have both of some filters, such as
 * benefits.
 */
function countBoth(
  rows: Awaited<ReturnType<typeof plainRows>>['rows'],
  name: FacetName,
  ids: readonly string[],
) {
  const [most = ''] = valuesOf(rows, name);
  // Of another value than the shared one is only what has several.
  return rows.filter((row) => has(row, name, ids) && has(row, name, [most])).length;
}

export const shareRules: readonly Rule[] = [
  ...facetNames.map(shared),
  rule(
    ['createShareLink', 'queryPositionList'],
    'shares a keyword with a list',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const { post } = shownBy('position', rows.at(-1));
      const { ticket } = await shareList(probe, { keyword: post });
      const due = await allRows(probe, { keyword: post });
      const given = await allRows(await probe.another(), { ticket });
      expectSame(
        `what ${post} finds, shared`,
        given.rows.map(({ id }) => id),
        due.rows.map(({ id }) => id),
      );
    }),
  ),
  rule(
    ['queryPositionList', 'createShareLink'],
    'searches a shared list for what its reader looks for, and finds nothing beyond it',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const companies = valuesOf(rows, 'company');
      const [within, beyond] = [shownBy('company', companies[0]), shownBy('second company', companies[1])];
      const { ticket } = await shareList(probe, { company: [within] });
      const visitor = await probe.another();
      for (const company of [within, beyond]) {
        const { post } = shownBy(
          'position',
          rows.findLast((row) => row.company === company),
        );
        const everywhere = await allRows(visitor, { keyword: post });
        const shown = await allRows(visitor, { ticket, keyword: post });
        expectSame(
          `what ${post} finds in the shared list`,
          shown.rows.map(({ id }) => id),
          everywhere.rows.filter((row) => row.company === within).map(({ id }) => id),
        );
      }
    }),
  ),
  rule(
    ['queryPositionDetail', 'queryPositionList', 'createShareLink'],
    'accepts a ticket only on the website that it was made for',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const one = shownBy('position', rows[0]);
      const { websiteId } = await probe.call(getCompany, { id: one.company });
      shownBy('website of the company’s own', websiteId === probe.site ? undefined : websiteId);
      const there = (await probe.another()).about(websiteId);
      expectSame('the position there', (await there.call(queryPositionDetail, { id: one.id })).id, one.id);
      for (const { ticket } of [await shareList(probe), await sharePosition(probe, one.id)]) {
        const [detail, list] = [
          await there.reply(queryPositionDetail, { id: one.id, ticket }),
          await there.reply(queryPositionList, { ticket }),
        ];
        expectSame('the codes of position and list by the ticket', [detail.code, list.code], ['451', '451']);
      }
    }),
  ),
  rule(
    ['createShareLink', 'queryPositionList'],
    'shares with comId the positions of that company alone',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const { company } = shownBy('position', rows.at(-1));
      const { ticket } = await probe.call(createShareLink, { kind: 'list', comId: company });
      const due = rows.filter((row) => row.company === company).map(({ id }) => id);
      const given = await allRows(await probe.another(), { ticket });
      expectSame(
        `the positions of ${company}, shared`,
        given.rows.map(({ id }) => id),
        due,
      );
    }),
  ),
  rule(
    ['queryPositionList', 'createShareLink'],
    'counts in the facets of a shared list what lies within it',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const [company] = valuesOf(rows, 'company');
      const ids = [shownBy('company', company)];
      const { ticket } = await shareList(probe, { company: ids });
      const { facets } = await probe.call(queryPositionList, { ticket });
      const due = rows.filter((row) => has(row, 'company', ids));
      for (const name of facetNames)
        expectSame(`counts of ${name}`, shownCounts(facets, name), sorted(countsOf(due, name)));
    }),
  ),
  rule(
    ['createShareLink', 'queryPositionDetail', 'queryPositionList'],
    'shares one position: its ticket lists it alone, and opens no other',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const [one, other] = [shownBy('position', rows[0]), shownBy('second position', rows[1])];
      const first = await sharePosition(probe, one.id);
      const second = await sharePosition(probe, other.id);
      expectTrue('each share has a ticket of its own', first.ticket !== second.ticket);
      const visitor = await probe.another();
      for (const [{ ticket }, mine, theirs] of [
        [first, one, other],
        [second, other, one],
      ] as const) {
        const list = await visitor.call(queryPositionList, { ticket });
        expectSame('the list of its ticket', [list.total, ...list.rows.map(({ id }) => id)], [1, mine.id]);
        expectSame(
          'the position',
          (await visitor.call(queryPositionDetail, { id: mine.id, ticket })).id,
          mine.id,
        );
        const { code } = await visitor.reply(queryPositionDetail, { id: theirs.id, ticket });
        expectSame('the code for the other position', code, '451');
      }
    }),
  ),
  rule(
    ['sharedWebsite', 'createShareLink'],
    'finds a ticket only under its own type: 1 a list, 2 a position',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const list = await shareList(probe);
      const position = await sharePosition(probe, shownBy('position', rows[0]).id);
      expectSame('the kinds', [list.positionSharedType, position.positionSharedType], ['1', '2']);
      for (const { ticket, positionSharedType } of [list, position]) {
        const { originalWebSiteId } = await probe.call(sharedWebsite, { ticket, positionSharedType });
        expectSame('the website that it was made on', originalWebSiteId, probe.site);
        const swapped = { ticket, positionSharedType: positionSharedType === '1' ? '2' : '1' };
        expectSame('the code of the other kind', (await probe.reply(sharedWebsite, swapped)).code, '451');
        expectSame('the code without a kind', (await probe.reply(sharedWebsite, { ticket })).code, '451');
      }
    }),
  ),
  rule(
    ['createShareLink', 'sharedWebsite', 'queryPositionList'],
    'opens until expiresAt, and not from then on',
    needing(['clock'], async (probe) => {
      const { ticket, positionSharedType, expiresAt } = await shareList(probe);
      const minutes = Math.floor((Date.parse(expiresAt) - Date.now()) / 60_000);
      expectTrue(`it is open for ${minutes} minutes`, minutes > 60);
      await probe.advance(`${minutes - 10}m`);
      await probe.call(sharedWebsite, { ticket, positionSharedType });
      const { rows } = await probe.call(queryPositionList, { ticket });
      const { id } = shownBy('position', rows[0]);
      await expectTaken(
        'a shared position ten minutes before expiresAt',
        probe.call(queryPositionDetail, { id, ticket }),
      );
      await probe.advance('20m');
      const detail = await probe.reply(queryPositionDetail, { id, ticket });
      expectSame('the code of a shared position once it is over', detail.code, '451');
      const over = await probe.reply(sharedWebsite, { ticket, positionSharedType });
      expectSame(
        'the code once it is over, and the website to go on at',
        [over.code, Object(over.data).originalWebSiteId],
        ['451', probe.site],
      );
      expectSame('the code of its list', (await probe.reply(queryPositionList, { ticket })).code, '451');
    }),
  ),
  rule(
    'createShareLink',
    'shares a position that there is, in an address that carries ticket and kind',
    recipe(async (probe) => {
      const { ticket, positionSharedType, url } = await shareList(probe);
      const query = new URLSearchParams(url.split('?').at(-1));
      expectSame(
        'ticket and kind in the address',
        [query.get('ticket'), query.get('positionSharedType')],
        [ticket, positionSharedType],
      );
      expectTrue(`the address leads to the shared page: ${url}`, /#\/positionshare\?/i.test(url));
      const { code } = await probe.reply(createShareLink, { kind: 'position' });
      expectSame('the code for a share of no position', code, '451');
    }),
  ),
  rule(
    ['createShareLink', 'sharedWebsite', 'queryPositionList', 'queryPositionDetail'],
    'contains nothing about the person who has shared, neither in its answers nor in its address',
    needing(['own-account'], async (probe) => {
      await probe.login('candidate');
      const { basics } = await probe.call(getResume, {});
      const { phone } = probe.account('candidate');
      const personal = [phone, basics.name, basics.phone, basics.email].flatMap((text) => text?.trim() || []);
      const one = shownBy('position', (await plainRows(probe)).rows[0]);
      const visitor = await probe.another();
      for (const made of [await shareList(probe), await sharePosition(probe, one.id)]) {
        const { ticket, positionSharedType } = made;
        const list = await visitor.reply(queryPositionList, { ticket });
        const given = {
          'the share': made,
          'its website': (await visitor.reply(sharedWebsite, { ticket, positionSharedType })).data,
          'its list': list.data,
          'its position': (await visitor.reply(queryPositionDetail, { id: one.id, ticket })).data,
        };
        for (const [what, answer] of Object.entries(given)) {
          const said = JSON.stringify(answer);
          const found = personal.filter(
            (text) => said.includes(text) || said.includes(encodeURIComponent(text)),
          );
          expectSame(`what ${what} says of the person`, found, []);
        }
        const rows: readonly object[] = Object(list.data).rows ?? [];
        const own = rows.filter((row) => 'collected' in row || 'deliveredId' in row);
        expectSame('positions that say what the person has collected or applied for', own, []);
      }
    }),
  ),
];
