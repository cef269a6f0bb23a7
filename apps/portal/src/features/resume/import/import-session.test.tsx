import { readFault } from '@careers/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal, personaWorld } from '../../../testing/open-portal.ts';
import { logInByCode } from '../../account/testing/person.ts';
import { oldFile } from './testing/old-file.ts';
import { readHere } from './testing/reader-here.ts';

test('a session that expires while the gateway reads asks for a login over the import, which goes on', async () => {
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
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Import a resume' }));
  const importing = await screen.findByRole('dialog', { name: 'Import a resume' });
  const mail = new File([oldFile('sheetjs-cfb-zh.msg')], 'mail.msg');
  await user.upload(await within(importing).findByLabelText('Choose a file'), mail);
  await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
  expect(readings()).toEqual(['parseResume', 'getParseResult']);
  expect(importing.isConnected).toBe(true);
  local.control().advance('5s');
  await logInByCode(user, '13800000001');
  await screen.findByRole('dialog', { name: 'Check what was read' });
  await waitFor(() => expect(screen.getAllByRole('dialog').length).toBe(1));
  expect(readings()).toEqual(['parseResume', 'getParseResult', 'getParseResult']);
});
