declare global {
  interface Window {
    /** Milliseconds since the navigation began, when what is waited for has come about. */
    benchSeen?: Promise<number>;
    /** Has a letter typed, from outside of the page. */
    benchTypeLetter?: () => Promise<void>;
  }
}

/** Runs in the page before its own scripts: waits for the frame after something that is there. */
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

/** The same for the search box: a letter is typed as soon as it is there, and waited for. */
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
