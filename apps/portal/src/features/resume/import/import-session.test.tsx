import { readFault } from '@careers/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal, personaWorld } from '../../../testing/open-portal.ts';
import { logInByCode } from '../../account/testing/person.ts';
import { oldFile } from './testing/old-file.ts';
import { readHere } from './testing/reader-here.ts';

/** Chooses a file for the import in the resume editor; `importing` is the dialog. */
async function importFile(name: string) {
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: /^Import/ }));
  const importing = await screen.findByRole('dialog', { name: 'Import a resume' });
  const file = new File([oldFile(name)], name);
  await user.upload(await within(importing).findByLabelText('Choose a file'), file);
  return { user, importing };
}

test('a session that expires while the gateway reads a file shows the login over the import, which then goes on', async () => {
  readHere();
  const faults = [readFault('rm.resume.getParseResult:40101:once')];
  const { local, stored } = personaWorld({ lang: 'en-us', faults });
  const readings = () =>
    local
      .world()
      .calls()
      .filter(({ path }) => /resume\.(parseResume|getParseResult)$/.test(path))
      .map(({ path }) => path.slice(path.lastIndexOf('.') + 1));
  await openPortal('/resumeEditor', { world: local, stored });
  const { user, importing } = await importFile('sheetjs-cfb-zh.msg');
  await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
  expect(readings()).toEqual(['parseResume', 'getParseResult']);
  expect(importing.isConnected).toBe(true);
  local.control().advance('5s');
  await logInByCode(user, '13800000001');
  await screen.findByRole('dialog', { name: 'Check what was read' });
  await waitFor(() => expect(screen.getAllByRole('dialog').length).toBe(1));
  expect(readings()).toEqual(['parseResume', 'getParseResult', 'getParseResult']);
});

test.each(['files.upload', 'rm.resume.parseResume'])(
  'a session that expires at %s shows the login over the import, which then goes on',
  async (method) => {
    readHere();
    const { local, stored } = personaWorld({ lang: 'en-us', faults: [readFault(`${method}:40101:once`)] });
    await openPortal('/resumeEditor', { world: local, stored });
    const { user, importing } = await importFile('sheetjs-cfb-zh.msg');
    await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
    expect(importing.isConnected).toBe(true);
    await logInByCode(user, '13800000001');
    await waitFor(() => expect(screen.getAllByRole('dialog').length).toBe(1));
    local.control().advance('5s');
    await screen.findByRole('dialog', { name: 'Check what was read' });
  },
);

test.each([
  ['40101', undefined],
  ['451', /^The system is busy/],
  ['http500', /^The service is not available/],
  ['network', /^The network is not reachable/],
])(
  'decisions of an import stay when saving fails by %s, and each entry is then saved once',
  async (kind, words) => {
    readHere();
    const { local, stored } = personaWorld({
      lang: 'en-us',
      persona: 'newcomer',
      faults: [readFault(`rm.resume.saveResume:${kind}:once`)],
    });
    await openPortal('/resumeEditor', { world: local, stored });
    const { user } = await importFile('libreoffice-zh.docx');
    const first = await screen.findByRole('checkbox', { name: /^Add 深圳市云帆科技有限公司/ });
    await user.click(first);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    if (words) {
      await screen.findByText(words);
      expect(
        screen.getByRole<HTMLInputElement>('checkbox', { name: /^Add 深圳市云帆科技有限公司/ }).checked,
      ).toBe(false);
      await user.click(screen.getByRole('button', { name: 'Save' }));
    } else {
      await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
      await logInByCode(user, '13800000002');
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { value: work } = local.world().state().resumes['acc-newcomer']?.written.work ?? {};
    expect(Array.isArray(work) && work.map(({ company }) => company)).toEqual(['广州粤海数据有限公司']);
  },
);
