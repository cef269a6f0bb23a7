import type { Transport } from '@careers/gateway';
import { getResume, queryResumeFields, saveResume } from '@careers/gateway/contract';
import { axeFindings } from '@careers/ui/testing/axe';
import { compoundFile } from '@careers/validation/testing/compound-file';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { openFileGateway } from '../../../core/calls/file-gateway.ts';
import { PartBoundary } from '../../../core/parts/part-boundary.tsx';
import { createMemoryStorage } from '../../../core/session/index.ts';
import { methodOf, personaWorld } from '../../../testing/open-portal.ts';
import { renderInPortal } from '../../../testing/render-in-portal.tsx';
import { testPortal } from '../../../testing/test-portal.ts';
import { ImportResume } from '../import.lazy.ts';
import { resumeFieldsQuery } from '../model/resume-query.ts';
import { oldFile } from './testing/old-file.ts';
import { readHere } from './testing/reader-here.ts';

type Persona = 'candidate' | 'newcomer';

interface SetUp {
  readonly persona?: Persona;
  /** Called before a call reaches the world; `name` is its method. */
  readonly before?: (name: string, local: ReturnType<typeof personaWorld>['local']) => void;
}

/** Opens the dialog alone, for a logged-in persona. */
async function openImport({ persona = 'newcomer', before }: SetUp = {}) {
  const { local, stored } = personaWorld({ persona, lang: 'en-us' });
  const line: Transport = (request, options) => {
    if (typeof request.body === 'string' && request.body.includes('paramString'))
      before?.(methodOf(request.body), local);
    return local.transport(request, options);
  };
  const portal = testPortal({
    world: local,
    storage: createMemoryStorage({ locale: 'en-us', ...stored }),
    transport: line,
    fileTransport: local.transport,
  });
  const onDone = vi.fn();
  function Host() {
    const [open, setOpen] = useState(true);
    return (
      <PartBoundary>
        <ImportResume open={open} onOpenChange={setOpen} onDone={onDone} />
      </PartBoundary>
    );
  }
  // Its code and its words are loaded while it is shown.
  await act(async () => {
    await renderInPortal(<Host />, portal);
  });
  const user = userEvent.setup({ applyAccept: false });
  const picker = await screen.findByLabelText<HTMLInputElement>('Choose a file');
  const bring = (name: string, bytes: Uint8Array<ArrayBuffer> = oldFile(name)) =>
    user.upload(picker, new File([bytes], name));
  const read = () => portal.gateway.call(getResume, {});
  return { user, portal, local, onDone, bring, read };
}

const text = (words: string) => new TextEncoder().encode(words);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);
const save = () => screen.findByRole('button', { name: 'Save' });

describe('importing a resume', () => {
  test('reads a Word document, shows each value with its place in the file, and saves it', async () => {
    readHere();
    const { user, bring, read, onDone } = await openImport();
    await bring('libreoffice-zh.docx');
    await screen.findByRole('checkbox', { name: /^Add 深圳市云帆科技有限公司/ });
    // Company, position and months were read from one line, which is shown once.
    expect(screen.getAllByText(/“2021.03 - 至今 深圳市云帆科技有限公司 高级后端工程师”/)).toHaveLength(1);
    // A line that consists of the value only is not shown.
    expect(screen.getByRole('radio', { name: /张伟/ })).toBeTruthy();
    expect(screen.queryByText(/“张伟”/)).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const resume = await read();
    expect(resume.work.map(({ company }) => company)).toEqual([
      '深圳市云帆科技有限公司',
      '广州粤海数据有限公司',
    ]);
    expect(resume.education).toMatchObject([{ school: '中山大学' }, { school: '华南理工大学' }]);
    expect(resume.selfEvaluation).toContain('做事认真负责');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks whether to overwrite existing content, and keeps it by default', async () => {
    readHere();
    const { user, bring, read } = await openImport({ persona: 'candidate' });
    const before = await read();
    await bring('me.txt', text('姓名：李娜\n邮箱：lina@mail.example'));
    const name = await screen.findByRole('radiogroup', { name: 'Name' });
    expect(
      within(name).getByRole<HTMLInputElement>('radio', { name: /^Keep mine: Lin Xiaoyu/ }).checked,
    ).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Yes, take what the file says' }));
    await user.click(within(name).getByRole('radio', { name: /^Keep mine/ }));
    await user.click(await save());
    await waitFor(async () => expect((await read()).basics.email).toBe('lina@mail.example'));
    expect((await read()).basics).toEqual({ ...before.basics, email: 'lina@mail.example' });
  });

  test('saves values that were corrected', async () => {
    readHere();
    const { user, bring, read, onDone } = await openImport();
    await bring('me.txt', text('教育经历\n2012.09-2016.06 清华大学 会计学 本科'));
    const school = await screen.findByRole('textbox', { name: /^School/ });
    await user.clear(school);
    await user.type(school, '北京大学');
    const end = screen.getByRole('textbox', { name: /^End month/ });
    await user.clear(end);
    await user.type(end, 'soon');
    await user.click(await save());
    expect(await screen.findByText('Please enter a month such as 2024-09')).toBeTruthy();
    expect(document.activeElement).toBe(end);
    await user.clear(end);
    await user.type(end, '2016.07');
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).education).toMatchObject([
      { school: '北京大学', start: '2012-09', end: '2016-07' },
    ]);
  });

  test('selects the country of a phone number that is corrected with its country code', async () => {
    readHere();
    const { user, bring, read, onDone } = await openImport({ persona: 'candidate' });
    await bring('me.txt', text('姓名：李娜\n电话：13912345678'));
    await user.click(await screen.findByRole('radio', { name: /^Take the file’s: \+86.13912345678/ }));
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.click(phone);
    await user.paste('+852 6123-4567');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country or region' }).value).toBe('+852');
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).basics).toMatchObject({ phoneNationCode: '+852', phone: '61234567' });
  });

  test('leaves out the sections that the site does not ask for, which nobody could correct there', async () => {
    readHere();
    const { user, portal, bring, read, onDone } = await openImport();
    const asked = await portal.gateway.call(queryResumeFields, {});
    const sections = asked.sections.filter(({ section }) => section !== 'awards');
    portal.queries.setQueryData(resumeFieldsQuery(portal).queryKey, { ...asked, sections });
    await bring(
      'me.txt',
      text('教育经历\n2012.09-2016.06 清华大学 会计学 本科\n获奖情况\n2015.10 国家奖学金'),
    );
    await screen.findByRole('group', { name: 'Education history' });
    expect(screen.queryByRole('group', { name: 'Awards' })).toBeNull();
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const { education, awards } = await read();
    expect([education.length, awards]).toEqual([1, []]);
  });

  test('leaves out a deselected entry', async () => {
    readHere();
    const { user, bring, read, onDone } = await openImport();
    await bring('pandoc-en.docx');
    await user.click(await screen.findByRole('checkbox', { name: /^Add Peak Studio/ }));
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).work).toMatchObject([{ company: 'Harbour Payments Limited' }]);
  });

  test('says how many selected entries are over the limit of the resume', async () => {
    readHere();
    const { user, bring } = await openImport();
    const awards = Array.from({ length: 52 }, (_, at) => `Prize of the year ${1970 + at}`);
    await bring('me.txt', text(`Awards\n${awards.join('\n')}`));
    const says = (words: string) =>
      screen.findByText(`A resume holds at most 50 entries here. ${words} will not be added.`);
    await says('The last 2 selected');
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Add Prize/ });
    if (!first || !second) throw new Error('there are no prizes');
    await user.click(first);
    await says('The last one selected');
    await user.click(second);
    await waitFor(() => expect(screen.queryByText(/^A resume holds/)).toBeNull());
  });

  test('can keep the file as an attachment only, without changing the resume', async () => {
    readHere();
    const { user, bring, read, onDone } = await openImport();
    await bring('libreoffice-zh.docx');
    await user.click(await screen.findByRole('radio', { name: 'No, only keep the file as an attachment' }));
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const { attachments, work } = await read();
    expect([attachments.map(({ fileName }) => fileName), work]).toEqual([['libreoffice-zh.docx'], []]);
  });

  test.each([
    ['libreoffice-en.doc', oldFile('libreoffice-en.doc')],
    ['scan.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
    ['scan.png', png],
    ['sheetjs-cfb-zh.msg', oldFile('sheetjs-cfb-zh.msg')],
  ])('sends a file that the browser cannot read to the gateway: %s', async (name, bytes) => {
    const reader = readHere();
    const { user, bring, read, onDone } = await openImport({
      before: (method, local) => {
        if (method === 'getParseResult') local.control().advance('5s');
      },
    });
    await bring(name, bytes);
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).work.length).toBeGreaterThan(1);
    expect(reader.workers().map(({ asked }) => asked)).toEqual([['prepare pdf']]);
  });
});

describe('a resume with as many attachments as it may have', () => {
  const full = 'The number of attachments exceeds 50 and cannot be submitted';

  /** Fills the attachments of the candidate's resume. */
  async function fillAttachments({
    portal,
    read,
  }: Pick<Awaited<ReturnType<typeof openImport>>, 'portal' | 'read'>) {
    const { revision, attachments } = await read();
    const files = openFileGateway(portal);
    const refs = [...attachments];
    while (refs.length < 50) {
      const { fileId, fileName, size } = await files.upload(new File(['%PDF-1.7'], `${refs.length}.pdf`));
      refs.push({ fileId, fileName, size });
    }
    await portal.gateway.call(saveResume, { section: 'attachments', revision, value: refs });
  }

  test('gets no other one, and the review of an import says so beforehand', async () => {
    readHere();
    const opened = await openImport();
    await fillAttachments(opened);
    await opened.bring('libreoffice-zh.docx');
    const keep = await screen.findByRole<HTMLInputElement>('radio', { name: /^No, only keep the file/ });
    expect(keep.disabled).toBe(true);
    expect(screen.getByText(full)).toBeTruthy();
  });

  test('gets no file that could not be read, which is not uploaded', async () => {
    readHere();
    const opened = await openImport();
    await fillAttachments(opened);
    const sent = () =>
      opened.local
        .world()
        .calls()
        .filter(({ path }) => path === 'files.upload').length;
    const before = sent();
    await opened.bring('scanned.pdf');
    await opened.user.click(await screen.findByRole('button', { name: 'Keep as an attachment' }));
    expect(await screen.findByText(full)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Try again|Keep as an attachment)$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
    expect(sent()).toBe(before);
  });
});

describe('a resume that is changed elsewhere during an import', () => {
  test('gets both changes', async () => {
    readHere();
    const { user, portal, bring, read, onDone } = await openImport();
    await bring('me.txt', text('姓名：李娜\n现居地：上海'));
    await save();
    const { basics, revision } = await read();
    await portal.gateway.call(saveResume, {
      section: 'basics',
      revision,
      value: { ...basics, gender: 'female' },
    });
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).basics).toMatchObject({ city: '上海', gender: 'female' });
  });

  test('is asked about once more where both have changed the same field', async () => {
    readHere();
    const { user, portal, bring, read, onDone } = await openImport();
    await bring('me.txt', text('姓名：李娜\n现居地：上海'));
    await save();
    const { basics, revision } = await read();
    await portal.gateway.call(saveResume, {
      section: 'basics',
      revision,
      value: { ...basics, city: '北京' },
    });
    await user.click(await save());
    expect(await screen.findByText(/^Your resume was changed elsewhere in the meantime/)).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
    const city = screen.getByRole('radiogroup', { name: 'City' });
    expect(within(city).getByRole<HTMLInputElement>('radio', { name: 'Keep mine: 北京' }).checked).toBe(true);
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).basics.city).toBe('北京');
  });

  test('an import keeps its decisions when the network fails while it is saved', async () => {
    readHere();
    let isDown = false;
    const { user, bring, read, onDone } = await openImport({
      before: (method) => {
        if (isDown && method === 'saveResume') throw new TypeError('the line is down');
      },
    });
    await bring('libreoffice-zh.docx');
    await save();
    isDown = true;
    await user.click(await save());
    expect(await screen.findByText(/^The network is not reachable/)).toBeTruthy();
    isDown = false;
    await user.click(await save());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).work).toHaveLength(2);
  });
});

describe('a file that cannot be imported', () => {
  test.each([
    [
      'photo.gif',
      png,
      'This is not a file of these formats: PDF, DOC, DOCX, HTML, TXT, JPG, PNG, MSG. Please choose another one.',
    ],
    ['disguised.pdf', png, 'The content of this file is not what its name says. Please choose another one.'],
    [
      'workbook.msg',
      compoundFile('Workbook'),
      'The content of this file is not what its name says. Please choose another one.',
    ],
    ['empty.pdf', new Uint8Array(), 'This file is empty. Please choose another one.'],
    [
      'huge.txt',
      new Uint8Array(20 * 1024 * 1024 + 1),
      'This file is larger than 20 MB. Please choose a smaller one.',
    ],
  ])('shows why, and lets another be chosen: %s', async (name, bytes, message) => {
    readHere();
    const { bring } = await openImport();
    await bring(name, bytes);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Choose a file')).toBeTruthy();
  });

  test('because it is encrypted is said to have a password', async () => {
    readHere();
    const { bring } = await openImport();
    await bring('secret.docx', compoundFile('EncryptionInfo', 'EncryptedPackage'));
    expect(await screen.findByText(/^This file is protected by a password/)).toBeTruthy();
    expect(screen.getByLabelText('Choose a file')).toBeTruthy();
  });

  test('can be kept as an attachment, if a resume accepts its format', async () => {
    readHere();
    const { user, bring, read, onDone } = await openImport();
    await bring('broken.docx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9, 9]));
    expect(await screen.findByText(/^This file is damaged or incomplete/)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep as an attachment' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((await read()).attachments.map(({ fileName }) => fileName)).toEqual(['broken.docx']);
  });

  test('because it contains nothing of a resume leads to the choice of another', async () => {
    readHere();
    const { user, bring } = await openImport();
    await bring('letter.txt', text('Dear neighbours, the boat leaves on Sunday.'));
    expect(await screen.findByText('This file holds nothing that could go into a resume.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep as an attachment' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
  });

  test('shows the gateway’s reason', async () => {
    readHere();
    const { bring } = await openImport({
      before: (method, local) => {
        if (method === 'getParseResult') local.control().advance('5s');
      },
    });
    await bring('resume-locked.png', png);
    expect(await screen.findByText(/^This file is protected by a password/)).toBeTruthy();
  });

  test.each(['resume-scan.png', 'broken.docx'])(
    'is uploaded only once although the network fails afterwards: %s',
    async (name) => {
      readHere();
      let isDown = true;
      const { user, local, bring, onDone } = await openImport({
        before: (method) => {
          if (isDown && /parseResume|saveResume/.test(method)) throw new TypeError('the line is down');
          if (method === 'getParseResult') local.control().advance('5s');
        },
      });
      const isScan = name.endsWith('.png');
      await bring(name, isScan ? png : new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9, 9]));
      if (!isScan) await user.click(await screen.findByRole('button', { name: 'Keep as an attachment' }));
      await screen.findByText(/^The network is not reachable/);
      isDown = false;
      if (isScan) {
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await user.click(await screen.findByRole('radio', { name: /^No, only keep the file/ }));
        isDown = true;
        await user.click(await save());
        await screen.findByText(/^The network is not reachable/);
        isDown = false;
        await user.click(await save());
      } else await user.click(screen.getByRole('button', { name: 'Keep as an attachment' }));
      await waitFor(() => expect(onDone).toHaveBeenCalled());
      const uploads = local
        .control()
        .calls()
        .filter(({ path }) => path === 'files.upload');
      expect(uploads).toHaveLength(1);
    },
  );

  test('because its upload failed can be tried again', async () => {
    readHere();
    const { bring } = await openImport();
    await bring('upload-refused.png', png);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the worker that reads a file', () => {
  test('is started when the dialog opens, and reads the first file', async () => {
    const reader = readHere();
    const { bring } = await openImport();
    expect(reader.workers()).toEqual([{ asked: ['prepare pdf'], isEnded: false }]);
    await bring('libreoffice-zh.docx');
    await save();
    expect(reader.workers()).toEqual([{ asked: ['prepare pdf', 'read docx'], isEnded: true }]);
  });

  test('is replaced by a new one for the next file', async () => {
    const reader = readHere();
    const { user, bring } = await openImport();
    await bring('libreoffice-zh.docx');
    await save();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    await screen.findByLabelText('Choose a file');
    expect(reader.workers()).toEqual([
      { asked: ['prepare pdf', 'read docx'], isEnded: true },
      { asked: ['prepare pdf'], isEnded: false },
    ]);
  });

  test('is started again with the file if it could not be prepared', async () => {
    const reader = readHere(undefined, { prepares: 'unprepared' });
    const { bring } = await openImport();
    await bring('libreoffice-zh.docx');
    await save();
    expect(reader.workers()).toEqual([
      { asked: ['prepare pdf'], isEnded: true },
      { asked: ['read docx'], isEnded: true },
    ]);
  });

  test('is ended with the dialog', async () => {
    const reader = readHere();
    const { user } = await openImport();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reader.workers()).toEqual([{ asked: ['prepare pdf'], isEnded: true }]);
  });
});

describe('an import that is cancelled', () => {
  test('while the file is read ends the worker, and shows the choice of a file', async () => {
    const reader = readHere(null);
    const { user, bring } = await openImport();
    await bring('libreoffice-zh.docx');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    await waitFor(() => expect(screen.getByText('Waiting to be read', { selector: 'p' })).toBeTruthy());
    await user.click(cancel);
    expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
    await waitFor(() => expect(reader.terminated()).toBe(1));
  });

  test('by closing the dialog ends the worker', async () => {
    const reader = readHere(null);
    const { user, bring } = await openImport();
    await bring('libreoffice-zh.docx');
    await screen.findByRole('button', { name: 'Cancel' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(reader.terminated()).toBe(1));
  });

  test('after the file was read asks first', async () => {
    readHere();
    const { user, bring, read } = await openImport();
    const before = await read();
    await bring('me.txt', text('姓名：李娜\n现居地：上海'));
    await save();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await read()).revision).toBe(before.revision);
  });
});
