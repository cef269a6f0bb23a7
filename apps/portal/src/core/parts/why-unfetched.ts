/**
 * Why a part of the page cannot be had: nobody answers, there is a newer release whose files have other names, or
 * neither, and only this file is missing.
 */
export type Unfetched = 'network' | 'released' | 'broken';

const PATIENCE_MS = 10_000;

/** Fetches the page again and compares its scripts with those that run now. Never rejects. */
export async function whyUnfetched(): Promise<Unfetched> {
  try {
    // With the origin: a path by itself may be another host, `//careers/`.
    const { origin, pathname, search } = location;
    const reply = await fetch(origin + pathname + search, {
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
