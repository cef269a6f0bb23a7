/**
 * Why a part of the page cannot be had: nobody answers, there is a newer release whose files have other names, or
 * neither, and only this file is missing.
 */
export type Unfetched = 'network' | 'released' | 'broken';

const PATIENCE_MS = 10_000;

/** Asks whether the page that would be loaded now is still the one that is shown. Never rejects. */
export async function whyUnfetched(): Promise<Unfetched> {
  try {
    const { pathname, search } = location;
    const reply = await fetch(pathname + search, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!reply.ok) return 'network';
    const page = await reply.text();
    const scripts = [...document.querySelectorAll('script[type="module"][src]')];
    const here = scripts.every((script) => page.includes(script.getAttribute('src') ?? ''));
    return here ? 'broken' : 'released';
  } catch {
    return 'network';
  }
}
