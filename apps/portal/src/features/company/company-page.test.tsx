import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { changingReply, methodOf, openPortal } from '../../testing/open-portal.ts';
import { energyDepartments, organisationsIn } from './testing/departments.ts';

const path = () => location.hash.slice(1).split('?')[0];
const world = (...faults: string[]) => createLocalWorld({ faults: faults.map(readFault) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const unknown = () => screen.findByText('This company could not be found.');

describe('/complex/company with a comId', () => {
  test('shows the company’s profile, facts, news and positions', async () => {
    await openPortal('/complex/company?comId=com-energy', { world: world() });
    await heading('Chengyuan Energy');
    const main = within(screen.getByRole('main'));
    for (const fact of ['Energy and power', 'Shenzhen', '2006', '4,200']) main.getAllByText(fact);
    main.getByText(/^Founded in 2006, Chengyuan Energy/);
    await main.findByRole('link', { name: 'Second 100 MWh storage station completes a full cycle' });
    const positions = within(await main.findByRole('region', { name: 'Latest jobs' }));
    for (const organisation of await organisationsIn(positions)) {
      // Positions of one company are listed with their department only.
      expect(energyDepartments).toContain(organisation);
    }
    expect(await axeFindings()).toEqual([]);
  });

  test('leads to all positions of the company', async () => {
    await openPortal('/complex/company?comId=com-energy', { world: world() });
    await userEvent.click(await screen.findByRole('link', { name: /open positions$/ }));
    await heading('Positions');
    expect(location.hash).toBe('#/complex/position?comId=com-energy');
  });

  test('leaves out what a company lacks: a line about itself, its positions, and the way to them', async () => {
    const nothing = changingReply('queryLatestPositions', () => []);
    const little = changingReply('getCompany', (data) => ({ ...data, tagline: '', openPositions: 0 }));
    await openPortal('/complex/company?comId=com-energy', {
      world: world(),
      through: (line) => little(nothing(line)),
    });
    const title = await heading('Chengyuan Energy');
    expect(title.nextElementSibling?.textContent).not.toBe('');
    await screen.findByRole('link', { name: 'All companies' });
    expect(screen.queryByRole('link', { name: /open position/ })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest jobs' })).toBeNull());
  });

  test('sanitises the company’s profile', async () => {
    await openPortal('/complex/company?comId=com-energy', {
      world: world(),
      through: changingReply('getCompany', (data) => ({
        ...data,
        profile: '<p onclick="steal()">Fine words<script>steal()</script></p>',
      })),
    });
    expect((await screen.findByText('Fine words')).outerHTML).toBe('<p>Fine words</p>');
  });

  test('shows a button that tries again after a failed request', async () => {
    await openPortal('/complex/company?comId=com-energy', {
      world: world('rm.company.getCompany:http502:once'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Chengyuan Energy');
    expect(document.activeElement?.textContent).toBe('Chengyuan Energy');
  });
});

describe('a company that the group does not have', () => {
  test.each(['/complex/company', '/complex/homepage', '/complex/newsInfoPage', '/complex/RecruitDetail'])(
    '%s says so on the group’s own page, with a link to the companies, and does not store the id',
    async (route) => {
      const storage = createMemoryStorage({ locale: 'en-us' });
      await openPortal(`${route}?comId=com-of-nobody`, { world: world(), storage });
      await unknown();
      expect(path()).toBe('/complex/company');
      expect(storage.get('comId')).toBeNull();
      const banner = within(screen.getByRole('banner'));
      await banner.findByRole('link', { name: 'Chengyuan Group Careers' });
      banner.getByRole('link', { name: 'Companies' });
      expect(await axeFindings()).toEqual([]);
      await userEvent.click(screen.getByRole('link', { name: 'All companies' }));
      await heading('Companies of the group');
      await waitFor(() => expect(location.hash).not.toContain('com-of-nobody'));
    },
  );

  test('has header links to the group’s website, and none with the unknown company', async () => {
    await openPortal('/complex/homepage?comId=com-of-nobody', { world: world() });
    await unknown();
    const banner = within(screen.getByRole('banner'));
    const home = await banner.findByRole('link', { name: 'Home' });
    for (const link of banner.getAllByRole('link'))
      expect(link.getAttribute('href')).not.toContain('com-of-nobody');
    await userEvent.click(home);
    await waitFor(() => expect(location.hash).toBe('#/homepage?websiteId=site-external'));
    await heading('Home');
  });

  test('has links of its own again once the group has it', async () => {
    let has = false;
    const { portal } = await openPortal('/complex/homepage?comId=com-energy', {
      world: world(),
      through: (line) => async (request, options) => {
        const reply = await line(request, options);
        if (has || !['loadWebsiteStyle', 'getCompany'].includes(methodOf(request.body))) return reply;
        const returnData = btoa(JSON.stringify({ reason: 'companyUnknown' }));
        return { ...reply, text: JSON.stringify({ returnCode: '451', returnDesc: 'unknown', returnData }) };
      },
    });
    await unknown();
    has = true;
    await portal.open('/complex/position?comId=com-energy');
    await heading('Positions');
    const banner = within(screen.getByRole('banner'));
    await waitFor(() =>
      expect(banner.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(
        '/#/complex/homepage?comId=com-energy',
      ),
    );
  });
});
