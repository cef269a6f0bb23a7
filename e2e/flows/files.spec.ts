import { expect, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';

const page = '<!doctype html><title>ran</title><script>document.title = "script ran"</script>';

for (const [name, type] of [
  ['resume.html', 'text/html'],
  ['photo.svg', 'image/svg+xml'],
  ['resume.xhtml', 'application/xhtml+xml'],
] as const) {
  test(`an uploaded ${name} is saved and not shown, whoever opens its address`, async ({
    page: visitor,
    request,
  }) => {
    const world = `http://127.0.0.1:${ports.gateway}/@files-${crypto.randomUUID()}`;
    await request.post(`${world}/__sandbox/set`, { data: { persona: 'candidate' } });
    const session: { Authorization: string } = await (await request.get(`${world}/__sandbox/session`)).json();
    const sent = await request.post(`${world}/files/upload`, {
      headers: {
        appId: 'careers-files',
        appToken: 'files-token',
        templateCode: 'RESUME',
        dataSourceCode: 'CAREERS_PRD',
        needUrlFlag: '1',
        Authorization: session.Authorization,
      },
      multipart: { file: { name, mimeType: type, buffer: Buffer.from(page) } },
    });
    const { data }: { data: { url: string } } = await sent.json();
    const saved = visitor.waitForEvent('download');
    // The browser does not leave the page, since the reply is a download.
    await expect(visitor.goto(data.url)).rejects.toThrow(/Download is starting|ERR_ABORTED/);
    expect((await saved).suggestedFilename()).toBe(name);
    expect(visitor.url()).toBe('about:blank');
  });
}

test('without its headers the same file would be shown as a page and run its script', async ({
  page: visitor,
}) => {
  await visitor.route('http://files.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: page }),
  );
  await visitor.goto('http://files.test/resume.html');
  await expect(visitor).toHaveTitle('script ran');
});
