/** What an observer in the page has seen; milliseconds since the navigation began. */
export interface PaintWatch {
  /** Anything but the page's plain background. */
  firstPaint: number;
  /** The first text or picture. */
  firstContent: number;
  /** The last largest-contentful-paint candidate; the page is never touched, so none is missed. */
  largest: {
    readonly at: number;
    /** The element as CSS would name it. */
    readonly element: string;
    readonly text: string;
    /** The picture's address; data addresses are cut to 100 characters by the browser. */
    readonly url: string;
  };
}

declare global {
  interface Window {
    benchPaints?: PaintWatch;
  }
}

/** Runs in the page before its own scripts. */
export function watchPaints(): void {
  const seen: PaintWatch = {
    firstPaint: 0,
    firstContent: 0,
    largest: { at: 0, element: '', text: '', url: '' },
  };
  window.benchPaints = seen;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-paint') seen.firstPaint = startTime;
      if (name === 'first-contentful-paint') seen.firstContent = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, url, startTime } = entry as LargestContentfulPaint;
      const classes = element ? [...element.classList].slice(0, 2).map((name) => `.${name}`) : [];
      seen.largest = {
        at: startTime,
        element: element ? [element.localName, ...classes].join('') : 'gone',
        text: element?.textContent?.trim() ?? '',
        url,
      };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
