/** What an observer in the page has seen, in milliseconds since the navigation began. */
export interface PaintWatch {
  /** When anything but the page's plain background was painted. */
  firstPaint: number;
  /** When the first text or picture was painted. */
  firstContent: number;
  /** The last candidate for the largest contentful paint. Nobody interacts with the page, so none is missed. */
  largest: {
    readonly at: number;
    /** The element as a CSS selector. */
    readonly element: string;
    readonly text: string;
    /** The address of a picture; browsers cut data addresses to 100 characters. */
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
