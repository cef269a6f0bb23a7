import { createPublicKey } from 'node:crypto';
import {
  addLog,
  addPageMetaLog,
  createShareLink,
  getEncryptedString,
  getNews,
  getOffer,
  getPublicKey,
  getSysConfigInfo,
  indexCodes,
  loadWebsiteStyle,
  queryCompanies,
  queryContactInfoConfig,
  queryNews,
  queryRobotConfig,
  sharedWebsite,
  submitFeedback,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { type Rule, rule } from './rule.ts';

async function companyWithNews(probe: Probe) {
  for (const { id } of await probe.call(queryCompanies, {})) {
    const { rows, total } = await probe.call(queryNews, { comId: id, pageSize: 100 });
    if (rows.length > 1) return { comId: id, rows, total };
  }
  return undefined;
}

const newsOf = async (probe: Probe) =>
  shownBy('company with two pieces of news', await companyWithNews(probe));

export const siteRules: readonly Rule[] = [
  rule(
    'loadWebsiteStyle',
    'answers the website that is asked for, with columns that can be told apart and followed',
    recipe(async (probe) => {
      const { websiteBaseInfo, websiteColumns, websiteHomepage } = await probe.call(loadWebsiteStyle, {
        id: probe.site,
      });
      expectSame('its id', websiteBaseInfo.id, probe.site);
      expectTrue('it has a name', websiteBaseInfo.websiteName !== '');
      expectSame(
        'columns with the id of another',
        websiteColumns.length - new Set(websiteColumns.map(({ id }) => id)).size,
        0,
      );
      for (const { columnType, columnView, columnLink } of websiteColumns) {
        expectTrue(
          `column ${columnView} is of type 0 to 3, and of ${columnType}`,
          [0, 1, 2, 3].includes(columnType),
        );
        expectTrue(`column ${columnView} has a label`, columnView !== '');
        if (columnType === 2) expectTrue(`column ${columnView} leads somewhere`, columnLink !== '');
      }
      expectSame(
        'columns of internal positions on an external website',
        websiteColumns.filter(({ recruitTypeCode }) => recruitTypeCode === 'A03' || recruitTypeCode === 'A05')
          .length,
        0,
      );
      const { brandColor } = websiteHomepage.theme;
      expectTrue(
        `${brandColor} is a colour, if there is one`,
        !brandColor || /^#[0-9a-f]{6}$/i.test(brandColor),
      );
    }),
  ),
  rule(
    'loadWebsiteStyle',
    'answers by the id of its param, whatever website the header names',
    needing(['internal-site'], async (probe) => {
      const names = [];
      for (const id of [probe.site, probe.internalSite]) {
        const style = await probe.about(id).call(loadWebsiteStyle, { id });
        expectSame('the website', style.websiteBaseInfo.id, id);
        names.push(style.websiteBaseInfo.websiteName);
      }
      expectTrue(`the two are called ${names.join(' and ')}`, names[0] !== names[1]);
    }),
  ),
  rule(
    ['getSysConfigInfo', 'queryRobotConfig', 'queryContactInfoConfig'],
    'switches by 0 and 1, and has what a switched-on entry shows',
    recipe(async (probe) => {
      const { zhHkStart, enWwStart } = await probe.call(getSysConfigInfo, {});
      expectTrue(
        `languages are switched by ${zhHkStart} and ${enWwStart}`,
        [zhHkStart, enWwStart].every((flag) => flag === 0 || flag === 1),
      );
      const robot = await probe.call(queryRobotConfig, { id: probe.site });
      if (robot.status === 1) expectTrue(`the assistant leads to ${robot.robotUrl}`, robot.robotUrl !== '');
      const contact = await probe.call(queryContactInfoConfig, { id: probe.site });
      if (contact.status === 1)
        expectTrue(
          'the contact entry says something',
          contact.title + contact.explanation + contact.contact !== '',
        );
    }),
  ),
  rule(
    ['sharedWebsite', 'createShareLink'],
    'names the share’s website in the language of the call, and the website that it was made on',
    recipe(async (probe) => {
      const { ticket, positionSharedType } = await probe.call(createShareLink, { kind: 'list' });
      const names = new Set<string>();
      for (const index of languageIndexes) {
        const shared = await probe.speaking(index).call(sharedWebsite, { ticket, positionSharedType });
        expectSame('the website that it was made on', shared.originalWebSiteId, probe.site);
        expectSame('a position, of a list', shared.positionId, undefined);
        names.add(shared.websiteBaseInfo.websiteName);
      }
      expectSame('names that differ, of three languages', names.size, 3);
    }),
  ),
  rule(
    ['getNews', 'queryNews'],
    'answers a piece of news as the list does, in the same language, with its content',
    recipe(async (probe) => {
      const { comId, rows } = await newsOf(probe);
      for (const row of [rows.at(0), rows.at(-1)]) {
        const due = shownBy('news', row);
        const { content, ...rest } = await probe.call(getNews, { comId, id: due.id });
        expectSame('the news', rest, due);
        expectTrue('it has a text', content !== '');
      }
    }),
  ),
  rule(
    ['getNews', 'queryNews'],
    'finds a piece of news only in its own company',
    recipe(async (probe) => {
      const { comId, rows } = await newsOf(probe);
      const id = shownBy('news', rows[0]).id;
      const companies = await probe.call(queryCompanies, {});
      const other = shownBy(
        'second company',
        companies.find((one) => one.id !== comId),
      );
      await probe.call(getNews, { comId, id });
      await expectRefused('another company’s news', probe.call(getNews, { comId: other.id, id }));
      const { rows: theirs } = await probe.call(queryNews, { comId: other.id, pageSize: 100 });
      expectTrue('the other company’s list lacks it', !theirs.some((one) => one.id === id));
    }),
  ),
  rule(
    'queryNews',
    'pages the news, the latest first, each on one page',
    recipe(async (probe) => {
      const { comId, rows, total } = await newsOf(probe);
      expectSame('rows, where the total says how many', rows.length, Math.min(total, 100));
      const times = rows.map(({ publishedAt }) => Date.parse(publishedAt));
      expectSame(
        'the times, in the order given',
        times,
        times.toSorted((a, b) => b - a),
      );
      for (const pageNo of [1, 2]) {
        const page = await probe.call(queryNews, { comId, pageSize: 1, pageNo });
        expectSame(`page ${pageNo} of one`, [page.total, page.rows[0]?.id], [total, rows[pageNo - 1]?.id]);
      }
      const past = await probe.call(queryNews, { comId, pageSize: 100, pageNo: Math.ceil(total / 100) + 1 });
      expectSame('rows and total past the end', [past.rows.length, past.total], [0, total]);
    }),
  ),
  rule(
    'getPublicKey',
    'is an RSA key of 2048 bits, base64 SPKI without PEM lines, for both groups',
    needing(['internal-site'], async (probe) => {
      for (const site of [probe.site, probe.internalSite]) {
        const { publicKey } = await probe.about(site).call(getPublicKey, {});
        expectTrue('it is base64 in one line', /^[A-Za-z0-9+/]+=*$/.test(publicKey));
        const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
        expectSame(
          'kind and length',
          [key.asymmetricKeyType, key.asymmetricKeyDetails?.modulusLength],
          ['rsa', 2048],
        );
      }
    }),
  ),
  rule(
    'getEncryptedString',
    'is the same key and iv each time: what a device kept under them is to be read again',
    recipe(async (probe) => {
      const first = await probe.call(getEncryptedString, {});
      expectSame('key and iv, asked again', await probe.call(getEncryptedString, {}), first);
    }),
  ),
  rule(
    ['addLog', 'addPageMetaLog'],
    'takes the index codes of the specification, from visitors and whoever is logged in',
    recipe(async (probe) => {
      const someone = await probe.another('newcomer');
      for (const who of [probe, someone]) {
        for (const indexCode of Object.values(indexCodes)) {
          const log = {
            regionCode: 'default',
            homepageId: probe.site,
            businessKey: '',
            indexCode,
            username: '',
            source: '1',
          };
          await expectTaken(`a log with ${indexCode}`, who.call(addLog, log));
          await expectTaken(
            `a page’s log with ${indexCode}`,
            who.call(addPageMetaLog, { ...log, metaName: 'Position list', pageCode: 'position' }),
          );
        }
      }
    }),
  ),
  rule(
    'submitFeedback',
    'takes 500 characters, of a visitor and of whoever is logged in, with or without a contact',
    recipe(async (probe) => {
      const someone = await probe.another('newcomer');
      for (const who of [probe, someone]) {
        const content = `${'x'.repeat(498)}✓!`;
        await expectTaken(
          'feedback of 500 characters',
          who.call(submitFeedback, { content, idempotencyKey: probe.newKey() }),
        );
        const more = {
          content: 'Thank you.',
          contact: 'somebody@example.com',
          idempotencyKey: probe.newKey(),
        };
        await expectTaken('feedback with a contact', who.call(submitFeedback, more));
      }
    }),
  ),
  rule(
    'getOffer',
    'takes the link’s own website and nobody’s session, whatever the headers name',
    needing(['links', 'internal-site'], async (probe) => {
      const token = await probe.linkTo('offer-pending');
      const due = await probe.call(getOffer, { token });
      expectSame(
        'the answer on another website',
        await probe.about(probe.internalSite).call(getOffer, { token }),
        due,
      );
      expectSame(
        'the answer to somebody logged in',
        await (await probe.another('newcomer')).call(getOffer, { token }),
        due,
      );
      if (due.state !== 'open') throw new Error(`the offer is ${due.state}`);
      expectTrue(`it names a website: ${due.homepageConfigId}`, due.homepageConfigId !== '');
    }),
  ),
  rule(
    'getOffer',
    'tells in the language of the call what is offered, and why there is nothing to see',
    needing(['links'], async (probe) => {
      const posts = new Set<string>();
      const messages = new Set<string>();
      for (const index of languageIndexes) {
        const found = await probe
          .speaking(index)
          .call(getOffer, { token: await probe.linkTo('offer-pending') });
        if (found.state === 'open') posts.add(JSON.stringify(found.position));
        const expired = await probe
          .speaking(index)
          .call(getOffer, { token: await probe.linkTo('offer-expired') });
        messages.add(expired.message ?? '');
      }
      expectSame('positions that differ, of three languages', posts.size, 3);
      expectSame('messages that differ, of three languages', messages.size, 3);
    }),
  ),
];
