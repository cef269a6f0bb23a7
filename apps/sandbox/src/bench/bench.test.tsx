import { SnapshotError } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { Bench } from './bench.tsx';
import { worldTime } from './world-time.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function refusalOf(run: () => void): SnapshotError {
  try {
    run();
  } catch (error) {
    if (error instanceof SnapshotError) return error;
  }
  throw new Error('nothing was refused');
}

const show = (lang: 'en-us' | 'zh-cn' = 'en-us') =>
  render(<Bench tools={createRunningWorld({ lang, size: 0 }).tools} />);
const bench = () => screen.getByRole('complementary', { name: 'Sandbox bench' });
const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
type User = ReturnType<typeof userEvent.setup>;
const altB = '{Alt>}b{/Alt}';

describe('notices of the bench about the visit', () => {
  const earlier = {
    visit: 'v1',
    address: '',
    route: '/position',
    revision: 3,
    savedAt: Date.UTC(2026, 2, 1),
  };

  test('an earlier visit is offered: one press goes on with it, another one stays here', async () => {
    const user = userEvent.setup();
    const { tools, spies } = createRunningWorld({ lang: 'en-us', size: 0 });
    render(<Bench tools={{ ...tools, notices: { earlier, unreadable: undefined } }} />);
    await user.click(screen.getByRole('button', { name: 'Continue where you were' }));
    expect(spies.goOn).toHaveBeenCalledExactlyOnceWith(earlier);
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('button', { name: 'Continue where you were' })).toBeNull();
  });

  test('a reset in another tab is announced, with a press to go there and one to stay', async () => {
    const user = userEvent.setup();
    const { tools, spies, resetElsewhere } = createRunningWorld({ lang: 'en-us', size: 0 });
    render(<Bench tools={tools} />);
    expect(screen.queryByRole('alert')).toBeNull();
    act(resetElsewhere);
    expect(screen.getByRole('alert').textContent).toContain('Another tab has begun this world anew.');
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go there' }));
    expect(spies.join).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['the browser is full', { problem: () => 'full' }, 'no room left'],
    ['the browser keeps nothing', { problem: () => 'blocked' }, 'keeps nothing'],
    ['another version has taken the service worker over', { isReplaced: () => true }, 'nothing answers'],
  ] satisfies [string, Partial<BrowserWorld>, string][])(
    'that %s is reported in an alert',
    (_, state, said) => {
      const { tools } = createRunningWorld({ lang: 'en-us', size: 0 });
      render(<Bench tools={{ ...tools, running: { ...tools.running, ...state } }} />);
      expect(screen.getByRole('alert').textContent).toContain(said);
    },
  );

  test.each([
    ['en-us', /so it has begun anew: a snapshot of shape 1; this world reads shape \d+/],
    ['zh-cn', /^上次保存的内容无法读取，世界已重新开始： 快照的 shape 为 1，这个世界只能读取 shape \d+/],
  ] as const)('a saved world that cannot be read is reported in %s, with the reason', (lang, words) => {
    const { tools } = createRunningWorld({ lang, size: 0 });
    const unreadable = refusalOf(() => tools.running.world.restore({ shape: 1 }));
    render(<Bench tools={{ ...tools, notices: { earlier: undefined, unreadable } }} />);
    expect(screen.getByRole('alert').textContent).toMatch(words);
  });
});

describe('the bench', () => {
  test('shows one panel at a time, named by its tab', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Scenario',
      'Inbox',
      'Desk',
      'Calls',
      'Site',
      'State',
      'Contract',
      'Tours',
      'Gallery',
    ]);
    for (const name of ['Scenario', 'Calls', 'Desk', 'Inbox']) {
      await user.click(tab(name));
      expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
      expect(await axeFindings()).toEqual([]);
    }
  });

  test('arrow keys move the choice and the focus from tab to tab and around, Home and End to the first and last tab', async () => {
    const user = userEvent.setup();
    show();
    const names = screen.getAllByRole('tab').map((one) => one.textContent);
    const after = names.indexOf(chosen()) + 1;
    const round = [...names.slice(after), ...names.slice(0, after)];
    await user.tab();
    const seen: (string | null)[] = [];
    for (const key of [...names.map(() => '{ArrowRight}'), '{ArrowLeft}', '{ArrowDown}']) {
      await user.keyboard(key);
      expect(document.activeElement?.textContent).toBe(chosen());
      seen.push(chosen());
    }
    expect(seen).toEqual([...round, round.at(-2), round.at(-2)]);
    for (const [key, name] of [
      ['{End}', names.at(-1)],
      ['{ArrowRight}', names[0]],
      ['{ArrowLeft}', names.at(-1)],
      ['{Home}', names[0]],
    ] as const) {
      await user.keyboard(key);
      expect([chosen(), document.activeElement?.textContent]).toEqual([name, name]);
    }
    // With this key the browser goes back to the page before.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(chosen()).toBe(names[0]);
    // The tabs are one stop of the keyboard.
    await user.tab();
    expect(document.activeElement?.textContent).toBe('中文');
  });

  test('is collapsed and opened by its buttons and by Alt+B', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Collapse the bench (Alt+B)' }));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open the bench (Alt+B)' }));
    expect(screen.getByRole('tablist')).toBeTruthy();
    await user.keyboard(altB);
    expect(screen.queryByRole('tablist')).toBeNull();
    await user.keyboard('b');
    expect(screen.queryByRole('tablist')).toBeNull();
    await user.keyboard(altB);
    expect(screen.getByRole('tablist')).toBeTruthy();
  });

  test('collapsing and opening it from inside keeps the focus in it, and opening it by key takes no focus from the portal', async () => {
    const user = userEvent.setup();
    show();
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    screen.getByRole('button', { name: 'Collapse the bench (Alt+B)' }).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Open the bench (Alt+B)');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Inbox');
    await user.keyboard(altB);
    expect(focused()).toBe('Open the bench (Alt+B)');
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await user.keyboard(altB);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  test('docks right or at the bottom, and tells the page where by an attribute of its body', async () => {
    const user = userEvent.setup();
    show();
    expect([bench().dataset.dock, document.body.dataset.dock]).toEqual(['right', 'right']);
    await user.click(screen.getByRole('button', { name: 'Dock bottom' }));
    expect([bench().dataset.dock, document.body.dataset.dock]).toEqual(['bottom', 'bottom']);
    await user.click(screen.getByRole('button', { name: 'Dock right' }));
    expect(bench().dataset.dock).toBe('right');
  });

  test('remembers dock, panel and language', async () => {
    const user = userEvent.setup();
    const first = show();
    await user.click(screen.getByRole('button', { name: 'Dock bottom' }));
    await user.click(screen.getByRole('button', { name: '中文' }));
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowRight}');
    first.unmount();
    show();
    const again = screen.getByRole('complementary', { name: '沙盒工作台' });
    expect([again.dataset.dock, again.lang, chosen()]).toEqual(['bottom', 'zh', '招聘台']);
  });

  test.each([
    ['by its button', (user: User) => user.click(screen.getByRole('button', { name: /^Collapse/ }))],
    ['by Alt+B', (user: User) => user.keyboard(altB)],
  ])('remembers that it was collapsed %s, and that it was opened again', async (_, collapse) => {
    const user = userEvent.setup();
    const first = show();
    await collapse(user);
    first.unmount();
    const second = show();
    expect(screen.queryByRole('tablist')).toBeNull();
    await user.keyboard(altB);
    second.unmount();
    show();
    expect(screen.getByRole('tablist')).toBeTruthy();
  });

  test('begins in the language of its world', () => {
    show('zh-cn');
    expect(screen.getByRole('complementary', { name: '沙盒工作台' })).toBeTruthy();
  });

  test('begins collapsed at the bottom of a narrow screen', () => {
    vi.stubGlobal('innerWidth', 800);
    show();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(bench().dataset.dock).toBe('bottom');
  });

  test('stands below the portal in a window without room for both, whatever was chosen, until it is wider again', () => {
    show();
    fireEvent.click(tab('Desk'));
    const narrowTo = (width: number) => {
      vi.stubGlobal('innerWidth', width);
      act(() => void dispatchEvent(new Event('resize')));
    };
    narrowTo(390);
    expect([bench().dataset.dock, document.body.dataset.dock]).toEqual(['bottom', 'bottom']);
    expect(screen.queryByRole('button', { name: /^Dock/ })).toBeNull();
    narrowTo(720);
    expect([bench().dataset.dock, document.body.dataset.dock]).toEqual(['right', 'right']);
  });

  test.each(['no json', '7', 'null', '{"open":"yes","dock":"left","panel":"nothing","language":"fr"}'])(
    'a stored setting that makes no sense (%s) is dropped',
    (kept) => {
      localStorage.setItem('careers-bench', kept);
      show();
      expect([bench().dataset.dock, chosen()]).toEqual(['right', 'Inbox']);
    },
  );
});

describe('the inbox', () => {
  const login = { function: 'login', phoneNationCode: '+86', homepageConfigId: 'site-external' };
  const send = 'rm.account.sendVerificationCode';
  const messages = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

  test('says so while nothing has been sent', () => {
    show();
    expect(screen.getByText('Nothing has been sent yet.')).toBeTruthy();
  });

  test('shows each message as it comes, newest first, with its code', async () => {
    const { tools, running, call } = createRunningWorld({ size: 0 });
    render(<Bench tools={tools} />);
    await act(() => call(send, { ...login, phone: '13800000001' }));
    await act(() => call(send, { ...login, phone: '13800000002' }));
    const sent = running.control.inbox();
    expect(messages().map((one) => one.querySelector('[data-code]')?.textContent)).toEqual([
      sent[1]?.code,
      sent[0]?.code,
    ]);
    expect(messages()[0]?.textContent).toMatch(/SMS \+86 13800000002 \d\d:\d\d:\d\d/);
    expect(messages()[0]?.textContent).toContain(sent[1]?.text);
    expect(await axeFindings()).toEqual([]);
  });

  test('copies a code and says so, but says nothing where the browser refuses', async () => {
    const user = userEvent.setup();
    const { tools, running, call } = createRunningWorld({ size: 0 });
    render(<Bench tools={tools} />);
    await act(() => call(send, { ...login, phone: '13800000001' }));
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(written).toHaveBeenCalledWith(running.control.inbox()[0]?.code);
    await screen.findByRole('button', { name: 'Copied' });
    written.mockRejectedValue(new Error('refused'));
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Copy code' }));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });

  test('a press on the link of a message opens its page in the portal', async () => {
    const user = userEvent.setup();
    const { tools, running, spies } = createRunningWorld({ size: 0 });
    running.world.restore({
      ...running.control.snapshot(),
      inbox: [
        {
          id: 'message-1',
          channel: 'email',
          to: 'candidate@example.com',
          at: '2026-03-01T09:00:00+08:00',
          text: '[Chengyuan Group] You have applied.',
          link: '/personalCenter',
        },
      ],
    });
    render(<Bench tools={tools} />);
    const mail = within(messages()[0] as HTMLElement).getByRole('article');
    // Of another day than today: the day is said too.
    expect(mail.querySelector('header')?.textContent).toBe(
      'Chengyuan Group 2026-03-01 09:00To: candidate@example.com',
    );
    expect(within(mail).getByText('You have applied.')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    const link = screen.getByRole('button', { name: 'Open link', description: 'You have applied.' });
    await user.click(link);
    expect(spies.open).toHaveBeenCalledWith('/personalCenter');
    await user.click(screen.getByRole('button', { name: '中文' }));
    expect(messages()[0]?.textContent).toContain('收件人：candidate@example.com');
  });
});

describe('the list of calls', () => {
  async function setUp() {
    const user = userEvent.setup();
    const faults = [{ method: 'rm.position.queryBrands', kind: '451', when: 'always' }] as const;
    const world = createRunningWorld({ size: 0, faults });
    render(<Bench tools={world.tools} />);
    await user.click(tab('Calls'));
    return { user, ...world };
  }
  const calls = () =>
    within(screen.getByRole('tabpanel'))
      .queryAllByRole('listitem')
      .map((one) => [...one.querySelectorAll('.bench-call span')].map((part) => part.textContent).join(' '));
  const detail = () => document.querySelector('.bench-detail')?.textContent ?? '';

  test('shows the newest call first, as calls come', async () => {
    const { call } = await setUp();
    expect(screen.getByText('No calls yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export as HAR' })).toBeNull();
    await act(() => call('rm.position.queryHotWords', {}));
    await act(() => call('rm.position.queryBrands', {}));
    expect(calls()).toEqual(['451 rm.position.queryBrands', 'MS000A000 rm.position.queryHotWords']);
    expect(await axeFindings()).toEqual([]);
  });

  test('is filtered by method or code', async () => {
    const { user, call } = await setUp();
    await act(() => call('rm.position.queryHotWords', {}));
    await act(() => call('rm.position.queryBrands', {}));
    const filter = screen.getByRole('searchbox', { name: 'Filter by method, code or fault' });
    await user.type(filter, ' HOTwords ');
    expect(calls()).toEqual(['MS000A000 rm.position.queryHotWords']);
    await user.clear(filter);
    await user.type(filter, '451');
    expect(calls()).toEqual(['451 rm.position.queryBrands']);
    await user.clear(filter);
    await user.type(filter, 'nothing like it');
    expect(screen.getByText('No call passes the filter.')).toBeTruthy();
    await user.clear(filter);
    await act(() => call('rm.position.queryHotWords', {}, 'another secret'));
    await user.type(filter, 'signature wrong');
    expect(calls()).toEqual(['MS000A401 rm.position.queryHotWords']);
  });

  test('is as it was left, when another panel was looked at or the bench was collapsed', async () => {
    const { user, call } = await setUp();
    await act(() => call('rm.position.queryHotWords', {}));
    await act(() => call('rm.position.queryBrands', {}));
    await user.type(screen.getByRole('searchbox'), 'hotwords');
    await user.click(screen.getByRole('button', { name: /queryHotWords/ }));
    await user.click(tab('Inbox'));
    await user.keyboard(altB + altB);
    await user.click(tab('Calls'));
    expect(calls()).toEqual(['MS000A000 rm.position.queryHotWords']);
    expect(screen.getByRole('button', { name: /queryHotWords/, expanded: true })).toBeTruthy();
  });

  test('shows what was asked and answered in a call, and whether its signature was right', async () => {
    const { user, call } = await setUp();
    await act(() => call('rm.position.queryLatestPositions', { limit: 3 }));
    const line = screen.getByRole('button', { name: /queryLatestPositions/, expanded: false });
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(line.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d:\d\d$/);
    expect(document.querySelector('.bench-detail p')?.textContent).toMatch(
      /^signature right \d+ ms {2}Success$/,
    );
    expect(detail()).toContain('"limit": 3');
    expect(detail()).toContain('"homepageConfigId": "site-external"');
    expect(await axeFindings()).toEqual([]);
    await user.click(line);
    expect(detail()).toBe('');
  });

  test('shows a wrong signature and the fault that struck a call', async () => {
    const { user, call } = await setUp();
    await act(() => call('rm.position.queryHotWords', {}, 'another secret'));
    await user.click(screen.getByRole('button', { name: /MS000A401/ }));
    expect(detail()).toContain('signature wrong');
    await act(() => call('rm.position.queryBrands', {}));
    await user.click(screen.getByRole('button', { name: /queryBrands/ }));
    expect(detail()).toContain('fault 451');
    expect(detail()).toContain('The system is busy, please try again later');
  });

  test('copies a call as JSON', async () => {
    const { user, call, running } = await setUp();
    await act(() => call('rm.position.queryHotWords', {}));
    await user.click(screen.getByRole('button', { name: /queryHotWords/ }));
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
    expect(JSON.parse(written.mock.calls[0]?.[0] ?? '')).toEqual(running.control.calls()[0]);
  });
});

describe('the scenario panel', () => {
  async function setUp(config: Parameters<typeof createRunningWorld>[0] = {}) {
    const user = userEvent.setup();
    const world = createRunningWorld({ size: 0, ...config });
    const { unmount } = render(<Bench tools={world.tools} />);
    await user.click(tab('Scenario'));
    const apply = () => user.click(screen.getByRole('button', { name: 'Open this world' }));
    const write = async (name: string, text: string) => {
      await user.clear(screen.getByLabelText(name));
      if (text) await user.type(screen.getByLabelText(name), text);
    };
    return { user, apply, write, unmount, ...world };
  }

  test('shows the parameters of the world that is open', async () => {
    await setUp({
      persona: 'candidate',
      seed: 7,
      latency: 180,
      clock: Date.parse('2026-03-01T09:00:00+08:00'),
    });
    const values = ['persona', 'site', 'lang', 'seed', 'size', 'clock', 'latency'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    );
    expect(values).toEqual(['candidate', 'external', 'en-us', '7', '0', '2026-03-01T01:00:00.000Z', '180']);
    expect(await axeFindings()).toEqual([]);
  });

  test.each([
    ['en-us', 'Scenario', 'default: A sound world of 200 positions'],
    ['zh-cn', '场景', 'default: 正常世界，200 个职位'],
  ] as const)('names the presets in the language of the bench, %s', async (lang, panel, named) => {
    const user = userEvent.setup();
    render(<Bench tools={createRunningWorld({ size: 0, lang }).tools} />);
    await user.click(tab(panel));
    expect(screen.getByRole('option', { name: named })).toBeTruthy();
  });

  test('opens the world that the form describes', async () => {
    const { user, apply, write, spies } = await setUp();
    await user.selectOptions(screen.getByLabelText('persona'), 'newcomer');
    await write('size', '12');
    await write('latency', 'slow');
    await write('fault', 'rm.account.login:451:once\n\n  *:network:10% ');
    await apply();
    expect(spies.openWorld).toHaveBeenCalledOnce();
    expect(spies.openWorld.mock.calls[0]?.[0]).toMatchObject({
      persona: 'newcomer',
      lang: 'en-us',
      size: 12,
      latency: 1500,
      faults: [
        { method: 'rm.account.login', kind: '451', when: 'once' },
        { method: '*', kind: 'network', when: 10 },
      ],
    });
  });

  test.each([
    ['backend-down', 'fault', { faults: [{ method: '*', kind: 'http502', when: 'always' }] }, { faults: [] }],
    ['slow-network', 'latency', { latency: 1500 }, { latency: 0 }],
  ] as const)(
    'takes away what the scenario %s sets for %s once that field is cleared',
    async (scenario, field, set, left) => {
      const { apply, write, spies } = await setUp({ scenario, ...set });
      await write(field, '');
      await apply();
      expect(spies.openWorld.mock.calls[0]?.[0]).toMatchObject({ scenario, ...left });
    },
  );

  test('sets the clock and the faults anew when the form is sent as it stands, and only then', async () => {
    const fault = { method: 'rm.account.login', kind: '451', when: 'once' } as const;
    const { apply, write, spies } = await setUp({ clock: Date.UTC(2026, 2, 1), faults: [fault] });
    await apply();
    await write('latency', 'slow');
    await apply();
    expect(spies.openWorld.mock.calls).toEqual([
      [expect.objectContaining({ faults: [fault], latency: 0 }), ['clock', 'fault']],
      [expect.objectContaining({ faults: [fault], latency: 1500 }), []],
    ]);
  });

  test('in a Chinese bench, says in Chinese which values are valid', async () => {
    const user = userEvent.setup();
    const { tools, spies } = createRunningWorld({ lang: 'zh-cn', size: 0 });
    render(<Bench tools={tools} />);
    await user.click(tab('场景'));
    const wrong = {
      seed: 'x',
      size: '200000',
      clock: 'soon',
      latency: 'fast',
      fault: '*:nothing\n*:network:never\nfiles.upload:captcha\nnone:1:2:3',
    };
    for (const [name, value] of Object.entries(wrong))
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    await user.click(screen.getByRole('button', { name: '打开这个世界' }));
    const said = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(said.map((one) => one.textContent)).toEqual([
      'clock=soon，需要：ISO 8601 时间，如 2026-03-01T09:00:00+08:00',
      'seed=x，需要：0 到 2147483647 的整数',
      'size=200000，需要：0 到 100000 的整数',
      'latency=fast，需要：none、typical、slow 之一，或不超过 60000 的毫秒数',
      expect.stringMatching(/^fault=\*:nothing，需要：其 kind 为以下之一：451、40101、captcha/),
      'fault=*:network:never，需要：其时间为 always、once 或百分比，如 10%',
      expect.stringMatching(
        /^fault=files\.upload:captcha，需要：文件故障的 kind 为以下之一：451、40101、http500/,
      ),
      'fault=none:1:2:3，需要：method:kind 或 method:kind:when，不含其他',
    ]);
    expect(spies.openWorld).not.toHaveBeenCalled();
  });

  test('refuses values that it does not know, and names what is valid', async () => {
    const { apply, write, spies } = await setUp();
    await write('size', '1e9');
    await write('clock', 'tomorrow');
    await write('latency', 'fast');
    await write('fault', 'rm.account.nothing:451\n*:explode');
    await apply();
    const alert = screen.getByRole('alert');
    const problems = within(alert).getAllByRole('listitem');
    expect(problems.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^clock=tomorrow: expected an ISO 8601 time such as 2026-03-01T09:00:00\+08:00/),
      'size=1e9: expected an integer from 0 to 100000',
      'latency=fast: expected one of none, typical, slow, or milliseconds up to 60000',
      expect.stringMatching(
        /^fault=rm\.account\.nothing:451: expected as its method one of rm\.account\.getPublicKey, /,
      ),
      expect.stringMatching(/^fault=\*:explode: expected as its kind one of 451, 40101, captcha/),
    ]);
    expect(spies.openWorld).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
    await write('size', '10');
    for (const name of ['clock', 'latency', 'fault']) await write(name, '');
    await apply();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(spies.openWorld).toHaveBeenCalledOnce();
  });

  test('shows what a preset sets as soon as it is chosen, as by arrow keys, and opens it only when asked', async () => {
    const { user, apply, spies, running } = await setUp({ persona: 'candidate' });
    const choice = screen.getByLabelText<HTMLSelectElement>('scenario');
    choice.focus();
    await user.selectOptions(choice, 'slow-network');
    expect(screen.getByLabelText<HTMLInputElement>('latency').value).toBe('1500');
    await user.selectOptions(choice, 'backend-down');
    expect(choice.value).toBe('backend-down');
    expect(document.activeElement).toBe(choice);
    const shown = ['persona', 'latency', 'fault'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    );
    expect(shown).toEqual(['visitor', '', '*:http502']);
    // What a scenario is not about stays as it was, as on the way through a tour.
    const stayed = ['lang', 'size'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
    expect(stayed).toEqual(['en-us', '0']);
    expect(spies.openWorld).not.toHaveBeenCalled();
    await apply();
    expect(spies.openWorld.mock.calls[0]?.[0]).toMatchObject({
      scenario: 'backend-down',
      faults: [{ method: '*', kind: 'http502', when: 'always' }],
    });
    // A script or another tab changes the world: the form shows that.
    running.control.adjust({ ...running.world.config, latency: 300 }, ['latency']);
    act(() => spies.changed());
    expect(screen.getByLabelText<HTMLInputElement>('latency').value).toBe('300');
    expect(screen.getByLabelText<HTMLSelectElement>('scenario').value).toBe('default');
  });

  test('holds what was written while another panel was looked at, and shows any other world as it is', async () => {
    const { user, write, spies, running } = await setUp();
    const before = running.world.config;
    const seed = () => screen.getByLabelText<HTMLInputElement>('seed').value;
    await write('seed', 'seven');
    await write('fault', '*:timeout');
    await user.click(tab('Inbox'));
    await user.click(tab('Scenario'));
    expect([seed(), screen.getByLabelText<HTMLInputElement>('fault').value]).toEqual(['seven', '*:timeout']);
    for (const latency of [300, before.latency]) {
      running.control.adjust({ ...before, latency }, ['latency']);
      act(() => spies.changed());
      expect(seed()).toBe(String(before.seed));
    }
  });

  test('copies the link to the world that the form describes, and resets the world', async () => {
    const { user, write, spies } = await setUp({ persona: 'candidate' });
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    const copy = async () => {
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      return new URL(written.mock.lastCall?.[0] ?? '');
    };
    const link = await copy();
    expect(link.origin + link.pathname).toBe(location.origin + location.pathname);
    expect(Object.fromEntries(link.searchParams)).toEqual({ persona: 'candidate', lang: 'en-us', size: '0' });
    await user.selectOptions(screen.getByLabelText('scenario'), 'offer-expired');
    await write('seed', '7');
    const changed = Object.fromEntries((await copy()).searchParams);
    expect(changed).toEqual({ scenario: 'offer-expired', lang: 'en-us', seed: '7', size: '0' });
    await write('seed', 'seven');
    await copy();
    expect(written).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert').textContent).toMatch(/^seed=seven: expected an integer/);
    expect(spies.openWorld).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reset the world' }));
    expect(spies.reset).toHaveBeenCalledOnce();
  });

  test('shows the link to be copied by hand, where the browser does not allow copying', async () => {
    const { user, write } = await setUp({ persona: 'candidate' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    for (const seed of ['7', '8']) {
      await write('seed', seed);
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /browser does not allow/ });
      expect(new URL(shown.value).searchParams.get('seed')).toBe(seed);
      expect(document.activeElement).toBe(shown);
      expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length]);
    }
    expect(await axeFindings()).toEqual([]);
    await write('seed', 'seven');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.queryByRole('textbox', { name: /browser does not allow/ })).toBeNull();
  });

  test('copies the link by the browser’s own command on plain http, where a page has no clipboard', async () => {
    const { user } = await setUp({ persona: 'candidate' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const written: Record<string, string> = {};
    const command = vi.fn<(name: string) => boolean>((name) => {
      const clipboardData = {
        setData: (type: string, text: string) => Object.assign(written, { [type]: text }),
      };
      return document.dispatchEvent(Object.assign(new Event(name), { clipboardData }));
    });
    Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(written['text/plain']).toContain('?persona=candidate&lang=en-us');
    expect(screen.queryByRole('textbox', { name: /browser does not allow/ })).toBeNull();
    Reflect.deleteProperty(document, 'execCommand');
  });

  test('tells a screen reader that a text was copied', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  test('its world time runs on while nothing happens', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.parse('2026-03-01T08:00:00Z'),
    });
    const { running, unmount } = await setUp();
    const shown = () => screen.getByText('World time', { exact: false }).querySelector('time')?.textContent;
    const before = shown();
    act(() => vi.advanceTimersByTime(60_000));
    expect(shown()).not.toBe(before);
    expect(shown()).toBe(worldTime(running.world.clock.now(), 'second'));
    unmount();
    vi.useRealTimers();
  });

  test.each([
    ['en-us', "a world's time is from 1980-01-01 to 2200-01-01"],
    ['zh-cn', '世界时间须在 1980-01-01 至 2200-01-01 之间'],
  ] as const)('says in %s which times the clock of a world can have', async (lang, words) => {
    const user = userEvent.setup();
    const { tools, spies } = createRunningWorld({ lang, size: 0, clock: Date.parse('2199-12-31T00:00:00Z') });
    render(<Bench tools={tools} />);
    await user.click(tab(lang === 'zh-cn' ? '场景' : 'Scenario'));
    await user.click(screen.getByRole('button', { name: '+7d' }));
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(spies.changed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '+2h' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('moves the clock of the world, and the portal is told', async () => {
    const { user, running, spies } = await setUp({ clock: Date.parse('2026-03-01T09:00:00+08:00') });
    const before = running.world.clock.now();
    const shown = screen.getByText('World time', { exact: false }).querySelector('time')?.textContent;
    // In the world's own zone, as the inbox and the desk have it.
    expect(shown).toMatch(/^2026-03-01 09:00:\d\d$/);
    await user.click(screen.getByRole('button', { name: '+2h' }));
    await user.click(screen.getByRole('button', { name: '+7d' }));
    const moved = running.world.clock.now() - before;
    expect(Math.round(moved / 3_600_000)).toBe(2 + 7 * 24);
    expect(spies.changed).toHaveBeenCalledTimes(2);
    const now = screen.getByText('World time', { exact: false }).querySelector('time')?.textContent;
    expect(now).not.toBe(shown);
  });
});
