import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatDay } from '../../../core/format/format-day.ts';
import { createMemoryStorage } from '../../../create-portal.tsx';
import { todayOf } from '../../../forms/today-of.ts';
import { openLockedLink } from '../../../testing/open-locked-link.ts';
import { changingReply, openPortal } from '../../../testing/open-portal.ts';

const route = '/healthCheck?token=medical-report';
const main = () => screen.getByRole('main');
const consent = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree that my medical report/ });
const day = () => screen.getByLabelText<HTMLInputElement>(/^Day of the examination/);
const place = () => screen.getByLabelText<HTMLInputElement>(/^Hospital or practice/);
const chooser = () => screen.findByLabelText(/Choose files/);
const handIn = () => screen.getByRole('button', { name: 'Submit the report' });
const pdf = new File(['%PDF-1.7 of nothing'], 'report.pdf', { type: 'application/pdf' });

const open = async (options: Parameters<typeof openLockedLink>[1] = {}) => {
  const opened = await openLockedLink(route, options);
  await screen.findByLabelText(/^Hospital or practice/);
  const today = todayOf(opened.world.world().clock.now());
  return { ...opened, today };
};

test('a medical report needs a code before anything is shown', async () => {
  await openPortal(route);
  await screen.findByRole('heading', { name: 'Please confirm that it is you' });
  expect(screen.queryByLabelText(/^Hospital or practice/)).toBeNull();
});

test('a medical report shows what is examined, the requester, the deadline and the consent, which is not ticked', async () => {
  await open();
  expect(screen.getByText('Chest X-ray')).toBeTruthy();
  expect(screen.getByText(/^Please answer by/)).toBeTruthy();
  expect(screen.getByText(/^It is kept for one year/)).toBeTruthy();
  expect(consent().checked).toBe(false);
  expect(await axeFindings(main())).toEqual([]);
});

test('what is examined and what the consent says have no empty points, and none twice', async () => {
  await open({
    through: changingReply(
      'getMedicalRequest',
      ({ consent: asked, ...data }: { readonly consent?: object }) =>
        asked
          ? {
              ...data,
              items: ['Blood count', '', 'Blood count'],
              consent: {
                ...asked,
                sentences: ['', 'It is kept for one year.', ' ', 'It is kept for one year.'],
              },
            }
          : data,
    ),
  });
  const points = within(main())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(points).toEqual(['Blood count', 'It is kept for one year.']);
});

test('a medical report is submitted with its consent, and its receipt shows it', async () => {
  const { user, today } = await open();
  await user.click(consent());
  await user.type(day(), today);
  await user.type(place(), 'Lingwan Hospital');
  await user.upload(await chooser(), pdf);
  await screen.findByText('Uploaded');
  await user.click(handIn());
  const receipt = await screen.findByRole('heading', { name: 'You have submitted your medical report' });
  expect(receipt).toBe(document.activeElement);
  expect(screen.getByText('Hospital or practice').nextElementSibling?.textContent).toBe('Lingwan Hospital');
  expect(screen.getByText('report.pdf')).toBeTruthy();
  expect(
    screen.getByText(/^We have received it\. \S.* will write to you when there is news\.$/),
  ).toBeTruthy();
  // The consent promises that others read it than whoever has asked for it.
  expect(screen.queryByText(/has it now/)).toBeNull();
  expect(await axeFindings(main())).toEqual([]);
});

test('a medical report with missing values shows a message at each field and in the summary', async () => {
  const { user } = await open();
  await user.click(handIn());
  await screen.findByRole('group', { name: '3 things need your attention' });
  for (const field of [day(), place(), consent()]) expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Please say where you were examined')).toHaveLength(2);
});

test('a medical report without a file is mentioned in the summary, which leads to the file field', async () => {
  const { user } = await open();
  await user.click(consent());
  await chooser();
  await user.click(handIn());
  const summary = await screen.findByRole('group', { name: '3 things need your attention' });
  await user.click(within(summary).getByRole('link', { name: /file/ }));
  expect(document.activeElement).toBe(await chooser());
});

test('a medical report asks for the consent again if its text has changed since it was ticked', async () => {
  const versions = ['1', '2'];
  const { user } = await open({
    through: changingReply(
      'getMedicalRequest',
      ({ consent: asked, ...data }: { readonly consent?: object }) =>
        asked ? { ...data, consent: { ...asked, version: versions.shift() ?? '2' } } : data,
    ),
  });
  await user.click(consent());
  expect(consent().checked).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Language/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /繁體/ }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
});

test('no file of a medical report is uploaded before the consent, or after it was withdrawn', async () => {
  const { user, world } = await open();
  const sent = () =>
    world
      .world()
      .calls()
      .map(({ path }) => path);
  expect(screen.getByText(/until then no file leaves your device/)).toBeTruthy();
  expect(screen.queryByLabelText(/Choose files/)).toBeNull();
  await user.click(consent());
  await user.upload(await chooser(), pdf);
  await screen.findByText('Uploaded');
  await user.click(consent());
  expect(screen.queryByLabelText(/Choose files/)).toBeNull();
  expect(sent().filter((path) => path === 'files.upload')).toHaveLength(1);
  await user.click(consent());
  await screen.findByText('report.pdf');
});

test('a medical report cannot be submitted without the consent', async () => {
  const { user, world, today } = await open();
  await user.type(day(), today);
  await user.type(place(), 'Lingwan Hospital');
  await user.click(handIn());
  const summary = await screen.findByRole('group', { name: '1 thing needs your attention' });
  await user.click(within(summary).getByRole('link'));
  expect(document.activeElement).toBe(consent());
  const sent = world
    .world()
    .calls()
    .map(({ path }) => path);
  expect(sent).not.toContain('rm.check.submitMedicalReport');
});

test.each(['2001-01-05', '2999-01-05', 'yesterday'])(
  'a medical report does not accept %s as the day of the examination',
  async (when) => {
    const { user } = await open();
    await user.type(day(), when);
    await user.click(handIn());
    await waitFor(() => expect(day().getAttribute('aria-invalid')).toBe('true'));
    const [message] = screen.getAllByText(/^Please enter a date from/);
    expect(message?.textContent).toMatch(/from\s[A-Z][a-z]{2}\s\d{1,2},\s\d{4} to today/);
  },
);

test('a device whose clock is a day behind can submit an examination of today, and none of the day after', async () => {
  // The company's zone, whose day the server goes by.
  vi.stubEnv('TZ', 'Asia/Shanghai');
  const { user, world } = await open();
  const dayIn = (days: number) => todayOf(world.world().clock.now() + days * 86_400_000);
  await user.click(consent());
  await user.type(day(), dayIn(2));
  await user.type(place(), 'Lingwan Hospital');
  await user.upload(await chooser(), pdf);
  await screen.findByText('Uploaded');
  await user.click(handIn());
  await waitFor(() => expect(day().getAttribute('aria-invalid')).toBe('true'));
  await user.clear(day());
  await user.type(day(), dayIn(1));
  await user.click(handIn());
  await screen.findByRole('heading', { name: 'You have submitted your medical report' });
});

test('a file of another format is refused before it is uploaded, and the other files stay', async () => {
  const { user } = await open();
  await user.click(consent());
  await user.upload(await chooser(), [pdf, new File(['x'], 'film.mp4')]);
  await screen.findByText('Uploaded');
  expect((await screen.findAllByText(/Please choose another one/)).length).toBeGreaterThan(0);
});

test('a reload keeps what was typed, except for the consent', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const world = createLocalWorld();
  const { user, portal } = await open({ world, storage });
  await user.type(place(), 'Lingwan Hospital');
  await user.click(consent());
  portal.unmount();
  await openPortal('/healthCheck', { world, storage });
  await screen.findByLabelText(/^Hospital or practice/);
  await waitFor(() => expect(place().value).toBe('Lingwan Hospital'));
  expect(consent().checked).toBe(false);
});

test('a day typed with slashes before a reload is submitted as that day', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const world = createLocalWorld();
  const { user, portal, today } = await open({ world, storage });
  await user.type(place(), 'Lingwan Hospital');
  await user.type(day(), today.replaceAll('-', '/'));
  portal.unmount();
  await openPortal('/healthCheck', { world, storage });
  await screen.findByLabelText(/^Hospital or practice/);
  await waitFor(() => expect(place().value).toBe('Lingwan Hospital'));
  await user.click(consent());
  await user.upload(await chooser(), pdf);
  await screen.findByText('Uploaded');
  await user.click(handIn());
  await screen.findByRole('heading', { name: 'You have submitted your medical report' });
  expect(screen.getByText('Day of the examination').nextElementSibling?.textContent).toBe(
    formatDay(today, 'en-us'),
  );
});

test('a deadline that passes while somebody types is shown, and what was typed can be copied', async () => {
  const { user, world, today } = await open();
  await user.click(consent());
  await user.type(day(), today);
  await user.type(place(), 'Lingwan Hospital');
  await user.upload(await chooser(), pdf);
  await screen.findByText('Uploaded');
  world.world().clock.advance(40 * 86_400_000);
  await user.click(handIn());
  await screen.findByRole('heading', { name: 'The link has expired and cannot be operated' });
  const typed = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
  expect(typed.value.split('\n\n')).toEqual([formatDay(today, 'en-us'), 'Lingwan Hospital']);
});

test('a file that is chosen after the code has expired is uploaded once a new code was entered', async () => {
  const { user, world } = await open();
  await user.click(consent());
  await user.type(place(), 'Lingwan Hospital');
  world.world().clock.advance(121 * 60_000);
  await user.upload(await chooser(), pdf);
  await screen.findByRole('heading', { name: 'Please confirm once more that it is you' });
  await user.type(screen.getByLabelText('Verification code'), '888888');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect([consent().checked, place().value]).toEqual([true, 'Lingwan Hospital']);
});

test('a file that is chosen after the request was withdrawn shows that, and what was typed', async () => {
  const { user, world } = await open();
  await user.click(consent());
  await user.type(place(), 'Lingwan Hospital');
  const { deliveryId = '' } = world.world().state().links['medical-report'] ?? {};
  world.control().desk.act(deliveryId, 'reject');
  await user.upload(await chooser(), pdf);
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toContain(
    'Lingwan Hospital',
  );
  expect(screen.queryByRole('button', { name: 'Submit the report' })).toBeNull();
});

test('a medical report has no heading “What is examined” if nothing is named', async () => {
  await open({ through: changingReply('getMedicalRequest', (data) => ({ ...data, items: [] })) });
  expect(screen.getByRole('heading', { name: 'What happens to your report' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What is examined' })).toBeNull();
});
