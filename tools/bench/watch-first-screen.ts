declare global {
  interface Window {
    /** Resolves when the watched event has happened, with the milliseconds since the navigation began. */
    benchSeen?: Promise<number>;
    /** Types a letter from outside of the page. */
    benchTypeLetter?: () => Promise<void>;
  }
}

/** Runs in the page before its own scripts: waits for the frame after an element has appeared. */
export function watchPainted(selector: string): void {
  window.benchSeen = new Promise((painted) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => painted(performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}

/** The same for the search box: a letter is typed as soon as it appears, and has to arrive in it. */
export function watchFirstLetter(): void {
  window.benchSeen = new Promise((arrived) => {
    const watch = new MutationObserver(() => {
      const box = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (!box) return;
      watch.disconnect();
      box.addEventListener('input', () => arrived(performance.now()));
      box.focus();
      void window.benchTypeLetter?.();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}
