import {
  checkDuplicateCandidate,
  exportMyData,
  queryConsents,
  queryRecommendations,
} from '@careers/gateway/contract';
import { needing, newContacts, type ProbeWith, recommendSomebody } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused, expectTaken } from './attempts.ts';
import { ids } from './delivering.ts';
import { fileHeads } from './full-resume.ts';
import { expectPages } from './pages.ts';
import { type Rule, rule } from './rule.ts';

const needs = ['files', 'own-contacts'] as const;
type Recommender = ProbeWith<(typeof needs)[number]>;

const listOf = async (probe: Recommender) => (await probe.call(queryRecommendations, { pageSize: 100 })).rows;

/** Recommendations are their maker's, and one at a time for a person. */
export const recommendingRules: readonly Rule[] = [
  rule(
    ['recommendCandidate', 'queryConsents'],
    'adds a consent with the recommended person’s name to its maker’s consents, and to nobody else’s',
    needing(needs, async (probe) => {
      const candidate = await probe.another('candidate');
      const { applicantName, recommendedAt } = await recommendSomebody(candidate);
      const [latest] = await candidate.call(queryConsents, {});
      expectSame('the latest', [latest?.kind, latest?.agreedAt], ['recommendation', recommendedAt]);
      expectTrue('it names whom it is about', latest?.title.includes(applicantName) === true);
      const newcomer = await probe.another('newcomer');
      const theirs = await newcomer.call(queryConsents, {});
      expectTrue(
        'nobody else has it',
        theirs.every(({ kind }) => kind !== 'recommendation'),
      );
    }),
  ),
  rule(
    ['recommendCandidate', 'queryRecommendations'],
    'refuses a file that somebody else has uploaded, and adds no recommendation',
    needing([...needs, 'own-account'], async (probe) => {
      await probe.login('candidate');
      const theirs = await probe.uploadOwn({ name: 'theirs.pdf', head: fileHeads.pdf, size: 100 });
      await probe.login('newcomer');
      const before = await listOf(probe);
      const { reason = 'fileUnknown' } = await expectRefused(
        'somebody else’s file',
        recommendSomebody(probe, { uploadResume: theirs.fileId }),
      );
      expectSame('the reason', reason, 'fileUnknown');
      expectSame('the list', await listOf(probe), before);
    }),
  ),
  rule(
    ['recommendCandidate', 'queryRecommendations'],
    'adds one recommendation to its maker’s list, at its head, with what was said, and changes none of the others',
    needing(needs, async (probe) => {
      const candidate = await probe.another('candidate');
      await recommendSomebody(candidate);
      const before = await candidate.call(queryRecommendations, { pageSize: 50 });
      const positionId = await candidate.position('open');
      const asked = Date.now();
      const made = await recommendSomebody(candidate, { applicantName: ' Han Meimei ', positionId });
      const after = await candidate.call(queryRecommendations, { pageSize: 50 });
      expectSame('recommendations more than before', after.total - before.total, 1);
      expectSame('the head of the list', after.rows[0], made);
      expectSame('the others', after.rows.slice(1, 50), before.rows.slice(0, 49));
      const { applicantName, position, status, timeline, recommendedAt } = made;
      expectSame(
        'name, position and status',
        [applicantName, position?.id, status],
        ['Han Meimei', positionId, 'received'],
      );
      expectSame(
        'its timeline',
        timeline.map(({ stage, at, label }) => [stage, at, label]),
        [['received', recommendedAt, made.statusLabel]],
      );
      const late = Math.abs(Date.parse(recommendedAt) - asked);
      expectTrue(`it was made now, not ${late} ms from now`, late < 600_000);
    }),
  ),
  rule(
    ['recommendCandidate', 'queryRecommendations'],
    'can be without a position, and with a phone of any country',
    needing(needs, async (probe) => {
      const candidate = await probe.another('candidate');
      const abroad = { phoneNationCode: '+852', phoneNumber: `5${newContacts(probe).phoneNumber.slice(-7)}` };
      expectSame('its position', (await recommendSomebody(candidate, abroad)).position, undefined);
    }),
  ),
  rule(
    'recommendCandidate',
    'refuses an e-mail that is none',
    needing(needs, async (probe) => {
      const candidate = await probe.another('candidate');
      await expectRefused('half an e-mail', recommendSomebody(candidate, { email: 'li.lei' }));
    }),
  ),
  rule(
    'queryRecommendations',
    'pages the recommendations, newest first, each on one page',
    needing(needs, async (probe) => {
      const candidate = await probe.another('candidate');
      const first = await recommendSomebody(candidate);
      const second = await recommendSomebody(candidate);
      const third = await recommendSomebody(candidate);
      const rows = await expectPages((page) => candidate.call(queryRecommendations, page));
      expectSame('the newest three', ids(rows).slice(0, 3), [third.id, second.id, first.id]);
    }),
  ),
  rule(
    ['queryRecommendations', 'recommendCandidate'],
    'lists nobody else’s recommendation, and none to a visitor',
    needing(needs, async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const totalOf = async () => (await newcomer.call(queryRecommendations, {})).total;
      const before = await totalOf();
      const { id } = await recommendSomebody(candidate);
      expectTrue('the newcomer’s list lacks it', !ids(await listOf(newcomer)).includes(id));
      expectSame('how many there are for the newcomer', await totalOf(), before);
      const visitor = await probe.another();
      await expectExpired('a visitor’s list', visitor.call(queryRecommendations, {}));
    }),
  ),
  rule(
    'recommendCandidate',
    'treats a submit under the same key as a repeat only from the same person',
    needing(needs, async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const key = probe.newKey();
      const contacts = newContacts(probe);
      const made = await recommendSomebody(candidate, contacts, key);
      expectSame('the repeat’s answer', await recommendSomebody(candidate, contacts, key), made);
      const theirs = await recommendSomebody(newcomer, {}, key);
      expectTrue('it is another recommendation', theirs.id !== made.id);
    }),
  ),
  rule(
    ['recommendCandidate', 'checkDuplicateCandidate'],
    'finds a duplicate by phone or by e-mail, whoever recommended them, for each position separately',
    needing(needs, async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const contacts = newContacts(probe);
      const positionId = await candidate.position('open');
      const others = newContacts(probe);
      await recommendSomebody(candidate, { ...contacts, positionId });
      const byPhone = { ...contacts, email: others.email };
      const byEmail = { ...others, email: contacts.email.toUpperCase() };
      for (const known of [byPhone, byEmail]) {
        const { duplicate } = await newcomer.call(checkDuplicateCandidate, { ...known, positionId });
        expectSame('whether they are known for this position', duplicate, true);
        await expectRefused('a second one', recommendSomebody(newcomer, { ...known, positionId }));
      }
      const elsewhere = await newcomer.call(checkDuplicateCandidate, contacts);
      expectSame('whether they are known for no position in particular', elsewhere.duplicate, false);
      const stranger = await newcomer.call(checkDuplicateCandidate, { ...others, positionId });
      expectSame('whether somebody else is known', stranger.duplicate, false);
      const abroad = { ...byPhone, phoneNationCode: '+852', phoneNumber: '51234567', positionId };
      const there = await newcomer.call(checkDuplicateCandidate, abroad);
      expectSame('whether a number of another country is theirs', there.duplicate, false);
      await expectTaken('a recommendation for no position', recommendSomebody(newcomer, contacts));
    }),
  ),
  rule(
    ['recommendCandidate', 'exportMyData'],
    'exports whom one has recommended, with all that was said of them',
    needing(needs, async (probe) => {
      const candidate = await probe.another('candidate');
      const { phoneNumber, email } = newContacts(probe);
      const recommendReason = `Known from ${email}`;
      await recommendSomebody(candidate, { phoneNumber, email, recommendReason, gender: 'other' });
      const { content } = await candidate.call(exportMyData, {});
      for (const said of [phoneNumber, email, recommendReason, 'resume.pdf', '"other"'])
        expectTrue(`the export has ${said}`, content.includes(said));
      const theirs = await (await probe.another('newcomer')).call(exportMyData, {});
      for (const said of [phoneNumber, email])
        expectTrue(`somebody else’s export has not ${said}`, !theirs.content.includes(said));
    }),
  ),
];
