import { expect, test } from 'vitest';
import { createTestPortal } from '../../account/testing/mount-portal.tsx';
import { fetchFile } from './fetch-file.ts';

test.each(['resume-over', 'resume-expired', 'a-token-of-no-link'])(
  'the link %s does not give a file, and the failure has a message',
  async (token) => {
    const { portal } = await createTestPortal();
    await expect(fetchFile(portal, 'file-of-somebody', { token })).rejects.toMatchObject({
      kind: 'business',
      method: 'downloadResumeAtt',
      message: expect.stringMatching(/./),
    });
  },
);
