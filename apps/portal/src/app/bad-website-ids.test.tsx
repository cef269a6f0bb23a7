import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { openPortal } from '../testing/open-portal.ts';

const unsound = ['公司', 'a\nb', '🏢', 'x'.repeat(300)];

async function expectConfiguredSite(): Promise<void> {
  await waitFor(() => {
    expect(new URLSearchParams(location.hash.split('?')[1]).get('websiteId')).toBe('site-external');
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(
    (await screen.findAllByRole('link', { name: /Engineer|Manager|Specialist/ })).length,
  ).toBeGreaterThan(0);
}

describe('an address whose website id is malformed', () => {
  it.each(unsound)('opens the configured site and does not store the id: %j', async (id) => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    await openPortal(`/position?websiteId=${encodeURIComponent(id)}`, { storage });
    await expectConfiguredSite();
    expect(storage.get('websiteId')).toBe('site-external');
  });

  it.each(unsound)(
    'opens the configured site also when an older version has stored the id: %j',
    async (id) => {
      await openPortal('/position', {
        stored: { websiteId: id, comId: id, Authorization: id, visitorId: id },
      });
      await expectConfiguredSite();
    },
  );
});

/** Property names of every object, which a look-up in a plain object finds. */
const inherited = ['__proto__', 'constructor'];

describe.each(inherited)('an id that is a property name of every object: %s', (id) => {
  it.each([`/position?websiteId=${id}`, `/homepage?websiteId=${id}`, `/position?${id}=${id}`])(
    'in a query of websites, languages and unknown parameters, leads to the configured site: %s',
    async (address) => {
      await openPortal(address);
      await expectConfiguredSite();
    },
  );

  it.each([
    `/position?workPlace=${id}&company=${id}&recruitTypeCode=${id}&sort=${id}&page=${id}`,
    `/RecruitDetail?id=${id}`,
    `/newsInfoPage?id=${id}`,
    `/login?redirect=/${id}`,
    `/${id}`,
  ])('in the query or path of a page, shows the page without an error: %s', async (address) => {
    await openPortal(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('as the id of a company, leads to the list of companies', async () => {
    await openPortal(`/complex/position?comId=${id}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('is ignored as a stored language, website, company or portal type', async () => {
    await openPortal('/position', {
      stored: { locale: id, share_locale: id, websiteId: id, comId: id, type: id, menus: `{"${id}":[]}` },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '招聘职位' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});

describe('an address with an unknown website id', () => {
  it('switches to the configured site and keeps the rest of the query', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const { query } = await openPortal('/position?websiteId=nope&sort=hot', { storage });
    await expectConfiguredSite();
    expect(query().get('sort')).toBe('hot');
    expect(storage.get('websiteId')).toBe('site-external');
  });

  it('tries the configured site once: if that fails as well, the page shows an error and stays', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.websiteView.loadWebsiteStyle', kind: 'network', when: 'always' }],
    });
    await openPortal('/position?websiteId=nope', { world });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});
