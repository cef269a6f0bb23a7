import { isDeepStrictEqual } from 'node:util';
import {
  deliverResume,
  getDeliverySnapshot,
  getEmployeeResume,
  getResume,
  getResumeView,
  saveResume,
} from '@careers/gateway/contract';
import { needing, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused } from './attempts.ts';
import { allDeliveries, deliver, delivered, revoke } from './delivering.ts';
import { employee } from './employee.ts';
import { complete, fileHeads, known, saveAll, sectionsOf } from './full-resume.ts';
import { type Rule, rule } from './rule.ts';

const someText = 'Written after it was sent.';

/** A resume's sections except basics and files, before anybody has written into them. */
const unwritten: Omit<typeof complete, 'basics'> = {
  intention: { industry: [], category: [], position: [], places: [] },
  education: [],
  work: [],
  projects: [],
  languages: [],
  certificates: [],
  awards: [],
  family: [],
  selfEvaluation: '',
};

/** What a delivery has sent is visible to its maker, and stays as it was. */
export const snapshotRules: readonly Rule[] = [
  rule(
    ['getDeliverySnapshot', 'deliverResume'],
    'shows what the resume said when it was delivered, whatever is written later',
    needing(['own-account'], async (probe) => {
      await delivered(probe, async (candidate, { id }) => {
        const sent = await sectionsOf(candidate);
        const { view, source, file } = await candidate.call(getDeliverySnapshot, { id });
        expectSame('what was sent', view.content, sent);
        expectSame('where it came from, and the file', [source, file], ['resume', undefined]);
        const { revision } = await candidate.call(getResume, {});
        const section = 'selfEvaluation';
        await candidate.call(saveResume, { section, revision, value: someText });
        const after = await candidate.call(getDeliverySnapshot, { id });
        expectSame('what was sent, once something else is written', after.view.content, sent);
        expectSame('what is written', (await sectionsOf(candidate)).selfEvaluation, someText);
        const { revision: last } = await candidate.call(getResume, {});
        await candidate.call(saveResume, { section, revision: last, value: sent.selfEvaluation });
      });
    }),
  ),
  rule(
    ['getDeliverySnapshot', 'deliverResume'],
    'shows every field of every section as it was sent, and its files',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      const files = {
        photo: known(await probe.uploadOwn({ name: 'me.png', head: fileHeads.png, size: 120 })),
        attachments: [known(await probe.uploadOwn({ name: 'one.pdf', head: fileHeads.pdf, size: 130 }))],
        video: known(await probe.uploadOwn({ name: 'me.mp4', head: fileHeads.mp4, size: 150 })),
      };
      await saveAll(probe, { ...complete, ...files });
      const { id } = await deliver(probe, await probe.position('open'));
      const { photo, attachments, video, ...rest } = (await probe.call(getDeliverySnapshot, { id })).view
        .content;
      expectSame('sections', rest, complete);
      expectSame(
        'files',
        [photo && known(photo), attachments.map(known), video && known(video)],
        [files.photo, files.attachments, files.video],
      );
      await revoke(probe, id);
    }),
  ),
  rule(
    ['getDeliverySnapshot'],
    'shows of two deliveries what each has sent',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      await saveAll(probe, complete);
      const first = await deliver(probe, await probe.position('open'));
      await saveAll(probe, { selfEvaluation: someText });
      const second = await deliver(probe, await probe.position('open'));
      const said = async (id: string) =>
        (await probe.call(getDeliverySnapshot, { id })).view.content.selfEvaluation;
      expectSame(
        'what each said of oneself',
        [await said(first.id), await said(second.id), await said(first.id)],
        [complete.selfEvaluation, someText, complete.selfEvaluation],
      );
      for (const { id } of [first, second]) await revoke(probe, id);
    }),
  ),
  rule(
    ['getResumeView', 'getDeliverySnapshot'],
    'shows by link what was delivered, field by field',
    needing(['links'], async (probe) => {
      const link = await probe.call(getResumeView, { token: await probe.linkTo('resume-open') });
      const { view } = link.state === 'open' ? link : { view: undefined };
      await probe.login('candidate');
      const rows = await allDeliveries(probe);
      const sent: unknown[] = [];
      for (const { id } of rows.filter(({ status }) => status === 'interview'))
        sent.push((await probe.call(getDeliverySnapshot, { id })).view.content);
      const isSent = sent.some((content) => isDeepStrictEqual(content, view?.content));
      expectTrue('it is what one of the candidate’s deliveries has sent', isSent);
    }),
  ),
  rule(
    'getDeliverySnapshot',
    'shows nobody else what was sent',
    recipe((probe) =>
      delivered(probe, async (_, { id }) => {
        const newcomer = await probe.another('newcomer');
        await expectRefused('somebody else’s snapshot', newcomer.call(getDeliverySnapshot, { id }));
        await expectExpired(
          'a visitor’s look at it',
          (await probe.another()).call(getDeliverySnapshot, { id }),
        );
      }),
    ),
  ),
  rule(
    ['deliverResume', 'getDeliverySnapshot'],
    'sends a file with name and contacts alone in a quick submission, be the resume empty',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      const before = await probe.call(getResume, {});
      const basics = { ...before.basics, name: 'Han Meimei', email: 'han@mail.example' };
      await probe.call(saveResume, { section: 'basics', revision: before.revision, value: basics });
      const made = await probe.uploadOwn({ name: 'resume.pdf', head: fileHeads.pdf, size: 1234 });
      const { id } = await probe.call(deliverResume, {
        positionId: await probe.position('open'),
        source: 'quick',
        fileId: made.fileId,
        idempotencyKey: probe.newKey(),
      });
      const { source, file, view } = await probe.call(getDeliverySnapshot, { id });
      expectSame(
        'source and file',
        [source, file?.fileId, file?.fileName, file?.size],
        ['quick', made.fileId, 'resume.pdf', 1234],
      );
      expectSame('the basics', view.content.basics, basics);
      expectSame('the rest', [view.content.work, view.content.education], [[], []]);
      await revoke(probe, id);
    }),
  ),
  rule(
    ['deliverResume', 'getDeliverySnapshot'],
    'sends the basics alone beside a file in a quick submission, and all of a complete resume in any other',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      await saveAll(probe, complete);
      const { fileId } = await probe.uploadOwn({ name: 'resume.pdf', head: fileHeads.pdf, size: 1234 });
      const positionId = await probe.position('open');
      const sent = async (param: { readonly source: 'quick' | 'resume'; readonly fileId?: string }) => {
        const { id } = await probe.call(deliverResume, {
          positionId,
          idempotencyKey: probe.newKey(),
          ...param,
        });
        const { file, view } = await probe.call(getDeliverySnapshot, { id });
        await revoke(probe, id);
        const { photo: _, attachments: _1, video: _2, ...sections } = view.content;
        return { fileId: file?.fileId, sections };
      };
      const quick = await sent({ source: 'quick', fileId });
      const { basics, ...others } = quick.sections;
      expectSame('the basics beside a file', basics, complete.basics);
      expectSame('what else of the resume', others, unwritten);
      expectSame('the file', quick.fileId, fileId);
      expectSame('a quick submission without one', await sent({ source: 'quick' }), {
        fileId: undefined,
        sections: complete,
      });
      expectSame('the resume beside a file', await sent({ source: 'resume', fileId }), {
        fileId,
        sections: complete,
      });
    }),
  ),
  rule(
    'deliverResume',
    'demands name and contacts of a quick submission too, and a complete resume where there is no file',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      const { fileId } = await probe.uploadOwn({ name: 'resume.pdf', head: fileHeads.pdf, size: 1000 });
      const positionId = await probe.position('open');
      const submit = (param: object) =>
        probe.call(deliverResume, {
          positionId,
          source: 'quick',
          idempotencyKey: probe.newKey(),
          ...param,
        });
      const { revision, basics } = await probe.call(getResume, {});
      const nameless = { ...basics, name: '' };
      await probe.call(saveResume, { section: 'basics', revision, value: nameless });
      await expectRefused('a file from nobody', submit({ fileId }));
      await expectRefused('an empty resume without a file', submit({}));
      await expectRefused('an empty resume beside a file', submit({ fileId, source: 'resume' }));
      const named = { ...basics, name: 'Han Meimei', email: 'han@mail.example' };
      const { revision: later } = await probe.call(getResume, {});
      await probe.call(saveResume, { section: 'basics', revision: later, value: named });
      await expectRefused('name and contacts alone, without a file', submit({}));
      await expectRefused('name and contacts alone as a resume', submit({ source: 'resume' }));
      await expectRefused(
        'name and contacts alone as a resume, beside a file',
        submit({ fileId, source: 'resume' }),
      );
    }),
  ),
  rule(
    'deliverResume',
    'sends no file that somebody else has uploaded',
    needing(['files'], async (probe) => {
      const newcomer = await probe.another('newcomer');
      const { fileId } = await newcomer.uploadOwn({ name: 'theirs.pdf', head: fileHeads.pdf, size: 1000 });
      const candidate = await probe.another('candidate');
      const positionId = await candidate.position('open');
      await expectRefused(
        'their file',
        candidate.call(deliverResume, {
          positionId,
          source: 'quick',
          fileId,
          idempotencyKey: probe.newKey(),
        }),
      );
    }),
  ),
  rule(
    ['getEmployeeResume', 'deliverResume', 'getDeliverySnapshot'],
    'delivers the directory’s resume as it was shown before',
    needing(['internal-site', 'directory'], async (probe) => {
      const inside = await employee(probe);
      const shown = await inside.call(getEmployeeResume, {});
      expectTrue('it says who it is', shown.content.basics.name !== '');
      const { id } = await inside.call(deliverResume, {
        positionId: await inside.position('open'),
        source: 'employee',
        idempotencyKey: probe.newKey(),
      });
      const { source, view } = await inside.call(getDeliverySnapshot, { id });
      expectSame('source and content', [source, view.content], ['employee', shown.content]);
      await revoke(inside, id);
    }),
  ),
];
