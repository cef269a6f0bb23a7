import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal } from '../../testing/open-portal.ts';
import { scriptJson } from './job-posting.ts';

function place(recruitType: string, status: 'open' | 'closed' | 'delisted') {
  const world = createLocalWorld();
  const [id = ''] = world.world().positionIds({ recruitType, status, limit: 1 });
  return { world, id };
}

const told = () => [...document.querySelectorAll('script[type="application/ld+json"]')];

describe('the structured data of a position', () => {
  test('are in the page while an open position is shown, and removed afterwards', async () => {
    const { world, id } = place('A01', 'open');
    const { portal } = await openPortal(`/RecruitDetail?id=${id}`, { world });
    const title = (
      await screen.findByRole('heading', { name: 'Responsibilities' })
    ).ownerDocument.querySelector('h1')?.textContent;
    await waitFor(() => expect(told()).toHaveLength(1));
    const posting = JSON.parse(told()[0]?.textContent ?? '');
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      hiringOrganization: { name: expect.stringMatching(/^Chengyuan /) },
      jobLocation: { address: { addressLocality: expect.stringMatching(/./) } },
    });
    expect(posting.description).toContain('<li>');
    expect(posting).not.toHaveProperty('employmentType');
    await portal.open('/position');
    await waitFor(() => expect(told()).toEqual([]));
  });

  test('name an internship as such', async () => {
    const { world, id } = place('A04', 'open');
    await openPortal(`/pubPositionView?id=${id}&websiteId=site-intern`, { world });
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(JSON.parse(told()[0]?.textContent ?? '').employmentType).toBe('INTERN');
  });

  test.each(['closed', 'delisted'] as const)('are left out for a position that is %s', async (status) => {
    const { world, id } = place('A01', status);
    await openPortal(`/RecruitDetail?id=${id}`, { world });
    await screen.findByRole('heading', { name: 'Responsibilities' });
    expect(told()).toEqual([]);
  });

  test('contain no markup of the server that could run', async () => {
    const { world, id } = place('A01', 'open');
    const evil = '</script><script>globalThis.broken = true</script><!--\u2028';
    await openPortal(`/RecruitDetail?id=${id}`, {
      world,
      through: changingReply('queryPositionDetail', (position) => ({
        ...position,
        post: evil,
        responsibilities: `<p>Work</p><img src=x onerror="globalThis.broken = true">`,
      })),
    });
    await waitFor(() => expect(told()).toHaveLength(1));
    const text = told()[0]?.textContent ?? '';
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({
      title: evil,
      description: expect.not.stringContaining('onerror'),
    });
    expect(globalThis).not.toHaveProperty('broken');
    expect(JSON.parse(scriptJson({ text: evil }))).toEqual({ text: evil });
  });
});

describe('the public page of a position', () => {
  test('shows a position to anybody, without the positions of its site', async () => {
    const { world, id } = place('A01', 'open');
    await openPortal(`/pubPositionView?id=${id}`, { world });
    await screen.findByRole('heading', { name: 'Requirements' });
    expect(await screen.findAllByRole('link', { name: 'Apply' })).not.toHaveLength(0);
    expect(screen.queryByRole('heading', { name: 'Similar positions' })).toBeNull();
    const paths = world
      .control()
      .calls()
      .map(({ path }) => path);
    expect(paths).not.toContain('rm.position.querySimilarPositions');
  });

  test.each(['/pubPositionView', '/pubPositionView?id=0'])(
    'at %s says that it could not be found, with a link to all positions',
    async (route) => {
      await openPortal(route);
      await screen.findByText('This position could not be found.');
      expect(screen.getByRole('link', { name: 'All positions' })).toBeTruthy();
    },
  );
});
