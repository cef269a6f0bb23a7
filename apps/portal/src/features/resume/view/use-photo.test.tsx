import { type FileRef, getResume } from '@careers/gateway/contract';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../core/session/index.ts';
import { personaWorld } from '../../../testing/open-portal.ts';
import { renderInPortal } from '../../../testing/render-in-portal.tsx';
import { testPortal } from '../../../testing/test-portal.ts';
import { usePhoto } from './use-photo.ts';

function Photo({ photo }: { readonly photo: FileRef }) {
  return <img src={usePhoto(photo, {}) ?? undefined} alt="Lin Xiaoyu" />;
}

describe('the photo of one’s own resume', () => {
  test('goes with a log out, as every answer that was given to the person (decision 0029)', async () => {
    const { local, stored } = personaWorld();
    const portal = testPortal({ world: local, storage: createMemoryStorage({ locale: 'en-us', ...stored }) });
    const { photo } = await portal.gateway.call(getResume, {});
    const { unmount } = await renderInPortal(<Photo photo={present(photo)} />, portal);
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toMatch(/^data:image/));
    unmount();
    const photos = () =>
      portal.queries
        .getQueryCache()
        .getAll()
        .filter(({ state: { data } }) => String(data).startsWith('data:image'));
    expect(photos()).toHaveLength(1);
    portal.session.clearUser();
    expect(photos()).toEqual([]);
  });
});
