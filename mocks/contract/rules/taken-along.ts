import {
  exportMyData,
  getDeliverySnapshot,
  getResume,
  queryConsents,
  queryDeliveries,
  saveResume,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe, reference } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { deliver, delivered } from './delivering.ts';
import { fileHeads, sectionsOf } from './full-resume.ts';
import { type Rule, rule } from './rule.ts';

/** The consents that links ask a candidate for. */
const askedFor = [
  ['submitBackgroundCheck', 'backgroundCheck'],
  ['submitMedicalReport', 'medicalReport'],
  ['submitTalentUpdate', 'talentPool'],
] as const;

const exported = async (probe: Probe) => {
  const { content, files } = await probe.call(exportMyData, {});
  return { files, content, parts: JSON.parse(content) as unknown };
};

/** Whether a value says what another one does, and maybe more; what there is not may be null or missing. */
function says(value: unknown, what: unknown): boolean {
  if (what === null || what === undefined) return true;
  if (typeof what !== 'object') return String(value) === String(what);
  if (Array.isArray(what) && !(Array.isArray(value) && value.length === what.length)) return false;
  return Object.entries(what).every(([name, one]) => says(Object(value)[name], one));
}

/** The parts of an export that say something, wherever and under whatever name: how it is arranged is the gateway's own. */
function partsThat(part: unknown, what: object): object[] {
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.values(part).flatMap((one) => partsThat(one, what));
  return says(part, what) ? [part, ...within] : within;
}

const holds = (part: unknown, what: object) => partsThat(part, what).length > 0;

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
        const { rows } = await candidate.call(queryDeliveries, { pageSize: 20 });
        // The resume says something else by now.
        const { revision, selfEvaluation } = await candidate.call(getResume, {});
        const write = (seen: number, value: string) =>
          candidate.call(saveResume, { section: 'selfEvaluation', revision: seen, value });
        const since = await write(revision, `${selfEvaluation} Since then.`);
        const { parts } = await exported(candidate);
        await write(since.revision, selfEvaluation);
        for (const { id } of rows) {
          const { view } = await candidate.call(getDeliverySnapshot, { id });
          expectTrue(
            `application ${id} is in it, with what it sent`,
            partsThat(parts, { id }).some((application) => holds(application, view.content)),
          );
        }
      }),
    ),
  ),
  rule(
    ['exportMyData', 'getResume'],
    'holds the resume, with every section',
    needing([], async (probe) => {
      const candidate = await probe.another('candidate');
      const { parts } = await exported(candidate);
      for (const [section, value] of Object.entries(await sectionsOf(candidate)))
        expectTrue(`${section} is in it`, holds(parts, { [section]: value }));
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
      const { files, content } = await exported(newcomer);
      const ids = files.map((file) => file.fileId);
      expectSame('the files, each once', ids, [...new Set(ids)]);
      const own = files.find((file) => file.fileId === fileId);
      expectSame('the file', own && { ...own }, { fileId, fileName, size });
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
