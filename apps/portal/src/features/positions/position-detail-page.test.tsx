import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { branded } from '@careers/ui/theme';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';

function world(status: 'open' | 'closed' | 'delisted') {
  const local = createLocalWorld();
  const [id = ''] = local.world().positionIds({ recruitType: 'A01', status, limit: 1 });
  return { local, route: `/RecruitDetail?id=${id}`, id };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('an open position', () => {
  test('shows its texts, its facts and the link to apply', async () => {
    const { local, route, id } = world('open');
    await openPortal(route, { world: local });
    const duties = await heading('Responsibilities');
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(title).not.toBe('');
    await waitFor(() => expect(document.title).toBe(`${title} - Chengyuan Group Careers`));
    expect(duties.parentElement?.querySelectorAll('li').length).toBeGreaterThan(1);
    for (const name of ['Requirements', 'Why here', 'Company profile']) await heading(name);
    const facts = screen.getByRole('complementary', { name: 'At a glance' });
    for (const term of ['Location', 'Education', 'Experience', 'Openings', 'Posted', 'Deadline']) {
      expect(within(facts).getByText(term).nextElementSibling?.textContent).not.toBe('');
    }
    // This site shows no salaries.
    expect(within(facts).queryByText('Salary')).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Apply' })) {
      expect(link.getAttribute('href')).toContain(`/fastDelivery?`);
      expect(link.getAttribute('href')).toContain(`id=${id}`);
    }
    await heading('Similar positions');
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    // The links lead to pages about this company only.
    const wayOn = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(wayOn(/^More jobs at /)).toMatch(/#\/position\?(.*&)?company=com-/);
    expect(wayOn(/^News from /)).toMatch(/#\/complex\/newsInfoPage\?(.*&)?comId=com-/);
    expect(screen.queryByRole('link', { name: /^Recommend/ })).toBeNull();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  // Section 1: internal employees also use internal recommendation of candidates.
  test('leads an employee to the recommendation of somebody else for it', async () => {
    const { local, stored } = personaWorld({ lang: 'en-us', persona: 'employee', site: 'internal' });
    const [id = ''] = local.world().positionIds({ recruitType: 'A03', status: 'open', limit: 1 });
    const inside = { ifHomapageAuthFlag: '1', homepageCategory: '2', websiteId: 'site-internal' };
    await openPortal(`/RecruitDetail?id=${id}`, { world: local, stored: { ...stored, ...inside } });
    const link = await screen.findByRole('link', { name: 'Recommend a candidate for this position' });
    expect(link.getAttribute('href')).toMatch(new RegExp(`#/fastRecommend\\?(.*&)?id=${id}`));
  });

  test('has no term for a fact without a value', async () => {
    const { local, route } = world('open');
    await openPortal(route, {
      world: local,
      through: changingReply('queryPositionDetail', (detail) => ({
        ...detail,
        education: { id: 'any', name: '' },
        workPlace: { id: 'any', name: '' },
        numberRecruits: 0,
      })),
    });
    await heading('Responsibilities');
    const facts = screen.getByRole('complementary', { name: 'At a glance' });
    expect(within(facts).getByText('Experience')).toBeTruthy();
    for (const term of ['Location', 'Education', 'Openings'])
      expect(within(facts).queryByText(term)).toBeNull();
    expect(screen.queryByText(/^0 openings/)).toBeNull();
  });

  test('bears the name of the website if it has none of its own', async () => {
    const { local, route } = world('open');
    await openPortal(route, {
      world: local,
      through: changingReply('queryPositionDetail', (detail) => ({ ...detail, post: '' })),
    });
    await heading('Responsibilities');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chengyuan Group Careers');
    await waitFor(() => expect(document.title).toBe('Chengyuan Group Careers'));
  });

  test('has no way to more of a company whose name is unknown', async () => {
    const { local, route } = world('open');
    await openPortal(route, {
      world: local,
      through: changingReply('queryPositionDetail', (detail) => ({ ...detail, companyDescr: '' })),
    });
    await heading('Responsibilities');
    expect(screen.queryByRole('link', { name: /^(More jobs at|News from)/ })).toBeNull();
  });

  describe('has a picture above it', () => {
    /** The colours of the picture, if they are not those of the page. */
    const worn = () => {
      const colours = screen.getByRole('main').querySelector<HTMLElement>('[data-brand]')?.style;
      return colours?.getPropertyValue('--light-color-brand-700');
    };

    const energy = changingReply('queryPositionDetail', (detail) => ({ ...detail, brandColor: '#a8470f' }));

    test('in the company’s colours on the group’s website', async () => {
      const { local, route } = world('open');
      await openPortal(route, { world: local, through: energy });
      await heading('Responsibilities');
      expect(worn()).toBe(present(branded('#a8470f').style)['--light-color-brand-700']);
    });

    test('in the website’s colours on a company’s website', async () => {
      const local = createLocalWorld();
      await openPortal('/complex/position?comId=com-energy', { world: local, through: energy });
      const [first] = await screen.findAllByRole('article');
      await userEvent.click(within(present(first)).getByRole('link'));
      await heading('Responsibilities');
      expect(worn()).toBeUndefined();
    });

    test('a closed position has no picture: its notice and the alternatives come first', async () => {
      const { local, route } = world('closed');
      await openPortal(route, { world: local });
      await screen.findByText('Position is closed');
      expect(worn()).toBeUndefined();
    });
  });

  test('shows its salary if the site does', async () => {
    const local = createLocalWorld();
    const [id] = local.world().positionIds({ recruitType: 'A02', status: 'open', limit: 1 });
    await openPortal(`/RecruitDetail?id=${id}&websiteId=site-campus`, { world: local });
    expect((await screen.findByText('Salary')).nextElementSibling?.textContent).toMatch(/\d/);
  });
});

describe('the section “What happens after you apply”', () => {
  /** The steps that the page shows if the company has configured these. */
  async function stepsFor(entries: readonly object[]) {
    const { local, route } = world('open');
    await openPortal(route, {
      world: local,
      through: changingReply('loadWebsiteStyle', (site) => ({
        ...site,
        websiteHomepage: {
          ...(site.websiteHomepage as object),
          blocks: [{ kind: 'steps', visible: false, entries }],
        },
      })),
    });
    const section = (await heading('What happens after you apply')).parentElement;
    const steps = await within(present(section)).findAllByRole('listitem');
    return steps.map((step) => step.textContent);
  }

  test('lists the company’s steps in their order, with its words or the portal’s, and their duration', async () => {
    expect(
      await stepsFor([
        { stage: 'delivered', note: 'A day' },
        { stage: 'interview', title: 'Two talks', text: 'Both by video.', note: '12 days' },
        { stage: 'dance', title: 'Dance' },
        { stage: 'hired' },
      ]),
    ).toEqual(['1AppliedA day', '2Two talks12 daysBoth by video.', '3Hired']);
  });

  test('lists the usual steps if the company has configured none', async () => {
    expect(await stepsFor([])).toEqual(['1Applied', '2Screening', '3Interview', '4Offer', '5Hired']);
  });

  test('lists no steps before the configuration is loaded', async () => {
    const { local, route } = world('open');
    const known = Promise.withResolvers<void>();
    await openPortal(route, {
      world: local,
      through: (line) => async (request, options) => {
        if (methodOf(request.body) === 'loadWebsiteStyle') await known.promise;
        return line(request, options);
      },
    });
    const section = present((await heading('What happens after you apply')).parentElement);
    within(section).getByRole('status');
    expect(within(section).queryByRole('listitem')).toBeNull();
    known.resolve();
    expect(await within(section).findAllByRole('listitem')).toHaveLength(5);
  });

  test('is left out for a position that takes no applications', async () => {
    const { local, route } = world('closed');
    await openPortal(route, { world: local });
    await heading('Requirements');
    expect(screen.queryByRole('heading', { name: 'What happens after you apply' })).toBeNull();
  });
});

test('the link back from a position leads to the results with their filters', async () => {
  const user = userEvent.setup();
  const { local } = world('open');
  await openPortal('/position?company=com-energy&sort=hot', { world: local });
  const [first] = await screen.findAllByRole('article');
  await user.click(within(present(first)).getByRole('link'));
  await heading('Responsibilities');
  await user.click(screen.getByRole('link', { name: 'Back to results' }));
  expect(await screen.findByRole('button', { name: 'Remove Chengyuan Energy' })).toBeTruthy();
});

test('a position that was not opened from results has no link back to them', async () => {
  const { local, route } = world('open');
  await openPortal(route, { world: local });
  await heading('Responsibilities');
  expect(screen.queryByRole('link', { name: 'Back to results' })).toBeNull();
});
test('a site may be configured to show the department first and to use the default labels', async () => {
  const { local, route } = world('open');
  let organisation = '';
  await openPortal(route, {
    world: local,
    through: (line) =>
      changingReply('loadWebsiteStyle', (site) => ({
        ...site,
        websiteBaseInfo: { id: 'site-external', websiteName: 'Careers', companyDeptSeqFlag: '1' },
      }))(
        changingReply('queryPositionDetail', (position) => {
          organisation = `${position.deptIdDescr} · ${position.companyDescr}`;
          return position;
        })(line),
      ),
  });
  await heading('Job duties');
  await heading('Job requirements');
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.parentElement?.textContent).toContain(organisation);
});

test('texts of a position are sanitised', async () => {
  const { local, route } = world('open');
  await openPortal(route, {
    world: local,
    through: changingReply('queryPositionDetail', (position) => ({
      ...position,
      responsibilities:
        '<p>Duties <img src=x onerror="document.title=1"></p><script>document.title=1</script>',
      requirements: '1. First\n2. Second',
      companyProfile: '<p><br></p>',
      philosophy: '<p><a href="https://example.com">We <a href="javascript:alert(1)">care</a></p>',
    })),
  });
  const main = await screen.findByRole('main');
  await heading('Employment philosophy');
  expect(main.querySelector('img, script, [onerror]')).toBeNull();
  expect(screen.getAllByRole('link', { name: /We/ }).map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com',
  ]);
  expect(screen.getByText(/1\. First/).className).toContain('whitespace-pre-line');
  expect(screen.queryByRole('heading', { name: 'Company profile' })).toBeNull();
});

describe.each([
  ['closed', 'Position is closed', 'This job is closed. You can still read it.'],
  ['delisted', 'Position has been delisted', 'This job takes no more applications. You can still read it.'],
] as const)('a %s position', (status, notice, words) => {
  test('says so, has no link to apply, and shows open positions instead', async () => {
    const { local, route } = world(status);
    await openPortal(route, { world: local });
    await screen.findByText(notice);
    expect(screen.getByText(words)).toBeTruthy();
    await heading('Open positions like this one');
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
    const on = screen.getByRole('link', { name: 'All positions' });
    expect(on.getAttribute('href')).toContain('#/position');
    await heading('Responsibilities');
    // Once beside the text and once in the bar of a narrow screen, with labels, since there is no link to apply.
    for (const name of ['Save', 'Share'])
      await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Loading similar positions')).toBeNull());
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });
});

test('a position that the person has applied for links to that application', async () => {
  const { local, stored } = personaWorld();
  const active = local
    .control()
    .desk.deliveries()
    .find(({ stage }) => stage === 'delivered');
  const delivery = local
    .world()
    .state()
    .deliveries.find(({ id }) => id === active?.id);
  expect(delivery).toBeDefined();
  await openPortal(`/RecruitDetail?id=${delivery?.positionId}`, { world: local, stored });
  const links = await screen.findAllByRole('link', { name: /^Applied on .+20\d\d · view$/ });
  for (const link of links) {
    expect(link.getAttribute('href')).toContain('/personalCenter');
    // A date in Chinese is wider than the room on a phone of 360 px.
    expect(link.className.split(' ')).not.toContain('whitespace-nowrap');
  }
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
});

describe('a position that cannot be shown', () => {
  test.each([
    ['no id', '/RecruitDetail'],
    ['an empty id', '/RecruitDetail?id=%20'],
    ['an unknown id', '/RecruitDetail?id=nothing'],
  ])('because its address has %s says so, with a link to all positions', async (_, route) => {
    await openPortal(route);
    await heading('This position could not be found.');
    expect(screen.getByRole('link', { name: 'All positions' }).getAttribute('href')).toContain('#/position');
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test('because the network failed says so, and can be loaded again', async () => {
    const { local, route } = world('open');
    let broken = true;
    await openPortal(route, {
      world: local,
      through: (line) => (request, options) =>
        broken && methodOf(request.body) === 'queryPositionDetail'
          ? Promise.reject(new TypeError('connection lost'))
          : line(request, options),
    });
    await screen.findByText(/The network is not reachable/);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Responsibilities');
  });
});
