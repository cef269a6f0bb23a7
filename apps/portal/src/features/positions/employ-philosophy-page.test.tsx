import { axeFindings } from '@careers/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changingReply, methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';

function candidateAtPosition() {
  const { local, stored } = personaWorld();
  const [positionId = ''] = local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
  return { world: local, stored, route: `/employPhilosophy?positionId=${positionId}` };
}

const philosophy = (text: string) =>
  changingReply('queryPhilosophy', () => ({ companyDescr: 'Chengyuan Energy', philosophy: text }));

test('the employment philosophy leads a visitor to the login and then to the same position', async () => {
  const { route } = candidateAtPosition();
  const { query } = await openPortal(route);
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(query().get('redirect')).toBe('/employPhilosophy');
  expect(query().get('positionId')).toMatch(/^\d+$/);
});

test('the employment philosophy is sanitised', async () => {
  const { route, ...options } = candidateAtPosition();
  await openPortal(route, {
    ...options,
    through: philosophy('<h3>People first</h3><p onclick="x()">Talk.</p><script>x()</script>'),
  });
  await screen.findByRole('heading', { level: 2, name: 'People first' });
  expect(screen.getByText('Talk.').getAttributeNames()).toEqual([]);
  expect(screen.getByText('Chengyuan Energy')).toBeTruthy();
  expect(screen.getByRole('main').querySelector('script')).toBeNull();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('a missing employment philosophy says so, with a link back to the position', async () => {
  const { route, ...options } = candidateAtPosition();
  await openPortal(route, { ...options, through: philosophy('<p><br></p>') });
  await screen.findByText('This company has not written about its employment philosophy yet.');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the position' }));
  await screen.findByRole('heading', { name: 'Responsibilities' });
  const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Employment philosophy' });
  expect(link.getAttribute('href')).toContain('/employPhilosophy?');
});

test.each(['/employPhilosophy', '/employPhilosophy?positionId=0'])(
  '%s without a known position says that it could not be found',
  async (route) => {
    const { world, stored } = candidateAtPosition();
    await openPortal(route, { world, stored });
    await screen.findByText('This position could not be found.');
  },
);

test('the employment philosophy can be loaded again after a network failure', async () => {
  const { route, ...options } = candidateAtPosition();
  let broken = true;
  await openPortal(route, {
    ...options,
    through: (line) => (request, how) =>
      broken && methodOf(request.body) === 'queryPhilosophy'
        ? Promise.reject(new TypeError('connection lost'))
        : line(request, how),
  });
  await screen.findByText(/The network is not reachable/);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Back to the position' });
});
