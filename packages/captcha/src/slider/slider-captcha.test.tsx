import { act, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaptchaFailure } from '../failure.ts';
import { captchaVerification, decrypt, readSliderPoint } from '../protocol/index.ts';
import { challengeOf, fakeTransport, labels, refusal, success } from '../testing/fixtures.ts';
import { SliderCaptcha } from './slider-captcha.tsx';

let width = 310;
beforeEach(() => {
  width = 310;
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, width, width / 2),
  );
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const key = 'XwKsGlMcdPMEhR1B';

async function mount() {
  const fake = fakeTransport();
  const onVerified = vi.fn();
  const view = render(<SliderCaptcha transport={fake.transport} labels={labels} onVerified={onVerified} />);
  await settle(20);
  const find = (selector: string): HTMLElement => {
    const found = view.container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    ...fake,
    ...view,
    onVerified,
    find,
    handle: find('[data-captcha-handle]'),
    kind: () => find('[data-state]').dataset.state,
    /** Where the piece is drawn, in the 310-wide space; its transform is in shares of its own 47. */
    piece: () => (Number.parseFloat(find('[data-captcha-jigsaw]').style.transform.slice(11)) / 100) * 47,
    said: () => screen.getByRole('status').textContent,
    /** The answer of the nth check, as the server reads it. */
    sent: (at = 0) => decrypt(key, fake.checks[at]?.request.pointJson ?? ''),
  };
}

async function mountReady(token = 't1') {
  const view = await mount();
  view.gets[0]?.answer(success(challengeOf(token)));
  await settle();
  return view;
}

const pointer = (clientX: number, pointerId = 1) => ({ clientX, pointerId, button: 0 });
function drag(handle: HTMLElement, from: number, to: number) {
  fireEvent.pointerDown(handle, pointer(from));
  fireEvent.pointerMove(handle, pointer(to));
  fireEvent.pointerUp(handle, pointer(to));
}

it('shows the server’s words where they are in the page’s language', async () => {
  const fake = fakeTransport();
  const readsServer = (message: string) => message.startsWith('get');
  render(
    <SliderCaptcha transport={fake.transport} labels={{ ...labels, readsServer }} onVerified={() => {}} />,
  );
  await settle(20);
  fake.gets[0]?.answer(refusal('6201', 'get接口请求次数超限，请稍后再试!'));
  await settle();
  expect(screen.getByRole('status').textContent).toBe('get接口请求次数超限，请稍后再试!');
});

describe('by pointer', () => {
  it('drags the piece and sends its place on release', async () => {
    const { handle, checks, sent, kind, piece } = await mountReady();
    fireEvent.pointerDown(handle, pointer(10));
    expect(kind()).toBe('dragging');
    fireEvent.pointerMove(handle, pointer(60));
    fireEvent.pointerMove(handle, pointer(133));
    // The first move at once, for the time that is shown; then no more often than the screen is drawn.
    expect(piece()).toBeCloseTo(50, 3);
    await settle(20);
    expect(piece()).toBeCloseTo(123, 3);
    expect(checks).toHaveLength(0);
    fireEvent.pointerUp(handle, pointer(133));
    await settle();
    expect(kind()).toBe('checking');
    expect(checks).toHaveLength(1);
    expect(checks[0]?.request).toMatchObject({ captchaType: 'blockPuzzle', token: 't1' });
    expect(sent()).toBe('{"x":123,"y":5}');
  });

  it.each([
    { natural: [310, 47], piece: 47 },
    { natural: [620, 94], piece: 47 },
    { natural: [620, 120], piece: 60 },
  ])('scales picture and piece alike, by the picture’s own width: $natural', async ({ natural, piece }) => {
    const { find, handle, sent } = await mountReady();
    for (const [at, part] of ['image', 'jigsaw'].entries()) {
      const image = find(`[data-captcha-${part}]`);
      Object.defineProperty(image, 'naturalWidth', { value: natural[at] });
      fireEvent.load(image);
    }
    expect(Number.parseFloat(find('[data-captcha-jigsaw]').style.width)).toBeCloseTo((piece / 310) * 100, 3);
    expect(handle.getAttribute('aria-valuemax')).toBe(String(310 - piece));
    drag(handle, 0, 123);
    await settle();
    expect(sent()).toBe('{"x":123,"y":5}');
  });

  it.each(['image', 'jigsaw'])(
    'is measured when both pictures are here, not by the %s alone',
    async (part) => {
      const { find, handle } = await mountReady();
      Object.defineProperty(find(`[data-captcha-${part}]`), 'naturalWidth', { value: 94 });
      fireEvent.load(find(`[data-captcha-${part}]`));
      expect(handle.getAttribute('aria-valuemax')).toBe(String(310 - 47));
    },
  );

  it.each(['image', 'jigsaw'])(
    'a picture whose %s does not decode is told, with another try',
    async (part) => {
      const { find, gets, kind, said } = await mountReady();
      fireEvent.error(find(`[data-captcha-${part}]`));
      expect([kind(), said()]).toEqual(['unavailable', 'No challenge']);
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await settle();
      gets[1]?.answer(success(challengeOf('t2')));
      await settle();
      expect(kind()).toBe('ready');
    },
  );

  it.each([240, 287.5, 310, 330])('sends x of 310 when the picture is %s px wide', async (rendered) => {
    width = rendered;
    const { handle, sent } = await mountReady();
    drag(handle, 7, 107);
    await settle();
    expect(sent()).toBe(`{"x":${(100 * 310) / rendered},"y":5}`);
  });

  it('keeps the place in the picture when the picture is resized under the drag', async () => {
    const { handle, sent, piece } = await mountReady();
    fireEvent.pointerDown(handle, pointer(0));
    fireEvent.pointerMove(handle, pointer(100));
    width = 155;
    fireEvent.pointerMove(handle, pointer(100));
    await settle(20);
    expect(piece()).toBeCloseTo(100, 3);
    fireEvent.pointerMove(handle, pointer(110));
    fireEvent.pointerUp(handle, pointer(110));
    await settle();
    expect(readSliderPoint(sent())?.x).toBe(120);
  });

  it('holds the piece within the picture', async () => {
    const { handle, sent } = await mountReady();
    drag(handle, 0, 900);
    await settle();
    expect(sent()).toBe('{"x":263,"y":5}');
  });

  it('sends nothing for a press, nor for a way there and back', async () => {
    const { handle, checks, kind } = await mountReady();
    fireEvent.pointerDown(handle, pointer(10));
    fireEvent.pointerUp(handle, pointer(10));
    fireEvent.pointerDown(handle, pointer(10));
    fireEvent.pointerMove(handle, pointer(80));
    fireEvent.pointerMove(handle, pointer(10));
    fireEvent.pointerUp(handle, pointer(10));
    await settle(50);
    expect(checks).toHaveLength(0);
    expect(kind()).toBe('ready');
  });

  it('sends nothing while the picture has no width', async () => {
    width = 0;
    const { handle, checks, kind } = await mountReady();
    drag(handle, 10, 80);
    await settle(50);
    expect(checks).toHaveLength(0);
    expect(kind()).toBe('ready');
  });

  it.each(['pointerCancel', 'lostPointerCapture'] as const)('puts the piece back on %s', async (event) => {
    const { handle, checks, kind, piece } = await mountReady();
    fireEvent.pointerDown(handle, pointer(10));
    fireEvent.pointerMove(handle, pointer(80));
    fireEvent[event](handle, pointer(0));
    fireEvent.pointerUp(handle, pointer(80));
    await settle(50);
    expect(kind()).toBe('ready');
    expect(piece()).toBe(0);
    expect(checks).toHaveLength(0);
  });

  it('ignores a second pointer, and other buttons', async () => {
    const { handle, sent, kind } = await mountReady();
    fireEvent.pointerDown(handle, { ...pointer(10), button: 2 });
    expect(kind()).toBe('ready');
    fireEvent.pointerDown(handle, pointer(10, 1));
    fireEvent.pointerMove(handle, pointer(60, 1));
    fireEvent.pointerDown(handle, pointer(0, 2));
    fireEvent.pointerMove(handle, pointer(200, 2));
    fireEvent.pointerUp(handle, pointer(200, 2));
    fireEvent.pointerCancel(handle, pointer(200, 2));
    expect(kind()).toBe('dragging');
    fireEvent.pointerUp(handle, pointer(60, 1));
    await settle();
    expect(sent()).toBe('{"x":50,"y":5}');
  });

  it('lets the handle be dragged by touch without scrolling the page', async () => {
    const { handle } = await mountReady();
    expect(handle.className).toContain('touch-none');
  });

  it('works without dragging: a press on the track, plus, minus and confirm', async () => {
    const { handle, sent, kind, piece } = await mountReady();
    const track = handle.parentElement?.parentElement;
    if (!track) throw new Error('no track');
    fireEvent.click(track, { clientX: 123.5 });
    expect(piece()).toBeCloseTo(100, 3);
    fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(handle, { clientX: 0 });
    expect(kind()).toBe('ready');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await settle();
    expect(sent()).toBe('{"x":101,"y":5}');
  });

  it('says of handle, plus and minus whether they move the piece now', async () => {
    const { handle, gets, kind } = await mount();
    const said = () =>
      [handle, ...['Back', 'Forward'].map((name) => screen.getByRole('button', { name }))].map((control) =>
        control.getAttribute('aria-disabled'),
      );
    expect([kind(), ...said()]).toEqual(['loading', 'true', 'true', 'true']);
    gets[0]?.answer(success(challengeOf('t1')));
    await settle();
    expect([kind(), ...said()]).toEqual(['ready', 'false', 'false', 'false']);
  });

  it('goes on while plus is held', async () => {
    const { handle } = await mountReady();
    const plus = screen.getByRole('button', { name: 'Forward' });
    fireEvent.pointerDown(plus);
    await settle(349);
    expect(handle.getAttribute('aria-valuenow')).toBe('0');
    await settle(1 + 4 * 40);
    expect(handle.getAttribute('aria-valuenow')).toBe('5');
    fireEvent.pointerUp(plus);
    fireEvent.click(plus, { detail: 1 });
    await settle(1000);
    expect(handle.getAttribute('aria-valuenow')).toBe('5');
  });

  it('takes a key, or a short press, after a pointer that was held and has left', async () => {
    const { handle } = await mountReady();
    const plus = screen.getByRole('button', { name: 'Forward' });
    fireEvent.pointerDown(plus);
    await settle(350);
    fireEvent.pointerLeave(plus);
    fireEvent.click(plus, { detail: 0 });
    expect(handle.getAttribute('aria-valuenow')).toBe('2');
    fireEvent.pointerDown(plus);
    fireEvent.pointerUp(plus);
    fireEvent.click(plus, { detail: 1 });
    expect(handle.getAttribute('aria-valuenow')).toBe('3');
  });

  it('stops when either of two fingers is lifted', async () => {
    const { handle } = await mountReady();
    const plus = screen.getByRole('button', { name: 'Forward' });
    fireEvent.pointerDown(plus, { pointerId: 1 });
    fireEvent.pointerDown(plus, { pointerId: 2 });
    fireEvent.pointerUp(plus, { pointerId: 2 });
    await settle(1000);
    expect(handle.getAttribute('aria-valuenow')).toBe('0');
  });

  it('does not go on by itself behind the menu that another button opens', async () => {
    const { handle } = await mountReady();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Forward' }), { button: 2 });
    await settle(1000);
    expect(handle.getAttribute('aria-valuenow')).toBe('0');
  });

  it('confirms nothing before a movement', async () => {
    const { checks } = await mountReady();
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(confirm);
    await settle();
    expect(checks).toHaveLength(0);
  });
});

describe('by keyboard', () => {
  it('has a slider with its place in words', async () => {
    const { handle } = await mountReady();
    expect(screen.getByRole('slider', { name: 'Piece' })).toBe(handle);
    expect(handle).toBe(document.activeElement);
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(handle.getAttribute('aria-valuenow')).toBe('1');
    expect(handle.getAttribute('aria-valuetext')).toBe('1 of 263');
    expect(handle.getAttribute('aria-valuemax')).toBe('263');
  });

  it.each([
    [['ArrowRight'], 1],
    [['ArrowUp', 'ArrowUp', 'ArrowLeft'], 1],
    [['Shift+ArrowRight'], 10],
    [['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown'], 10],
    [['PageUp', 'PageUp', 'PageDown'], 10],
    [['End'], 263],
    [['End', 'ArrowRight', 'ArrowLeft'], 262],
    [['End', 'Home', 'ArrowLeft', 'ArrowRight'], 1],
  ])('%j and Enter send %i', async (keys, x) => {
    // Pixels of the 310-wide space, whatever the size on screen.
    width = 240;
    const { handle, sent } = await mountReady();
    for (const name of keys) {
      const [last = '', shift] = name.split('+').reverse();
      fireEvent.keyDown(handle, { key: last, shiftKey: shift === 'Shift' });
    }
    fireEvent.keyDown(handle, { key: 'Enter' });
    await settle();
    expect(sent()).toBe(`{"x":${x},"y":5}`);
  });

  it('sends nothing for Enter before a movement, and keeps other keys for the page', async () => {
    const { handle, checks } = await mountReady();
    fireEvent.keyDown(handle, { key: 'Enter' });
    expect(fireEvent.keyDown(handle, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(handle, { key: 'ArrowRight' })).toBe(false);
    await settle();
    expect(checks).toHaveLength(0);
  });
});

describe('after the answer', () => {
  it('shows the seconds since the first movement and hands the proof on at once', async () => {
    const { handle, checks, onVerified, kind, said } = await mountReady();
    await settle(5000);
    fireEvent.pointerDown(handle, pointer(0));
    await settle(800);
    fireEvent.pointerMove(handle, pointer(50));
    await settle(1230);
    fireEvent.pointerMove(handle, pointer(123));
    fireEvent.pointerUp(handle, pointer(123));
    await settle(400);
    expect(said()).toBe('Checking');
    expect(onVerified).not.toHaveBeenCalled();
    checks[0]?.answer(success({ result: true }));
    await settle();
    expect(kind()).toBe('success');
    expect(screen.getAllByText('1.23s')).toHaveLength(2);
    expect(onVerified.mock.calls).toEqual([
      [
        {
          captchaType: 'blockPuzzle',
          captchaVerification: captchaVerification('t1', '{"x":123,"y":5}', key),
        },
      ],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    await settle(5000);
    expect(kind()).toBe('success');
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('shows a failure for a second, then a new challenge', async () => {
    const { handle, checks, gets, kind, said, piece, onVerified, sent } = await mountReady();
    drag(handle, 0, 40);
    await settle();
    checks[0]?.answer(refusal('6111', '验证失败'));
    await settle();
    expect(kind()).toBe('failure');
    expect(said()).toBe('Verification failed');
    await settle(999);
    expect([kind(), gets.length]).toEqual(['failure', 1]);
    await settle(1);
    expect([kind(), gets.length]).toEqual(['loading', 2]);
    gets[1]?.answer(success(challengeOf('t2')));
    await settle();
    expect([kind(), piece()]).toEqual(['ready', 0]);
    drag(handle, 0, 60);
    await settle();
    expect(checks[1]?.request.token).toBe('t2');
    expect(sent(1)).toBe('{"x":60,"y":5}');
    expect(onVerified).not.toHaveBeenCalled();
  });

  it.each([
    [refusal('6110', '验证码已失效'), 'Too late'],
    [refusal('6202', '接口验证失败数过多，请稍后再试'), 'Too many tries'],
    [refusal('6204', 'check接口请求次数超限，请稍后再试!'), 'Too many tries'],
    [refusal('9999', '服务器内部异常'), 'Verification failed'],
    [refusal('0011', 'token不能为空'), 'Verification failed'],
    [refusal('7000', 'A rule of its own'), 'A rule of its own'],
    [refusal('7000'), 'Verification failed'],
  ])('says what %o means', async (reply, words) => {
    const { handle, checks, said } = await mountReady();
    drag(handle, 0, 40);
    await settle();
    checks[0]?.answer(reply);
    await settle();
    expect(said()).toBe(words);
  });

  it.each([
    [new CaptchaFailure('network'), 'No connection'],
    [new CaptchaFailure('http', { status: 500, shown: 'Maintenance' }), 'Maintenance'],
    [new TypeError('a bug in the transport'), 'Verification failed'],
  ])('is not stuck when the check breaks with %o', async (error, words) => {
    const { handle, checks, gets, said, kind } = await mountReady();
    drag(handle, 0, 40);
    await settle();
    checks[0]?.fail(error);
    await settle();
    expect(said()).toBe(words);
    await settle(1000);
    expect(kind()).toBe('loading');
    gets[1]?.fail(new CaptchaFailure('network'));
    await settle();
    expect(kind()).toBe('unavailable');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('sends plain text without a key', async () => {
    const { gets, handle, checks } = await mount();
    gets[0]?.answer(success({ ...challengeOf('t'), secretKey: null }));
    await settle();
    drag(handle, 0, 40);
    await settle();
    expect(checks[0]?.request.pointJson).toBe('{"x":40,"y":5}');
  });
});

describe('without a challenge', () => {
  it('shows loading, and nothing can be moved', async () => {
    const { kind, said, handle, checks, container } = await mount();
    expect([kind(), said()]).toEqual(['loading', 'Loading']);
    expect(container.querySelector('img')).toBeNull();
    expect(handle.getAttribute('aria-disabled')).toBe('true');
    drag(handle, 0, 40);
    fireEvent.keyDown(handle, { key: 'End' });
    fireEvent.keyDown(handle, { key: 'Enter' });
    await settle(50);
    expect([kind(), checks.length]).toEqual(['loading', 0]);
  });

  it.each([
    [refusal('6201', 'get接口请求次数超限，请稍后再试!'), 'Too many tries'],
    [refusal('6202', '接口验证失败数过多，请稍后再试'), 'Too many tries'],
    [refusal('6112'), 'No challenge'],
    [refusal('6112', '获取验证码失败,请联系管理员'), 'No challenge'],
    [refusal('9999', '服务器内部异常'), 'No challenge'],
    [refusal('7000', 'A rule of its own'), 'A rule of its own'],
    [success({ ...challengeOf('t'), jigsawImageBase64: null }), 'No challenge'],
    // Nobody's answer could be encrypted: it is not the person who failed.
    [success({ ...challengeOf('t'), secretKey: 'short' }), 'No challenge'],
    [success({ ...challengeOf('t'), secretKey: 'a key of more than sixteen bytes' }), 'No challenge'],
    [{ repCode: '0000', repMsg: null, repData: null }, 'No challenge'],
  ])('says why there is none, and offers a retry: %o', async (reply, words) => {
    const { gets, kind, said, handle } = await mount();
    gets[0]?.answer(reply);
    await settle();
    expect([kind(), said()]).toEqual(['unavailable', words]);
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(kind()).toBe('loading');
    expect(handle).toBe(document.activeElement);
    gets[1]?.answer(success(challengeOf('t2')));
    await settle();
    expect(kind()).toBe('ready');
  });

  it('refreshes, and ignores the reply of the call before', async () => {
    const { gets, handle, checks, kind } = await mount();
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    await settle();
    expect(gets.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    gets[1]?.answer(success(challengeOf('new')));
    await settle();
    gets[0]?.answer(success(challengeOf('old')));
    await settle();
    expect(kind()).toBe('ready');
    drag(handle, 0, 40);
    await settle();
    expect(checks[0]?.request.token).toBe('new');
    // Whoever does not wait for the new challenge after a failure gets one, and keeps it.
    checks[0]?.answer(refusal('6111', '验证失败'));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    await settle();
    gets[2]?.answer(success(challengeOf('newer')));
    await settle(5000);
    expect([kind(), gets.length]).toEqual(['ready', 3]);
  });

  it('ignores the reply of a check that was left behind', async () => {
    const { gets, handle, checks, kind, onVerified } = await mountReady();
    drag(handle, 0, 40);
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    await settle();
    checks[0]?.answer(success({ result: true }));
    gets[1]?.answer(success(challengeOf('t2')));
    await settle();
    expect([kind(), checks[0]?.signal.aborted]).toEqual(['ready', true]);
    expect(onVerified).not.toHaveBeenCalled();
  });
});

describe('as a component', () => {
  it('gives up its calls when it goes', async () => {
    const { gets, unmount } = await mount();
    unmount();
    expect(gets[0]?.signal.aborted).toBe(true);
    gets[0]?.answer(success(challengeOf('t')));
    await settle(50);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('works in strict mode: one live call, one proof', async () => {
    const { transport, gets, checks } = fakeTransport();
    const onVerified = vi.fn();
    const { container } = render(
      <StrictMode>
        <SliderCaptcha transport={transport} labels={labels} onVerified={onVerified} />
      </StrictMode>,
    );
    await settle(20);
    expect(gets.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
    // The end of a call that was given up is nobody's failure.
    gets[0]?.fail(new CaptchaFailure('aborted'));
    await settle();
    gets.at(-1)?.answer(success(challengeOf('t')));
    await settle();
    drag(screen.getByRole('slider'), 0, 50);
    await settle();
    checks.at(-1)?.answer(success({}));
    await settle();
    expect(container.querySelector('[data-state=success]')).toBeTruthy();
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('measures with the clock that it is given', async () => {
    const { transport, gets, checks } = fakeTransport();
    let now = 50_000;
    render(
      <SliderCaptcha
        transport={transport}
        labels={labels}
        clock={{ now: () => now }}
        onVerified={() => {}}
      />,
    );
    await settle(20);
    gets[0]?.answer(success(challengeOf('t')));
    await settle();
    const handle = screen.getByRole('slider');
    fireEvent.keyDown(handle, { key: 'End' });
    now += 2340;
    fireEvent.keyDown(handle, { key: 'Enter' });
    await settle();
    checks[0]?.answer(success({}));
    await settle();
    expect(screen.getByRole('status').textContent).toBe('2.34s');
  });

  it('has no accessibility violation in any state', async () => {
    const { gets, checks, handle, container } = await mount();
    const check = async (kind: string) => {
      expect(container.querySelector(`[data-state=${kind}]`)).toBeTruthy();
      vi.useRealTimers();
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
      vi.useFakeTimers();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await check('loading');
    gets[0]?.answer(refusal('6112', 'No'));
    await settle();
    await check('unavailable');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    gets[1]?.answer(success(challengeOf('t')));
    await settle();
    await check('ready');
    drag(handle, 0, 50);
    await settle();
    await check('checking');
    checks[0]?.answer(success({}));
    await settle();
    await check('success');
  });
});
