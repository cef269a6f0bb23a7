import type { SiteConfiguration } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { contrast } from '@careers/ui/theme';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRunningWorld } from '../../testing/running-world.ts';
import { catchSavedFile } from '../../testing/saved-file.ts';
import { Bench } from '../bench.tsx';
import { fieldId } from './editor-context.ts';

// The panel is loaded lazily; here it is there before the first press.
beforeAll(() => import('./site-panel.tsx'));
beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});
afterEach(() => vi.useRealTimers());

async function setUp(config: Parameters<typeof createRunningWorld>[0] = {}) {
  const user = userEvent.setup({ delay: null });
  const world = createRunningWorld({ size: 0, ...config });
  const view = render(<Bench tools={world.tools} />);
  await user.click(screen.getByRole('tab', { name: /^(Site|网站)$/ }));
  await screen.findByRole('combobox', { name: /^(Site|网站)$/ });
  const site = (id?: string) => world.sandbox.site(id);
  const write = (path: string, value: string) => fireEvent.change(field(path), { target: { value } });
  /** Waits until an edit has reached the world. */
  const reach = (holds: (document: SiteConfiguration) => boolean, id?: string) =>
    waitFor(() => expect(holds(site(id))).toBe(true));
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { user, view, site, write, reach, press, ...world };
}

function field(path: string): HTMLInputElement {
  const found = document.getElementById(fieldId(path));
  if (!found) throw new Error(`no field ${path}`);
  return found as HTMLInputElement;
}

/** What stands in a document at the path of a field, as its control shows it: a text in the language of the panel. */
function valueAt(whole: SiteConfiguration, path: string): unknown {
  const value = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], whole);
  if (typeof value === 'object' && value !== null) return (value as Record<string, unknown>)['en-us'];
  return String((typeof value === 'boolean' ? Number(value) : value) ?? '');
}

function valueIn(control: HTMLInputElement): unknown {
  return control.type === 'checkbox' ? String(Number(control.checked)) : control.value;
}

function enterAnother(control: HTMLInputElement | HTMLSelectElement): void {
  if (control.type === 'checkbox') return void fireEvent.click(control);
  const value =
    control instanceof HTMLSelectElement
      ? [...control.options].find((one) => one.value !== control.value)?.value
      : { color: '#123456', number: '7' }[control.type];
  fireEvent.change(control, { target: { value: value ?? `${control.value} more` } });
}

const warnings = () =>
  within(screen.getByRole('region', { name: 'Warnings' }))
    .queryAllByRole('button')
    .map((one) => one.textContent);

describe('the site panel', () => {
  test.each([
    ['en-us', 'Homepage blocks'],
    ['zh-cn', '首页板块'],
  ] as const)('has no accessibility finding with all its sections unfolded, in %s', async (lang, words) => {
    await setUp({ lang });
    for (const section of document.querySelectorAll('details')) section.open = true;
    expect(screen.getByText(words)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  test('edits the site that the portal shows, or another one that is chosen', async () => {
    location.hash = '#/position?websiteId=site-campus';
    const { user, write, reach, spies, press } = await setUp();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' }).value).toBe('site-campus');
    write('base.websiteName', 'Start here');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'site-intern');
    // Leaving the site at once loses nothing.
    await reach(({ base }) => base.websiteName['en-us'] === 'Start here', 'site-campus');
    expect(field('base.websiteName').value).toBe('Chengyuan Group Internships');
    // By arrow keys the choice goes on from site to site.
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Site' }));
    await press('Show');
    expect(spies.open).toHaveBeenCalledWith('/homepage?websiteId=site-intern');
  });

  test('each field shows the value at its path in the site document, and writes what is entered there', async () => {
    const { user, site } = await setUp();
    const paths = [...document.querySelectorAll(':is(input, select, textarea)[id^="site:"]')].map(({ id }) =>
      id.slice('site:'.length),
    );
    const inDocument = () => Object.fromEntries(paths.map((path) => [path, valueAt(site(), path)]));
    const shown = () => Object.fromEntries(paths.map((path) => [path, valueIn(field(path))]));
    expect(shown()).toEqual(inDocument());
    // The type of a column says which fields it has.
    for (const path of paths.filter((one) => !one.endsWith('columnType'))) enterAnother(field(path));
    const entered = shown();
    await user.click(screen.getByRole('tab', { name: 'Inbox' }));
    expect(entered).toEqual(inDocument());
  });

  test('applies typed text once, when the typing pauses, and the portal is told', async () => {
    const { user, reach, spies } = await setUp();
    await user.type(field('base.websiteName'), ' now');
    expect(field('base.websiteName').value).toBe('Chengyuan Group Careers now');
    await reach(({ base }) => base.websiteName['en-us'] === 'Chengyuan Group Careers now');
    expect(spies.changed).toHaveBeenCalledOnce();
    expect(spies.openWorld).not.toHaveBeenCalled();
  });

  test('recolours the generated logo with the brand colour so that it can be read, and leaves the company’s own logo as it is', async () => {
    const { site, write, reach } = await setUp();
    const colourOf = (address: string) => /fill='%23([\da-f]{6})'/.exec(address)?.[1];
    const entered = async (brandColor: string) => {
      write('homepage.theme.brandColor', brandColor);
      await reach(({ homepage }) => homepage.theme.brandColor === brandColor);
      const { base, homepage } = site();
      return [colourOf(homepage.logoAddress), colourOf(base.tabLogoUrl)];
    };
    expect(await entered('#a8470f')).toEqual(['a8470f', 'a8470f']);
    // A mark is white on its plate, and yellow carries no white.
    const [yellow] = await entered('#ffff00');
    expect(contrast(`#${yellow}`, '#ffffff')).toBeGreaterThan(4.5);
    write('homepage.logoAddress', 'https://example.com/logo.svg');
    await entered('#0a6f75');
    expect(site().homepage.logoAddress).toBe('https://example.com/logo.svg');
  });

  test('keeps typed text when another panel is opened', async () => {
    const { user, write, site } = await setUp();
    write('homepage.theme.brandColor', '#123456');
    await user.click(screen.getByRole('tab', { name: 'Inbox' }));
    expect(site().homepage.theme.brandColor).toBe('#123456');
  });

  test('shows the texts of one language, and marks where a translation is missing', async () => {
    const { write, reach, press } = await setUp();
    write('homepage.footer.copyright', '');
    await reach(({ homepage }) => homepage.footer.copyright['en-us'] === '');
    expect(screen.getByRole('button', { name: 'en-us 1 missing', pressed: true })).toBeTruthy();
    await press('zh-cn');
    expect(field('base.websiteName').value).toBe('澄远集团招聘');
    expect(field('base.websiteName').lang).toBe('zh-cn');
    await press('Copyright: missing en-us');
    expect(document.activeElement).toBe(field('homepage.footer.copyright'));
    expect(field('homepage.footer.copyright').lang).toBe('en-us');
  });

  test.each<[string, string, (document: SiteConfiguration) => unknown, unknown]>([
    ['base.companyDeptSeqFlag', '1', ({ base }) => base.companyDeptSeqFlag, '1'],
    ['homepage.theme.brandColor', 'no color', ({ homepage }) => homepage.theme.brandColor, 'no color'],
    ['homepage.theme.radius', '4', ({ homepage }) => homepage.theme.radius, 4],
    ['homepage.banners[0].link', 'a.example', ({ homepage }) => homepage.banners[0]?.link, 'a.example'],
    ['homepage.blocks[2].style', 'compact', ({ homepage }) => homepage.blocks[2]?.style, 'compact'],
    ['columns[0].columnType', '3', ({ columns }) => columns[0]?.columnType, 3],
    ['columns[1].columnLink', 'javascript:1', ({ columns }) => columns[1]?.columnLink, 'javascript:1'],
    ['robot.robotUrl', 'https://a.example/', ({ robot }) => robot.robotUrl, 'https://a.example/'],
    ['contact.explanation', 'Soon', ({ contact }) => contact.explanation['en-us'], 'Soon'],
    [
      'homepage.logoAddress',
      'data:image/png;base64,AA',
      ({ homepage }) => homepage.logoAddress,
      'data:image/png;base64,AA',
    ],
  ])('writes the field %s to the site as %s', async (path, value, read, expected) => {
    const { write, site } = await setUp();
    write(path, value);
    await waitFor(() => expect(read(site())).toBe(expected));
  });

  test.each<[string, (document: SiteConfiguration) => unknown, unknown]>([
    ['languages.zhHkStart', ({ languages }) => languages, { zhHkStart: 0, enWwStart: 1 }],
    ['robot.status', ({ robot }) => robot.status, 1],
    ['contact.status', ({ contact }) => contact.status, 1],
    ['homepage.blocks[0].visible', ({ homepage }) => homepage.blocks[0]?.visible, false],
  ])('switches the field %s', async (path, read, expected) => {
    const { user, site } = await setUp();
    await user.click(field(path));
    await waitFor(() => expect(read(site())).toEqual(expected));
  });

  test('shows the changes that a script or another tab makes to the site', async () => {
    const { sandbox, site } = await setUp();
    const { base } = site();
    sandbox.setSite({
      ...site(),
      base: { ...base, websiteName: { ...base.websiteName, 'en-us': 'Elsewhere' } },
    });
    await waitFor(() => expect(field('base.websiteName').value).toBe('Elsewhere'));
    sandbox.resetSite();
    await waitFor(() => expect(field('base.websiteName').value).toBe('Chengyuan Group Careers'));
  });

  test('undoes all edits after one question', async () => {
    const { user, write, reach, press } = await setUp();
    const undo = screen.getByRole('button', { name: 'Undo all' });
    await user.dblClick(undo);
    expect([undo.textContent, undo.getAttribute('aria-disabled')]).toEqual(['Undo all', 'true']);
    write('base.websiteName', 'Other');
    await reach(({ base }) => base.websiteName['en-us'] === 'Other');
    // A click as in Safari, which takes the focus from where it was and gives it to no button: the question is over all the same once
    // the focus moves on.
    screen.getByRole('tab', { selected: true }).blur();
    fireEvent.click(screen.getByRole('button', { name: 'Undo all' }));
    await user.tab();
    await press('Undo all');
    await press('Undo all changes?');
    expect(field('base.websiteName').value).toBe('Chengyuan Group Careers');
    expect(screen.getByText('as the world began')).toBeTruthy();
    expect(document.activeElement).toBe(undo);
  });

  test('says when the world cannot keep an edit, and keeps the edit on screen', async () => {
    const { user, tools, write, press, reach } = await setUp();
    const full = vi.spyOn(tools.steering, 'setSite').mockImplementation(() => {
      throw new RangeError('this world has become too large');
    });
    write('base.websiteName', 'Kept');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not applied: this world has become too large');
    expect(field('base.websiteName').value).toBe('Kept');
    // Also for who looks into another panel, or at another site, meanwhile.
    await user.click(screen.getByRole('tab', { name: 'Inbox' }));
    await user.click(screen.getByRole('tab', { name: 'Site' }));
    const choice = await screen.findByRole('combobox', { name: 'Site' });
    await user.selectOptions(choice, 'site-campus');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'site-external');
    expect(screen.getByRole('alert').textContent).toContain('Not applied: this world has become too large');
    expect(field('base.websiteName').value).toBe('Kept');
    full.mockRestore();
    await press('Move down: 1 banner');
    await reach(({ base }) => base.websiteName['en-us'] === 'Kept');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'site-campus');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Site' }), 'site-external');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('lists of the site panel', () => {
  const kinds = ({ homepage }: SiteConfiguration) => homepage.blocks.map(({ kind }) => kind).join();

  test('are reordered by buttons, and the focus stays with the moved entry', async () => {
    const { user, reach, press, site } = await setUp();
    await press('Move down: 1 banner');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: 2 banner');
    await user.keyboard('{Enter}');
    await reach(
      (site) => kinds(site) === 'search,hot,banner,sentence,brands,latest,story,steps,channels,positions',
    );
    await press('Move up: 1 search');
    await press('Move down: 10 positions');
    // Leaving the panel hands over what waits for the typing to pause.
    await user.click(screen.getByRole('tab', { name: 'Inbox' }));
    expect(kinds(site())).toBe('search,hot,banner,sentence,brands,latest,story,steps,channels,positions');
  });

  test('get new entries, and lose removed ones', async () => {
    const { press, reach, write } = await setUp();
    await press('Add: richText');
    write('homepage.blocks[10].content', '<p>Hello</p>');
    await reach(({ homepage }) => homepage.blocks[10]?.content['en-us'] === '<p>Hello</p>');
    await press('+ Column');
    await press('+ Banner');
    write('columns[2].columnView', 'Third');
    await reach(({ columns, homepage }) => columns.length === 3 && homepage.banners.length === 4);
    await press('Remove: Column 1');
    await reach(
      ({ columns }) => columns.map(({ columnView }) => columnView['en-us']).join() === 'About us,Third',
    );
    expect(document.activeElement?.textContent).toBe('+ Column');
  });

  test('offer the stages that exist for a step of hiring, and the websites that exist for a channel', async () => {
    await setUp();
    const choices = (path: string) =>
      [...document.querySelectorAll<HTMLOptionElement>(`[id="site:${path}"] option`)].map(
        ({ value }) => value,
      );
    expect(choices('homepage.blocks[7].entries[0].stage')).toEqual([
      '',
      'delivered',
      'screening',
      'interview',
      'offer',
      'hired',
    ]);
    expect(choices('homepage.blocks[8].entries[0].websiteId')).toEqual(
      expect.arrayContaining(['', 'site-campus', 'site-internal']),
    );
  });

  test('give a new column an id that no other column has', async () => {
    const { press, reach } = await setUp();
    await press('+ Column');
    await press('+ Column');
    await press('Remove: Column 3');
    await press('+ Column');
    await reach(({ columns }) => columns.length === 4 && new Set(columns.map(({ id }) => id)).size === 4);
  });
});

describe('pictures of the site panel', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Logo: Choose picture'), { target: { files: [file] } });

  test('a small file is stored as a data address', async () => {
    const { reach } = await setUp();
    choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await reach(({ homepage }) => homepage.logoAddress === `data:image/svg+xml;base64,${btoa('<svg/>')}`);
  });

  test.each([
    ['of another kind', new File(['x'], 'x.html', { type: 'text/html' }), 'This file is not a picture'],
    ['too large', new File(['x'.repeat(500_001)], 'x.png', { type: 'image/png' }), 'Larger than 500 kB'],
  ])('a file that is %s is refused, which is said until there is another picture', async (_, file, words) => {
    const { site, write } = await setUp();
    const before = site().homepage.logoAddress;
    choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(site().homepage.logoAddress).toBe(before);
    write('homepage.logoAddress', '/logo.svg');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what is edited while a file is read is kept beside its picture', async () => {
    const { reach, write } = await setUp();
    const read = Promise.withResolvers<void>();
    const { readAsDataURL } = FileReader.prototype;
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, file) {
      void read.promise.then(() => readAsDataURL.call(this, file));
    });
    choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    write('base.websiteName', 'Meanwhile');
    read.resolve();
    await reach(({ homepage }) => homepage.logoAddress === `data:image/svg+xml;base64,${btoa('<svg/>')}`);
    await reach(({ base }) => base.websiteName['en-us'] === 'Meanwhile');
  });

  test('a file that the device does not let be read is refused', async () => {
    await setUp();
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    onTestFinished(() => void vi.restoreAllMocks());
    choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This file cannot be read');
  });
});

describe('a column of type 3', () => {
  test('its fields name the share, and its warnings lead to the fields that are missing', async () => {
    const { site, write, reach, press } = await setUp();
    write('columns[0].columnType', '3');
    await reach(({ columns }) => columns[0]?.columnType === 3);
    expect(warnings()).toEqual([
      'columns[0].ticket is missing: the column opens no share ',
      'columns[0].positionSharedType is missing: the column opens no share ',
    ]);
    await press(/^columns\[0\]\.ticket/);
    expect(document.activeElement).toBe(field('columns[0].ticket'));
    write('columns[0].ticket', 'share-list');
    write('columns[0].positionSharedType', '1');
    await reach(({ columns }) => columns[0]?.positionSharedType === '1');
    expect(site().columns[0]).toMatchObject({ ticket: 'share-list', positionSharedType: '1' });
    expect(warnings()).toEqual([]);
  });
});

describe('the warnings of the site panel', () => {
  test('come and go with the edit, and lead to the field in its language', async () => {
    const { user, write, press } = await setUp();
    expect(screen.getByText('No warnings.')).toBeTruthy();
    write('homepage.theme.brandColor', '#ffd400');
    write('contact.title', '');
    expect(warnings()).toEqual([
      expect.stringMatching(/^homepage\.theme\.brandColor is too light to be read; text is shown in #/),
      'contact.title has no text in en-us',
    ]);
    await press('zh-hk');
    await press(/^contact\.title/);
    const title = field('contact.title');
    expect([document.activeElement === title, title.lang, title.closest('details')?.open]).toEqual([
      true,
      'en-us',
      true,
    ]);
    await user.type(title, 'Write to us');
    write('homepage.theme.brandColor', '#0b6e63');
    expect(warnings()).toEqual([]);
  });

  test('each lead to a field, in the most broken site that there is, whose wrong choices are shown as they are', async () => {
    const { user, site } = await setUp({ scenario: 'site-broken' });
    for (const { id, value } of document.querySelectorAll<HTMLSelectElement>('select[id^="site:"]'))
      expect(value, id).toBe(valueAt(site(), id.slice('site:'.length)));
    const all = within(screen.getByRole('region', { name: 'Warnings' })).getAllByRole('button');
    expect(all.length).toBeGreaterThan(9);
    for (const one of all) {
      await user.click(one);
      expect(document.activeElement?.id, one.textContent ?? '').toBe(
        fieldId(one.querySelector('code')?.textContent ?? ''),
      );
    }
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a site document', () => {
  const paste = (text: string) => {
    fireEvent.change(screen.getByLabelText(/^(Paste a document|粘贴)/), {
      target: { value: text },
    });
  };

  test('is exported as it stands, in a file named after its site', async () => {
    const { write, press, site } = await setUp();
    const saved = catchSavedFile();
    write('base.websiteName', 'Exported');
    await press('Export');
    const exported = JSON.parse(await saved.text());
    expect([saved.name(), exported.base.websiteName['en-us']]).toEqual(['site-external.json', 'Exported']);
    expect(exported.columns).toEqual(site().columns);
  });

  test('is imported from pasted text, also into another site than it came from', async () => {
    const { user, press, site } = await setUp();
    const campus = JSON.stringify(site('site-campus'));
    await press('Import');
    const apply = screen.getByRole('button', { name: 'Apply' });
    await user.click(apply);
    expect([screen.queryByRole('alert'), apply.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    paste(campus);
    await user.click(apply);
    expect(document.activeElement).toBe(apply);
    expect(site('site-external')).toEqual(site('site-campus'));
    expect(field('base.websiteName').value).toBe('Chengyuan Group Campus');
    expect(screen.getByText(/^Applied\./).getAttribute('role')).toBe('status');
    // Not what is pasted next.
    paste('{');
    expect(screen.queryByText(/^Applied\./)).toBeNull();
    await user.click(apply);
    expect(screen.queryByText(/^Applied\./)).toBeNull();
  });

  test('is imported from a file', async () => {
    const { press, site, reach } = await setUp();
    await press('Import');
    const given = { ...site(), robot: { ...site().robot, status: 1 } };
    const file = new File([JSON.stringify(given)], 'site.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
    await reach(({ robot }) => robot.status === 1);
  });

  test('in a file that the device does not let be read is refused, and changes nothing', async () => {
    const { press, site } = await setUp();
    await press('Import');
    paste(JSON.stringify(site()));
    await press('Apply');
    const file = new File(['{}'], 'site.json', { type: 'application/json' });
    vi.spyOn(file, 'text').mockRejectedValue(new Error('the file was moved'));
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toContain('the file was moved');
    // Nor does it go on saying that an earlier document was imported.
    expect(screen.queryByText(/^Applied\./)).toBeNull();
  });

  test('that cannot be read is explained in Chinese, in a Chinese bench', async () => {
    const { user, press, site } = await setUp({ lang: 'zh-cn' });
    const before = site();
    await press('导入');
    const apply = async (given: unknown) => {
      paste(typeof given === 'string' ? given : JSON.stringify(given));
      await user.click(screen.getByRole('button', { name: '应用' }));
      return within(screen.getByRole('alert'))
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    };
    const [column] = before.columns;
    const wrong = {
      ...before,
      version: 2,
      columns: [{ ...column, columnType: 'one', columnView: 'Positions' }],
      languages: { enWwStart: 7, frFr: 1 },
    };
    expect(await apply(wrong)).toEqual([
      'version 必须为 1',
      'columns[0].columnType 必须是数字，现为 "one"',
      'columns[0].columnView 必须是含 zh-cn、zh-hk 和 en-us 文本的对象，现为 "Positions"',
      'languages.zhHkStart 缺失',
      'languages.enWwStart 必须是 0 或 1，现为 7',
      'languages.frFr 不是网站配置的字段',
    ]);
    expect(await apply({ ...before, columns: [column, column] })).toEqual(['columns 有重复的 id']);
    expect(await apply({ ...before, columns: [{ ...column, id: '' }] })).toEqual(['columns[0].id 不能为空']);
    const many = Array.from({ length: 51 }, (_, at) => ({ ...column, id: `column-${at}` }));
    expect(await apply({ ...before, columns: many })).toEqual(['columns 超过 50 项']);
    expect(await apply('{')).toEqual([expect.stringMatching(/^ 不是有效的 JSON：/)]);
    expect(site()).toEqual(before);
  });

  test('that cannot be read changes nothing, and every wrong place is named', async () => {
    const { user, press, site } = await setUp();
    const before = site();
    await press('Import');
    const columns = [{ ...before.columns[0], columnType: 'one' }];
    paste(JSON.stringify({ ...before, columns, languages: {} }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'columns[0].columnType must be a number, is "one"',
      'languages.zhHkStart is missing',
      'languages.enWwStart is missing',
    ]);
    expect(site()).toEqual(before);
    expect(await axeFindings()).toEqual([]);
    paste('{');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert').textContent).toMatch(/JSON/);
  });
});
