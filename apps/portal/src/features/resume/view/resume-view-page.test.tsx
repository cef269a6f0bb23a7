import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changingReply, openPortal, personaWorld } from '../../../testing/open-portal.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const main = () => screen.getByRole('main');
const sheet = () => screen.findByRole('region', { name: 'Page 1 of 1' });
const noIndex = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');

/** Collects the names under which files are saved. */
function watchDownloads(): string[] {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:test/1';
      static override revokeObjectURL = () => {};
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

const withoutPhoto = changingReply('getResumeView', (data) => {
  const { content, ...view } = data.view as { readonly content: { readonly photo?: unknown } };
  const { photo: _, ...others } = content;
  return { ...data, view: { ...view, content: others } };
});

/** A resume that says nothing of whose it is, in the template with a column beside it. */
const withoutBasics = changingReply('getResumeView', (data) => {
  const { content } = data.view as { readonly content: object };
  return { ...data, candidateName: '', view: { templateId: 'modern', content: { ...content, basics: {} } } };
});

describe('a link to a resume', () => {
  test('shows a resume of nobody’s name and contacts without a heading for them', async () => {
    await openPortal('/resumeView?token=resume-open', { through: withoutBasics });
    const shown = await sheet();
    expect(within(shown).getByRole('heading', { name: 'Work experience' })).toBeTruthy();
    expect([...shown.querySelectorAll('h2, dl')].filter(({ textContent }) => !textContent)).toEqual([]);
  });

  test('shows the resume, the candidate, the position and the deadline without a login', async () => {
    await openPortal('/resumeView?token=resume-open');
    const shown = within(await sheet());
    expect(shown.getByRole('heading', { name: '林小雨' })).toBeTruthy();
    for (const section of ['Work experience', 'Education history', 'Languages'])
      expect(shown.getByRole('heading', { name: section })).toBeTruthy();
    expect(stateShown()).toBe('open');
    for (const term of ['Candidate', 'Applying for', 'Company', 'Location'])
      expect(within(main()).getByText(term).nextElementSibling?.textContent).toMatch(/\S/);
    expect(within(main()).getByText(/^You can read it until .+\d\d:\d\d/)).toBeTruthy();
    await waitFor(() => expect(main().querySelector('.rs-frame img')?.getAttribute('src')).toMatch(/^data:/));
    expect(await axeFindings(main())).toEqual([]);
  });

  test('leaves out sections without content', async () => {
    await openPortal('/resumeView?token=resume-open');
    const shown = within(await sheet());
    expect(shown.queryByRole('heading', { name: 'Family' })).toBeNull();
    expect(shown.queryByRole('heading', { name: 'Video' })).toBeNull();
  });

  test('cannot be edited, can be printed, and its files can be saved under their names', async () => {
    const user = userEvent.setup();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await openPortal('/resumeView?token=resume-open');
    await sheet();
    expect(within(main()).queryByRole('link', { name: 'Edit my resume' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    const saved = watchDownloads();
    await user.click(screen.getByRole('button', { name: /portfolio\.pdf/ }));
    await waitFor(() => expect(saved).toEqual(['portfolio.pdf']));
  });

  test('shows no message for a failed download (section 8), which can be tried again', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld({
      faults: [{ method: 'files.download', kind: 'http502', when: 'once' }],
    });
    await openPortal('/resumeView?token=resume-open', {
      world,
      // Without the photo, the file is the only download that meets the fault.
      through: (line) => (request, options) =>
        request.method === 'GET' ? line(request, options) : withoutPhoto(line)(request, options),
    });
    await sheet();
    const saved = watchDownloads();
    const button = screen.getByRole('button', { name: /portfolio\.pdf/ });
    await user.click(button);
    await waitFor(() =>
      expect(
        world
          .world()
          .calls()
          .filter(({ path }) => path === 'files.download'),
      ).toHaveLength(1),
    );
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(saved).toEqual(['portfolio.pdf']));
  });

  test.each([
    ['resume-over', 'handled', 'This application has ended'],
    ['resume-expired', 'expired', 'The link has expired and cannot be operated'],
    ['offer-pending', 'invalid', 'The link is invalid'],
    ['link-invalid', 'invalid', 'The link is invalid'],
  ])('with the token %s shows nothing of the resume, and says why', async (token, state, title) => {
    await openPortal(`/resumeView?token=${token}`);
    await waitFor(() => expect(stateShown()).toBe(state));
    expect(main().textContent).not.toContain('林小雨');
    expect(within(main()).getByRole('heading', { level: 2 }).textContent).toMatch(title);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('can be loaded again after a failure', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.resume.getResumeView', kind: 'http502', when: 'once' }],
    });
    await openPortal('/resumeView?token=resume-open', { world });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    await sheet();
  });

  test.each([
    ['zh-cn', '林小雨', '工作经历'],
    ['zh-hk', '林小雨', '工作經驗'],
  ])('is shown in the chosen language: %s', async (locale, name) => {
    await openPortal('/resumeView?token=resume-open', { stored: { locale } });
    await waitFor(() => expect(main().querySelector('.rs-frame h2')?.textContent).toBe(name));
    expect(await axeFindings(main())).toEqual([]);
  });

  test('asks search engines not to index it while it is shown', async () => {
    const { portal } = await openPortal('/resumeView?token=resume-open');
    await sheet();
    expect(noIndex()).toBe('noindex, nofollow');
    portal.unmount();
    expect(noIndex()).toBeUndefined();
  });
});

describe('a link to an application that consists of a file', () => {
  /** Applies with a file, and returns the link by which an interviewer sees the application. */
  async function applyWithFile(): Promise<{ readonly world: LocalWorld; readonly link: string }> {
    const user = userEvent.setup();
    const { local: world, stored } = personaWorld({ lang: 'en-us' });
    const id = world.world().positionIds({ recruitType: 'A01', status: 'open', limit: 4 }).at(-1);
    const { portal } = await openPortal(`/fastDelivery?id=${id}`, { world, stored });
    await user.click(await screen.findByRole('radio', { name: /^A file/ }));
    // The mark turns what follows it around, so that the end of the name looks like “fdp.txt”.
    const file = new File(['%PDF-1.7 resume'], 'mine\u202Etxt.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Choose a file'), file);
    await screen.findByText('Uploaded');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'Delivery successful' });
    portal.unmount();
    const { desk, inbox } = world.control();
    desk.moveDelivery(world.world().state().deliveries.at(-1)?.id ?? '', 'interview');
    const link = inbox().flatMap((message) => (message.link?.startsWith('/resumeView') ? message.link : []));
    return { world, link: link.at(-1) ?? '' };
  }

  test('shows the file with its size as a download, by the name that it is saved under, and no sheet', async () => {
    const { world, link } = await applyWithFile();
    await openPortal(link, { world });
    const button = await screen.findByRole('button', { name: /minetxt\.pdf.*1 kB/ });
    expect(within(main()).getByRole('heading', { name: 'Lin Xiaoyu' })).toBeTruthy();
    expect(within(main()).getByText('candidate@example.com')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Page/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
    expect(await axeFindings(main())).toEqual([]);
    const saved = watchDownloads();
    await userEvent.setup().click(button);
    await waitFor(() => expect(saved).toEqual(['minetxt.pdf']));
  });
});

describe('a resume on a phone', () => {
  const asWideAs = (pixels: number) =>
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(pixels);
  const text = () => main().querySelector<HTMLElement>('[data-view="text"]');

  test('is shown as text with the same content, and as sheets by a button', async () => {
    asWideAs(320);
    const user = userEvent.setup();
    await openPortal('/resumeView?token=resume-open');
    const printed = await screen.findByRole('button', { name: 'Show as printed' });
    const sheets = () => main().querySelector('[data-printed]');
    const words = within(text() ?? document.body);
    const said =
      sheets()?.querySelectorAll('.rs-frame :is(.rs-name, .rs-section, .rs-title b, .rs-text)') ?? [];
    expect(said.length).toBeGreaterThan(5);
    for (const { textContent } of said)
      expect(words.getAllByText(textContent?.trim() ?? '').length, textContent ?? '').toBeGreaterThan(0);
    expect(sheets()?.closest('.rs-for-paper')).not.toBeNull();
    expect(await axeFindings(main())).toEqual([]);
    printed.focus();
    await user.keyboard('{Enter}');
    expect(text()).toBeNull();
    expect(sheets()?.closest('.rs-for-paper')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Show as text');
  });

  test('has one column for the terms of all its facts, whatever their section', async () => {
    asWideAs(320);
    await openPortal('/resumeView?token=resume-open');
    await screen.findByRole('button', { name: 'Show as printed' });
    const lists = [...(text()?.querySelectorAll('dl') ?? [])];
    expect(lists.length).toBeGreaterThan(1);
    expect(new Set(lists.map((list) => list.closest('.grid'))).size).toBe(1);
  });

  test('has no text view once its sheets are wide enough, and the focus stays on the page', async () => {
    const looks: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(look: () => void) {
          looks.push(look);
        }
        observe() {}
        disconnect() {}
      },
    );
    asWideAs(320);
    await openPortal('/resumeView?token=resume-open');
    (await screen.findByRole('button', { name: 'Show as printed' })).focus();
    asWideAs(794);
    act(() => {
      for (const look of looks) look();
    });
    expect(text()).toBeNull();
    expect(screen.queryByRole('button', { name: /^Show as/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('begins with the sheets on the page of the templates', async () => {
    asWideAs(320);
    const { local, stored } = personaWorld();
    await openPortal('/resumeTemp', { world: local, stored });
    const asText = await screen.findByRole('button', { name: 'Show as text' });
    expect(text()).toBeNull();
    await userEvent.setup().click(asText);
    expect(text()?.textContent).toContain('林小雨');
  });
});

describe('/resumeView without a link', () => {
  test('shows the person’s own resume with links to edit it', async () => {
    const { local, stored } = personaWorld();
    await openPortal('/resumeView', { world: local, stored });
    expect(within(await sheet()).getByRole('heading', { name: '林小雨' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit my resume' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a template' })).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('leads to the editor if the resume is empty', async () => {
    const { local, stored } = personaWorld({ persona: 'newcomer' });
    await openPortal('/resumeView', { world: local, stored });
    expect(await screen.findByRole('heading', { name: 'Your resume is still empty.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write my resume' }).getAttribute('href')).toContain(
      '/resumeEditor',
    );
    expect(await axeFindings(main())).toEqual([]);
  });

  test('tells a visitor that the link is not valid', async () => {
    await openPortal('/resumeView');
    await waitFor(() => expect(stateShown()).toBe('invalid'));
  });
});

describe('/resumeSucc', () => {
  test('shows and requests nothing personal, and has links to other pages', async () => {
    const { local, stored } = personaWorld();
    await openPortal('/resumeSucc', { world: local, stored });
    await screen.findByRole('heading', { name: 'Your resume is ready', level: 2 });
    expect(main().textContent).not.toContain('林小雨');
    const asked = local
      .world()
      .calls()
      .map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith('rm.resume'))).toEqual([]);
    for (const [name, path] of [
      ['My applications', '/personalCenter'],
      ['View all positions', '/position'],
      ['Resume templates', '/resumeTemp'],
    ] as const)
      expect(within(main()).getByRole('link', { name }).getAttribute('href')).toContain(`#${path}?`);
    expect(await axeFindings(main())).toEqual([]);
  });
});
