import {
  downloadResumeAtt,
  type FileRef,
  getResume,
  getResumeView,
  queryResumeTemplates,
  type ResumeContent,
  saveResumeTemplate,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { allDeliveries } from './delivering.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;

const filesOf = ({ photo, attachments, video }: Pick<ResumeContent, 'photo' | 'attachments' | 'video'>) =>
  [photo, ...attachments, video].filter((file): file is FileRef => file !== null);

async function openView(probe: Probe, token: string) {
  const found = await probe.call(getResumeView, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

/** The address of a file, and the content behind it. */
async function addressOf(probe: Probe, token: string, fileId: string): Promise<string> {
  const answer = await probe.call(downloadResumeAtt, { token, fileId });
  if (answer.state !== 'open') throw new Error(`the link is ${answer.state}`);
  return answer.url;
}

export const resumeViewRules: readonly Rule[] = [
  rule(
    'queryResumeTemplates',
    'offers each template once, by a name in the language of the call, and starts with one of them',
    recipe(async (probe) => {
      await probe.login('candidate');
      const offered = [];
      for (const language of languageIndexes)
        offered.push(await probe.speaking(language).call(queryResumeTemplates, {}));
      const [first, ...others] = offered.map(({ templates }) => templates.map(({ id }) => id));
      expectSame('the ids, each once', first, [...new Set(first)]);
      for (const ids of others) expectSame('the ids in another language', ids, first);
      for (const { templates, startsWith } of offered) {
        expectTrue(`${startsWith} is among them`, first?.includes(startsWith) === true);
        expectTrue(
          'each has a name',
          templates.every(({ name }) => name.trim() !== ''),
        );
      }
      const [chinese, , english] = offered.map(({ templates }) => templates.map(({ name }) => name).join());
      expectTrue('names differ by language', chinese !== english);
    }),
  ),
  rule(
    ['saveResumeTemplate', 'queryResumeTemplates', 'getResume'],
    'takes every template that is offered, and keeps the one that was chosen last',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const before = await probe.call(getResume, {});
      const { templates } = await probe.call(queryResumeTemplates, {});
      for (const { id: templateId } of templates) {
        expectSame('the answer', await probe.call(saveResumeTemplate, { templateId }), { templateId });
        const { templateId: kept, ...resume } = await probe.call(getResume, {});
        expectSame('the resume’s', kept, templateId);
        const { templateId: _, ...same } = before;
        expectSame('all else in the resume', resume, same);
      }
    }),
  ),
  rule(
    ['saveResumeTemplate', 'getResume'],
    'keeps the chosen template when another is refused, and belongs to the caller only',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const { templates } = await probe.call(queryResumeTemplates, {});
      const { id: templateId } = shownBy('last template', templates.at(-1));
      const candidate = await probe.another('candidate');
      const theirs = await candidate.call(getResume, {});
      await probe.call(saveResumeTemplate, { templateId });
      await probe.reply(saveResumeTemplate, { templateId: 'a-template-of-nobody' });
      expectSame('what was chosen', (await probe.call(getResume, {})).templateId, templateId);
      expectSame('the candidate’s', await candidate.call(getResume, {}), theirs);
    }),
  ),
  rule(
    ['getResumeView', 'queryResumeTemplates'],
    'shows a whole resume in a template that is offered, whose it is, and until when',
    needing(['links'], async (probe) => {
      const found = await openView(probe, await probe.linkTo('resume-open'));
      const { candidateName, position, sentAt, expiresAt, view } = found;
      expectSame('whose it is', view.content.basics.name, candidateName);
      expectTrue('the name is said', candidateName !== '');
      expectTrue(`it was sent at ${sentAt}`, Date.parse(sentAt) < Date.now() + MINUTE);
      expectTrue('it can be read until after it was sent', Date.parse(expiresAt) > Date.parse(sentAt));
      expectTrue(
        'post and company',
        [position.post, position.companyDescr].every((text) => text !== ''),
      );
      await probe.login('candidate');
      const { templates } = await probe.call(queryResumeTemplates, {});
      expectTrue(
        `${view.templateId} is offered`,
        templates.some(({ id }) => id === view.templateId),
      );
    }),
  ),
  rule(
    ['getResumeView', 'queryDeliveries'],
    'was sent when something happened to the application',
    needing(['links', 'own-world'], async (probe) => {
      const { sentAt } = await openView(probe, await probe.linkTo('resume-open'));
      const rows = await allDeliveries(await probe.another('candidate'));
      const happened = rows.flatMap(({ timeline }) => timeline.map(({ at }) => Date.parse(at)));
      expectTrue(`something happened at ${sentAt}`, happened.includes(Date.parse(sentAt)));
    }),
  ),
  rule(
    ['downloadResumeAtt', 'getResumeView'],
    'gives an address of its own for each file of the resume that the link shows',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('resume-open');
      const files = filesOf((await openView(probe, token)).view.content);
      const addresses: string[] = [];
      for (const { fileId } of files) addresses.push(await addressOf(probe, token, fileId));
      expectTrue(
        'they are addresses',
        addresses.every((address) => URL.canParse(address)),
      );
      expectSame('each its own', addresses, [...new Set(addresses)]);
    }),
  ),
  rule(
    ['getResumeView', 'downloadResumeAtt'],
    'opens a resume and its files until expiresAt, and not from then on',
    needing(['links', 'clock'], async (probe) => {
      const token = await probe.linkTo('resume-open');
      const { sentAt, expiresAt, view } = await openView(probe, token);
      const { fileId } = shownBy('file in the resume', filesOf(view.content)[0]);
      expectTrue(`it was sent at ${sentAt}, which has been`, Date.parse(sentAt) < Date.now() + MINUTE);
      const left = Math.floor((Date.parse(expiresAt) - Date.now()) / MINUTE);
      await probe.advance(`${left - 10}m`);
      await openView(probe, token);
      await addressOf(probe, token, fileId);
      await probe.advance('20m');
      const shown = await probe.call(getResumeView, { token });
      const file = await probe.call(downloadResumeAtt, { token, fileId });
      expectSame(
        'the resume and its file, once it is over',
        [shown.state, file.state],
        ['expired', 'expired'],
      );
    }),
  ),
  rule(
    ['getResumeView', 'downloadResumeAtt'],
    'answers each link with its own resume, and a link that is over with none',
    needing(['links'], async (probe) => {
      const [open, over] = [await probe.linkTo('resume-open'), await probe.linkTo('resume-over')];
      const { view } = await openView(probe, open);
      const { fileId } = shownBy('file in the resume', filesOf(view.content)[0]);
      await addressOf(probe, open, fileId);
      const closed = [
        await probe.call(getResumeView, { token: over }),
        await probe.call(downloadResumeAtt, { token: over, fileId }),
      ];
      for (const answer of closed) {
        expectSame('the state of the other link', answer.state, 'handled');
        expectTrue('it is said why', answer.state === 'handled' && answer.message !== '');
      }
    }),
  ),
  rule(
    'downloadResumeAtt',
    'gives out no file that is not in the resume, whoever it belongs to',
    needing(['links', 'files', 'own-account'], async (probe) => {
      const token = await probe.linkTo('resume-open');
      await probe.login('newcomer');
      const pdf = [0x25, 0x50, 0x44, 0x46];
      const { fileId } = await probe.uploadOwn({ name: 'other.pdf', head: pdf, size: 100 });
      const { code } = await probe.reply(downloadResumeAtt, { token, fileId });
      expectSame('the code', code, '451');
    }),
  ),
];
