import {
  exportMyData,
  getDeliverySnapshot,
  getResume,
  queryConsents,
  queryDeliveries,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe, reference } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { deliver, delivered } from './delivering.ts';
import { fileHeads } from './full-resume.ts';
import { type Rule, rule } from './rule.ts';

/** The consents that links ask a candidate for. */
const askedFor = [
  ['submitBackgroundCheck', 'backgroundCheck'],
  ['submitMedicalReport', 'medicalReport'],
  ['submitTalentUpdate', 'talentPool'],
] as const;

const exported = async (probe: Probe) => {
  const { content, files } = await probe.call(exportMyData, {});
  return { files, content, parts: Object(JSON.parse(content)) };
};

/** The export of a person's data covers what they have sent, uploaded and agreed to. */
export const takenAlongRules: readonly Rule[] = [
  ...askedFor.map(([method, kind]) =>
    rule(
      [method, 'queryConsents'],
      'adds a consent for the recipient of the link, with a version and a name in each language',
      {
        needs: ['links', 'own-world', 'magic-values'],
        run: async (probe) => {
          const candidate = await probe.another('candidate');
          const given = async (of: Probe) =>
            (await of.call(queryConsents, {})).filter((one) => one.kind === kind);
          expectSame('those of this kind, before', await given(candidate), []);
          await reference[method].success.run(probe);
          const titles = new Set<string>();
          for (const language of languageIndexes) {
            const found = await given(candidate.speaking(language));
            expectSame('how many of this kind', found.length, 1);
            expectTrue('it has a version', Boolean(found[0]?.version));
            titles.add(found[0]?.title ?? '');
          }
          expectSame('names that differ, of three languages', titles.size, 3);
          expectSame('those of somebody else', await given(await probe.another('newcomer')), []);
        },
      },
    ),
  ),
  rule(
    ['exportMyData', 'deliverResume', 'getDeliverySnapshot'],
    'holds what each application sent',
    needing([], async (probe) =>
      delivered(probe, async (candidate) => {
        const { rows, total } = await candidate.call(queryDeliveries, { pageSize: 20 });
        const { parts } = await exported(candidate);
        expectSame('applications', parts.deliveries.length, total);
        for (const [at, { id }] of rows.entries()) {
          const { view, source } = await candidate.call(getDeliverySnapshot, { id });
          const { id: of, sent } = Object(parts.deliveries[at]);
          expectSame('application', of, id);
          expectSame('how it was sent', Object(sent).source, source);
          expectSame('what it sent', Object(sent).content, view.content);
        }
      }),
    ),
  ),
  rule(
    ['exportMyData', 'getResume'],
    'holds the resume, with every section and its revision',
    needing([], async (probe) => {
      const candidate = await probe.another('candidate');
      const resume = await candidate.call(getResume, {});
      expectSame('the resume', (await exported(candidate)).parts.resume, resume);
    }),
  ),
  rule(
    'exportMyData',
    'names each file that was uploaded, by name and size, to its owner alone, and with no address that opens it',
    needing(['files', 'own-account'], async (probe) => {
      const newcomer = await probe.another('newcomer');
      const size = 321;
      const head = fileHeads.pdf;
      const { fileId, fileName } = await newcomer.uploadOwn({ name: 'mine.pdf', size, head });
      const { files, content, parts } = await exported(newcomer);
      const own = files.find((file) => file.fileId === fileId);
      expectSame('the file', own && { ...own }, { fileId, fileName, size });
      expectSame('the files in the JSON', parts.files, files);
      expectTrue('nothing opens it by itself', !/[?&](sign|url)=/.test(content));
      const candidate = await probe.another('candidate');
      expectTrue('nobody else has it', !(await exported(candidate)).content.includes(fileId));
    }),
  ),
  rule(
    ['exportMyData', 'queryDeliveries'],
    'contains no link that acts for its owner',
    needing(['links', 'own-world'], async (probe) => {
      const token = await probe.linkTo('offer-pending');
      const candidate = await probe.another('candidate');
      await deliver(candidate, await candidate.position('open'));
      expectTrue('the token is not in it', !(await exported(candidate)).content.includes(token));
    }),
  ),
];
