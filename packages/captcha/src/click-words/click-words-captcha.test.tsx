import { present } from '@careers/ui/testing/present';
import { act, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaptchaFailure } from '../failure.ts';
import { captchaVerification, decrypt } from '../protocol/index.ts';
import {
  challengeOf,
  fakeTransport,
  labels,
  refusal,
  success,
  wordChallengeOf,
} from '../testing/fixtures.ts';
import { ClickWordsCaptcha } from './click-words-captcha.tsx';

let width = 310;
beforeEach(() => {
  width = 310;
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(20, 40, width, width / 2),
  );
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const key = 'XwKsGlMcdPMEhR1B';

async function mount() {
  const fake = fakeTransport();
  const onVerified = vi.fn();
  const view = render(
    <ClickWordsCaptcha transport={fake.transport} labels={labels} onVerified={onVerified} />,
  );
  await settle(20);
  const root = view.container.querySelector<HTMLElement>('[data-state]');
  const pad = screen.getByRole('application', { name: 'A landscape with words' });
  return {
    ...fake,
    ...view,
    onVerified,
    pad,
    kind: () => root?.dataset.state,
    marks: () => screen.queryAllByRole('button', { name: /^Take . back$/ }),
    cursor: () => view.container.querySelector<HTMLElement>('[data-captcha-cursor]'),
    said: () => screen.getByRole('status').textContent,
    /** Clicks where a place of the 310x155 space is on screen. */
    click: (x: number, y: number) =>
      fireEvent.click(pad, { clientX: 20 + (x * width) / 310, clientY: 40 + (y * width) / 310 }),
    press: (...keys: string[]) => {
      for (const name of keys) {
        const [last = '', shift] = name.split('+').reverse();
        fireEvent.keyDown(pad, { key: last, shiftKey: shift === 'Shift' });
      }
    },
    /** The answer of the nth check, as the server reads it. */
    sent: (at = 0) => decrypt(key, fake.checks[at]?.request.pointJson ?? ''),
  };
}

async function mountReady(token = 't1') {
  const view = await mount();
  view.gets[0]?.answer(success(wordChallengeOf(token)));
  await settle();
  return view;
}

type View = Awaited<ReturnType<typeof mount>>;
async function clickAll({ click }: View) {
  click(30, 40);
  click(130, 50);
  click(230, 60);
  await settle();
}
const ALL = '[{"x":30,"y":40},{"x":130,"y":50},{"x":230,"y":60}]';

describe('by pointer', () => {
  it('asks for three words, numbers the clicks, and sends them with the third', async () => {
    const { gets, click, kind, marks, checks, sent } = await mountReady();
    expect(gets[0]?.request).toMatchObject({ captchaType: 'clickWord' });
    // On screen and announced.
    expect(screen.getAllByText('Click in order: 天, 地, 山')).toHaveLength(2);
    click(30, 40);
    click(130, 50);
    expect(marks().map(({ textContent }) => textContent)).toEqual(['1', '2']);
    expect(checks).toHaveLength(0);
    click(230, 60);
    await settle();
    expect(kind()).toBe('checking');
    expect(checks).toHaveLength(1);
    expect(checks[0]?.request).toMatchObject({ captchaType: 'clickWord', token: 't1' });
    expect(sent()).toBe(ALL);
  });

  it.each([240, 287.5, 310, 330, 620])(
    'sends whole pixels of 310x155 when the picture is %s px wide',
    async (rendered) => {
      width = rendered;
      const view = await mountReady();
      await clickAll(view);
      expect(view.sent()).toBe(ALL);
    },
  );

  it.each([[['天']], [['天', '地']], [['天', '地', '山', '水', '火']]])(
    'asks for as many clicks as there are words: %j',
    async (wordList) => {
      const { gets, checks, click, said, sent } = await mount();
      gets[0]?.answer(success({ ...wordChallengeOf('t'), wordList }));
      await settle();
      const places = wordList.map((_, at) => ({ x: 30 + at * 50, y: 40 }));
      for (const [at, { x, y }] of places.entries()) {
        expect(said()).toContain(at === 0 ? wordList.join(', ') : `${at} of ${wordList.length}`);
        expect(checks).toHaveLength(0);
        click(x, y);
      }
      await settle();
      expect(sent()).toBe(JSON.stringify(places));
    },
  );

  // Six of them, or one of several letters, do not fit into a row of 240 px.
  it('shows each word whole, in further rows where one is too narrow', async () => {
    const { container, gets } = await mount();
    gets[0]?.answer(success({ ...wordChallengeOf('t'), wordList: ['river valley', 'sunset', 'sea'] }));
    await settle();
    const row = container.querySelector('[data-captcha-words]');
    expect(row?.className.split(' ')).toContain('flex-wrap');
    // A word may need two lines itself.
    const tile = screen.getByText('river valley').className.split(' ');
    expect([tile.includes('h-7'), tile.includes('min-h-7')]).toEqual([false, true]);
  });

  it('a picture that does not decode is told, with another try', async () => {
    const { container, gets, kind, said } = await mountReady();
    const image = container.querySelector('[data-captcha-image]');
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect([kind(), said()]).toEqual(['unavailable', 'No challenge']);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(gets).toHaveLength(2);
    gets[1]?.answer(success(wordChallengeOf('t2')));
    await settle();
    expect(kind()).toBe('ready');
  });

  it('keeps marks where they are in the picture when it is resized or rotated between clicks', async () => {
    const { click, marks, sent } = await mountReady();
    click(31, 31);
    width = 155;
    click(130, 50);
    expect(marks()[0]?.style).toMatchObject({ left: '10%', top: '20%' });
    width = 330;
    click(230, 60);
    await settle();
    expect(sent()).toBe('[{"x":31,"y":31},{"x":130,"y":50},{"x":230,"y":60}]');
  });

  it('takes a click back by its mark, and renumbers', async () => {
    const { click, marks, sent } = await mountReady();
    click(10, 10);
    click(30, 40);
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 back' }));
    expect(marks()).toHaveLength(1);
    click(130, 50);
    click(230, 60);
    await settle();
    expect(sent()).toBe(ALL);
  });

  it('takes the last click back by the undo button', async () => {
    const view = await mountReady();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    view.click(10, 10);
    fireEvent.click(undo);
    fireEvent.click(undo);
    expect(view.marks()).toHaveLength(0);
    await clickAll(view);
    expect(view.sent()).toBe(ALL);
  });

  it('counts no press that the browser cancelled', async () => {
    const { pad, marks } = await mountReady();
    fireEvent.pointerDown(pad, { pointerId: 1, clientX: 50, clientY: 60 });
    fireEvent.pointerCancel(pad, { pointerId: 1, clientX: 50, clientY: 60 });
    fireEvent.pointerUp(pad, { pointerId: 1, clientX: 50, clientY: 60 });
    expect(marks()).toHaveLength(0);
  });

  it('counts nothing while the picture has no width', async () => {
    width = 0;
    const { pad, marks } = await mountReady();
    fireEvent.click(pad, { clientX: 50, clientY: 60 });
    expect(marks()).toHaveLength(0);
  });
});

describe('by keyboard', () => {
  it('has the focus on the picture, and a cursor that shows once keys move it', async () => {
    const { pad, cursor, press, click } = await mountReady();
    // Whoever opens it by keys sees the frame's focus, and the whole of the picture.
    expect(cursor()?.getAttribute('class')).not.toContain('peer-focus-visible');
    expect(document.activeElement).toBe(pad);
    expect(cursor()?.dataset.state).toBe('idle');
    press('ArrowRight', 'Shift+ArrowDown');
    expect(cursor()?.dataset.state).toBe('shown');
    expect(Number.parseFloat(cursor()?.style.left ?? '')).toBeCloseTo((156 / 310) * 100, 3);
    expect(Number.parseFloat(cursor()?.style.top ?? '')).toBeCloseTo((87 / 155) * 100, 3);
    click(10, 10);
    expect(cursor()?.dataset.state).toBe('idle');
  });

  it('moves by 1 px, by 10 with Shift, whatever the size on screen; Enter and Space click', async () => {
    width = 240;
    const { press, sent } = await mountReady();
    press('Shift+ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter');
    press('Shift+ArrowRight', 'Shift+ArrowRight', ' ');
    press('Shift+ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
    await settle();
    expect(sent()).toBe('[{"x":144,"y":76},{"x":164,"y":76},{"x":165,"y":87}]');
  });

  it.each(['Backspace', 'Delete'])('takes the last click back by %s', async (name) => {
    const { press, marks, said } = await mountReady();
    press('Enter', 'ArrowRight', 'Enter', name);
    expect(marks()).toHaveLength(1);
    expect(said()).toBe('1 of 3, next 地');
  });

  it('is one click for a key that is held', async () => {
    const { pad, marks } = await mountReady();
    fireEvent.keyDown(pad, { key: 'Enter', repeat: true });
    expect(marks()).toHaveLength(0);
    fireEvent.keyDown(pad, { key: 'Enter' });
    fireEvent.keyDown(pad, { key: 'Enter', repeat: true });
    expect(marks()).toHaveLength(1);
  });

  it('keeps the focus when a mark is taken back from the keyboard, and other keys for the page', async () => {
    const { pad, press, marks } = await mountReady();
    press('Enter');
    const mark = present(marks()[0]);
    mark.focus();
    fireEvent.click(mark);
    expect(document.activeElement).toBe(pad);
    expect(fireEvent.keyDown(pad, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(pad, { key: 'Escape' })).toBe(true);
    expect(fireEvent.keyDown(pad, { key: 'ArrowUp' })).toBe(false);
  });
});

describe('announcements', () => {
  it('says every change of state', async () => {
    const view = await mount();
    expect(view.said()).toBe('Loading');
    view.gets[0]?.answer(success(wordChallengeOf('t')));
    await settle();
    expect(view.said()).toBe('Click in order: 天, 地, 山');
    view.click(30, 40);
    expect(view.said()).toBe('1 of 3, next 地');
    view.click(130, 50);
    expect(view.said()).toBe('2 of 3, next 山');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(view.said()).toBe('1 of 3, next 地');
    view.click(130, 50);
    view.click(230, 60);
    await settle();
    expect(view.said()).toBe('Checking');
    view.checks[0]?.answer(refusal('6111', '验证失败'));
    await settle();
    expect(view.said()).toBe('Verification failed');
  });
});

describe('after the answer', () => {
  it('shows the seconds since the first click and hands the proof on at once', async () => {
    const { click, checks, onVerified, kind } = await mountReady();
    await settle(5000);
    click(30, 40);
    await settle(1000);
    click(130, 50);
    await settle(230);
    click(230, 60);
    await settle(400);
    checks[0]?.answer(success({ result: true }));
    await settle();
    expect(kind()).toBe('success');
    expect(screen.getAllByText('1.23s')).toHaveLength(2);
    expect(onVerified.mock.calls).toEqual([
      [{ captchaType: 'clickWord', captchaVerification: captchaVerification('t1', ALL, key) }],
    ]);
  });

  it('shows a failure for a second, then a new challenge without marks', async () => {
    const view = await mountReady();
    await clickAll(view);
    view.checks[0]?.answer(refusal('6111', '验证失败'));
    await settle();
    await settle(999);
    expect([view.kind(), view.gets.length, view.marks().length]).toEqual(['failure', 1, 3]);
    await settle(1);
    expect([view.kind(), view.gets.length, view.marks().length]).toEqual(['loading', 2, 0]);
    view.gets[1]?.answer(success(wordChallengeOf('t2')));
    await settle();
    await clickAll(view);
    expect(view.checks[1]?.request.token).toBe('t2');
    expect(view.onVerified).not.toHaveBeenCalled();
  });

  it.each([
    [new CaptchaFailure('network'), 'No connection'],
    [new CaptchaFailure('timeout'), 'No connection'],
    [new CaptchaFailure('http', { status: 500, shown: 'Maintenance' }), 'Maintenance'],
    [new TypeError('a bug in the transport'), 'Verification failed'],
  ])('is not stuck when the check breaks with %o', async (error, words) => {
    const view = await mountReady();
    await clickAll(view);
    view.checks[0]?.fail(error);
    await settle();
    expect(view.said()).toBe(words);
    await settle(1000);
    view.gets[1]?.fail(new CaptchaFailure('network'));
    await settle();
    expect(view.kind()).toBe('unavailable');
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(document.activeElement).toBe(view.pad);
    view.gets[2]?.answer(success(wordChallengeOf('t3')));
    await settle();
    expect(view.kind()).toBe('ready');
  });

  it('sends plain text without a key', async () => {
    const view = await mount();
    view.gets[0]?.answer(success({ ...wordChallengeOf('t'), secretKey: null }));
    await settle();
    await clickAll(view);
    expect(view.checks[0]?.request.pointJson).toBe(ALL);
  });
});

describe('without a challenge', () => {
  it('shows loading, and nothing can be clicked', async () => {
    const view = await mount();
    expect(view.pad.getAttribute('aria-disabled')).toBe('true');
    expect(view.container.querySelector('img')).toBeNull();
    await clickAll(view);
    view.press('ArrowUp', 'Enter', 'Enter', 'Enter');
    expect([view.kind(), view.marks().length, view.checks.length]).toEqual(['loading', 0, 0]);
  });

  it.each([
    [refusal('6201', 'get接口请求次数超限，请稍后再试!'), 'Too many tries'],
    [refusal('6112'), 'No challenge'],
    [success(challengeOf('a challenge without words')), 'No challenge'],
    [success({ ...wordChallengeOf('t'), wordList: [] }), 'No challenge'],
    [success({ ...wordChallengeOf('t'), secretKey: 'short' }), 'No challenge'],
    [{ repCode: '0000', repMsg: null, repData: null }, 'No challenge'],
  ])('says why there is none, and offers a retry: %o', async (reply, words) => {
    const { gets, kind, said } = await mount();
    gets[0]?.answer(reply);
    await settle();
    expect([kind(), said()]).toEqual(['unavailable', words]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([kind(), gets.length]).toEqual(['loading', 2]);
  });

  it('refreshes: the marks go, and the reply of the call before is ignored', async () => {
    const view = await mountReady();
    view.click(30, 40);
    const refresh = screen.getByRole('button', { name: 'Another picture' });
    fireEvent.click(refresh);
    fireEvent.click(refresh);
    await settle();
    expect(view.gets.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    view.gets[2]?.answer(success(wordChallengeOf('new')));
    await settle();
    view.gets[1]?.answer(success(wordChallengeOf('old')));
    await settle();
    expect(view.marks()).toHaveLength(0);
    await clickAll(view);
    expect(view.checks[0]?.request.token).toBe('new');
  });
});

describe('as a component', () => {
  it('works in strict mode: one live call, one proof', async () => {
    const { transport, gets, checks } = fakeTransport();
    const onVerified = vi.fn();
    render(
      <StrictMode>
        <ClickWordsCaptcha transport={transport} labels={labels} onVerified={onVerified} />
      </StrictMode>,
    );
    await settle(20);
    expect(gets.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
    gets.at(-1)?.answer(success(wordChallengeOf('t')));
    await settle();
    for (let at = 0; at < 3; at++) fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
    await settle();
    checks.at(-1)?.answer(success({}));
    await settle();
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('has no accessibility violation in any state', async () => {
    const view = await mount();
    const check = async (kind: string) => {
      expect(view.kind()).toBe(kind);
      vi.useRealTimers();
      const rules = { 'color-contrast': { enabled: false } };
      const { violations } = await axe.run(view.container, { rules });
      vi.useFakeTimers();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await check('loading');
    view.gets[0]?.answer(refusal('6112', 'No'));
    await settle();
    await check('unavailable');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    view.gets[1]?.answer(success(wordChallengeOf('t')));
    await settle();
    view.click(30, 40);
    await check('ready');
    view.click(130, 50);
    view.click(230, 60);
    await settle();
    await check('checking');
    view.checks[0]?.answer(success({}));
    await settle();
    await check('success');
  });
});
