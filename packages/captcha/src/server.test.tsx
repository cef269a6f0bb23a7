// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CaptchaDialog, ClickWordsCaptcha, SliderCaptcha } from './index.ts';
import { fakeTransport, labels } from './testing/fixtures.ts';

const nothing = () => {};
const shared = { transport: fakeTransport().transport, labels, onVerified: nothing };

it.each(['blockPuzzle', 'clickWord'] as const)(
  'a %s dialog can be rendered on a server, open or not',
  (captchaType) => {
    for (const open of [true, false]) {
      const dialog = <CaptchaDialog {...shared} open={open} captchaType={captchaType} onCancel={nothing} />;
      expect(() => renderToString(dialog)).not.toThrow();
    }
  },
);

it('and so can the puzzles by themselves', () => {
  expect(renderToString(<SliderCaptcha {...shared} />)).toContain(labels.handle);
  expect(renderToString(<ClickWordsCaptcha {...shared} />)).toContain(labels.wordPicture);
});
