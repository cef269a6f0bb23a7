import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../create-portal.tsx';
import { methodOf, openPortal, personaWorld } from '../../../testing/open-portal.ts';
import { takesPresses } from '../../../testing/takes-presses.ts';
import { oldFile } from './testing/old-file.ts';
import { readHere } from './testing/reader-here.ts';

const FILE = 'libreoffice-zh.docx';
const COMPANY = /^Add 深圳市云帆科技有限公司/;

/** A device with the editor of a resume, the newcomer's by default. */
function aDevice(persona: 'newcomer' | 'candidate' = 'newcomer') {
  const { local, stored } = personaWorld({ persona, lang: 'en-us' });
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const line = { isCut: false, held: undefined as Promise<void> | undefined };
  const open = async () => {
    const opened = await openPortal('/resumeEditor', {
      world: local,
      storage,
      through: (whole) => async (request, options) => {
        if (line.isCut) throw new TypeError('no line');
        if (methodOf(request.body) === 'getResume') await line.held;
        return whole(request, options);
      },
    });
    const user = userEvent.setup({ applyAccept: false });
    await user.click(await screen.findByRole('button', { name: 'Import a resume' }));
    const element = await takesPresses(await screen.findByRole('dialog', { name: 'Import a resume' }));
    return { ...opened, user, element, dialog: within(element) };
  };
  const work = () => {
    const written = local.world().state().resumes['acc-newcomer']?.written.work?.value;
    return Array.isArray(written) ? written.map(({ company }) => company) : [];
  };
  return { open, work, local, storage, line };
}

/** Imports a file, and deselects one job. */
async function begin({ open }: ReturnType<typeof aDevice>) {
  const { user, portal, dialog } = await open();
  await user.upload(await dialog.findByLabelText('Choose a file'), new File([oldFile(FILE)], FILE));
  await user.click(await screen.findByRole('checkbox', { name: COMPANY }));
  return { user, portal };
}

const goOn = () => screen.findByRole('button', { name: 'Continue with it' });

describe('an unfinished review of an import', () => {
  beforeEach(() => readHere());

  test('survives a reload with every decision, and can be saved', async () => {
    const device = aDevice();
    const { portal } = await begin(device);
    portal.unmount();
    const { user, element, dialog } = await device.open();
    const offered = await dialog.findByRole('region', { name: 'Unfinished import' });
    expect(within(offered).getByText(`You began to check what was read from ${FILE}.`)).toBeTruthy();
    // The editor below is still loading, and has tests of its own.
    expect(await axeFindings(element)).toEqual([]);
    await user.click(await goOn());
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: COMPANY });
    expect(box.checked).toBe(false);
    // The file itself was lost with the page.
    expect(screen.getByText('Choose the file again to attach it.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(device.work()).toEqual(['广州粤海数据有限公司']));
    await waitFor(() =>
      expect(device.storage.names().filter((name) => name.includes(':import:'))).toEqual([]),
    );
  });

  test('is compared with the current resume again, and overwrites nothing unasked', async () => {
    const device = aDevice('candidate');
    const first = await device.open();
    const file = new File(['姓名：李娜\n邮箱：lina@mail.example'], 'me.txt');
    await first.user.upload(await first.dialog.findByLabelText('Choose a file'), file);
    await first.user.click(await screen.findByRole('radio', { name: 'Yes, take what the file says' }));
    const keepsMine = (name: string) =>
      within(screen.getByRole('radiogroup', { name })).getByRole<HTMLInputElement>('radio', {
        name: /^Keep mine/,
      });
    await first.user.click(keepsMine('Name'));
    await first.user.click(screen.getByRole('radio', { name: /李娜/ }));
    expect([keepsMine('Name').checked, keepsMine('Email').checked]).toEqual([false, false]);
    first.portal.unmount();
    const resume = device.local.world().state().resumes['acc-candidate'];
    if (!resume) throw new Error('there is no resume');
    Object.assign(resume, { revision: resume.revision + 1 });
    const { user, dialog } = await device.open();
    await user.click(await goOn());
    await dialog.findByText(/^Your resume was changed elsewhere in the meantime/);
    expect([keepsMine('Name').checked, keepsMine('Email').checked]).toEqual([true, true]);
  });

  test('is removed when the import is stopped or discarded', async () => {
    const device = aDevice();
    const { user, portal } = await begin(device);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(device.storage.names().filter((name) => name.includes(':import:'))).toEqual([]);
    portal.unmount();
    const again = await begin(device);
    again.portal.unmount();
    const { user: later } = await device.open();
    await later.click(await screen.findByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(screen.queryByText(/^You began to check/)).toBeNull());
    expect(device.storage.names().filter((name) => name.includes(':import:'))).toEqual([]);
  });

  test('is not offered again after it was saved, even if the form is changed before the dialog closes', async () => {
    const device = aDevice();
    const { user } = await begin(device);
    const fresh = Promise.withResolvers<void>();
    device.line.held = fresh.promise;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const kept = () => device.storage.names().filter((name) => name.includes(':import:'));
    await waitFor(() => expect(kept()).toEqual([]));
    await user.click(screen.getByRole('checkbox', { name: COMPANY }));
    fresh.resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept()).toEqual([]);
  });

  test('is not offered to another person on the same device', async () => {
    const device = aDevice();
    const { portal } = await begin(device);
    portal.unmount();
    const { stored } = personaWorld({ persona: 'candidate', lang: 'en-us' });
    device.storage.set('userInfo', stored.userInfo);
    const { dialog } = await device.open();
    await dialog.findByLabelText('Choose a file');
    expect(screen.queryByText(/^You began to check/)).toBeNull();
  });

  test('is kept when another person on the same device stops their import', async () => {
    const device = aDevice();
    const { portal } = await begin(device);
    portal.unmount();
    const kept = () => device.storage.names().filter((name) => name.includes(':import:'));
    const [mine] = kept();
    const { stored } = personaWorld({ persona: 'candidate', lang: 'en-us' });
    device.storage.set('userInfo', stored.userInfo);
    const { user, dialog } = await device.open();
    await user.upload(await dialog.findByLabelText('Choose a file'), new File([oldFile(FILE)], FILE));
    await waitFor(() => expect(kept()).toHaveLength(2));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(kept()).toEqual([mine]));
  });

  test('is kept when the network fails while it is reopened, with a message', async () => {
    const device = aDevice();
    const { portal } = await begin(device);
    portal.unmount();
    const { user, dialog } = await device.open();
    await goOn();
    device.line.isCut = true;
    await user.click(await goOn());
    // Requests of the page below fail too, and may show the same text.
    await dialog.findByText(/^The network is not reachable/);
    device.line.isCut = false;
    await user.click(await goOn());
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: COMPANY })).checked).toBe(false);
  });
});
