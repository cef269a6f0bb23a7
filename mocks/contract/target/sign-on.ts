import type { Capability, ProbeWith } from '@careers/gateway/reference';
import type { CaseContext } from './case-context.ts';

/** Fills in the form of the directory's page, as a browser sends it, and gives the address that the page leads back to. */
export function createSignOn({ settings, visit }: CaseContext): ProbeWith<Capability>['signOn'] {
  return async (loginUrl, answer) => {
    const { userName, password } = typeof answer === 'object' ? answer : settings.directory;
    const form = new URLSearchParams(answer === 'refuse' ? { answer } : { userName, password });
    const { status, header } = await visit(
      {
        method: 'POST',
        url: loginUrl,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      },
      { signal: new AbortController().signal },
    );
    const location = header('location');
    if (status !== 303 || !location)
      throw new Error(`the directory answered ${status}, and sent nobody back`);
    return new URL(location);
  };
}
