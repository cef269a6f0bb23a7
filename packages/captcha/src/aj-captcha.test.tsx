import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClickWordsCaptcha } from './click-words/click-words-captcha.tsx';
import { SliderCaptcha } from './slider/slider-captcha.tsx';
import { type AjServer, RIGHT, startAjServer } from './testing/aj-server.ts';
import { labels } from './testing/fixtures.ts';
import { ajCaptchaTransport } from './transport.ts';

let server: AjServer;
beforeEach(async () => {
  server = await startAjServer();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 330, 165));
});
afterEach(() => server.close());

/** Node's fetch wants Node's signals, and jsdom has its own: what a signal does is tested with the transport. */
const unsignalled: typeof fetch = (input, { signal: _, ...init } = {}) => fetch(input, init);

/** From the picture's own pixels to those on screen. */
const scale = 330 / 310;

describe.each([
  {
    captchaType: 'blockPuzzle',
    Widget: SliderCaptcha,
    answer(off: number) {
      const handle = screen.getByRole('slider');
      const pointer = (clientX: number) => ({ pointerId: 1, button: 0, clientX });
      fireEvent.pointerDown(handle, pointer(0));
      fireEvent.pointerMove(handle, pointer((RIGHT.x + off) * scale));
      fireEvent.pointerUp(handle, pointer((RIGHT.x + off) * scale));
    },
  },
  {
    captchaType: 'clickWord',
    Widget: ClickWordsCaptcha,
    answer(off: number) {
      for (const { x, y } of RIGHT.words) {
        const place = { clientX: (x + 12 + off) * scale, clientY: (y - 10) * scale };
        fireEvent.click(screen.getByRole('application'), place);
      }
    },
  },
])('$captchaType against a plain AJ-Captcha server', ({ captchaType, Widget, answer }) => {
  async function mount() {
    const onVerified = vi.fn();
    const transport = ajCaptchaTransport({ baseUrl: server.baseUrl, fetch: unsignalled });
    const { container } = render(<Widget transport={transport} labels={labels} onVerified={onVerified} />);
    const reach = (kind: string) =>
      waitFor(() => expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe(kind));
    await reach('ready');
    return { onVerified, reach };
  }

  it('passes, with a proof that the server knows', async () => {
    const { onVerified, reach } = await mount();
    answer(0);
    await reach('success');
    // What is told follows what is drawn.
    await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
    const proof = onVerified.mock.calls[0]?.[0];
    expect(proof.captchaType).toBe(captchaType);
    expect(server.knows(proof.captchaVerification)).toBe(true);
  });

  it('is refused for a wrong answer', async () => {
    const { onVerified, reach } = await mount();
    answer(40);
    await reach('failure');
    expect(onVerified).not.toHaveBeenCalled();
  });
});
