import { expect, onTestFinished, test, vi } from 'vitest';

const note = () => document.querySelector('.shell-note')?.textContent ?? '';

/** A script of the portal that cannot be fetched. */
function loseScript(): void {
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

test('the shell says that the portal could not be loaded, and not because its page is being left or reloaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  localStorage.setItem('locale', 'zh-hk');
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    delete window.careersBoot;
  });
  await import('./boot.ts');
  // Firefox ends what is under way as soon as the person has pressed reload.
  dispatchEvent(new Event('beforeunload'));
  loseScript();
  expect(note()).toBe('');
  // The person has stayed after all.
  vi.advanceTimersByTime(30_000);
  expect(note()).toBe('頁面未能載入，請檢查網絡後再試。重新載入');
  // Firefox keeps no page for the way back that listens to its being left.
  dispatchEvent(new Event('load'));
  expect(window.onbeforeunload).toBeNull();
});
