import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@careers/portal/config';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMock } from '../bench/child-server.ts';
import { PICTURE, previewPage } from './preview-page.ts';
import { readWebsite } from './read-website.ts';

const html = readFileSync(new URL('../../apps/portal/index.html', import.meta.url), 'utf8');
const shipped = JSON.parse(
  readFileSync(new URL('../../apps/portal/public/config.json', import.meta.url), 'utf8'),
);
const home = new URL('https://careers.example/jobs/');

/** The meta tags of a page by name, as a reader without scripts finds them. */
function tagsOf(page: string): Record<string, string> {
  const tags = page.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]+|description)" content="([^"]*)"/g,
  );
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

/** A stand-alone mock, and a folder with a build whose `config.json` names it. */
async function deployment() {
  const gateway = await startMock();
  const folder = mkdtempSync(join(tmpdir(), 'careers-preview-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await gateway.close();
  });
  const config = { ...shipped, gatewayUrl: `${gateway.url}/gateway` };
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const site = `${gateway.url}/__sandbox/site`;
  return {
    folder,
    config,
    /** Changes the basic information of its website. */
    change: async (base: Readonly<Record<string, string>>) => {
      const document = await (await fetch(`${site}?id=${config.websiteId}`)).json();
      Object.assign(document.base, base);
      await fetch(site, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: config.websiteId, document }),
      });
    },
  };
}

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

describe('what a link to a deployment is previewed by', () => {
  it('is what its gateway says of its website, in that website’s own language', async () => {
    const { config, change } = await deployment();
    const website = await readWebsite(readConfig(config), home);
    expect(website).toMatchObject({ name: '澄远集团招聘', locale: 'zh_CN' });
    expect(website.description).toMatch(/^澄远集团 · ./);
    await change({ defaultLanguage: 'en-us' });
    expect(await readWebsite(readConfig(config), home)).toMatchObject({
      name: 'Chengyuan Group Careers',
      locale: 'en_US',
    });
    const nobody = { ...config, websiteId: 'nobody' };
    await expect(readWebsite(readConfig(nobody), home)).rejects.toThrow(
      /gave no website nobody: .*"网站不存在"$/,
    );
    for (const tabLogoUrl of ['http://[', 'file:///etc/passwd']) {
      await change({ tabLogoUrl });
      expect((await readWebsite(readConfig(config), home)).mark).toBe('');
    }
  });

  it('stands in the page once, as text, with a picture by its whole address', () => {
    const website = { name: 'Leaf & "Co" <b>', description: '$& a > b', locale: 'en_US' };
    const once = previewPage(html, website, home);
    const page = previewPage(once, website, home);
    expect(page).toBe(once);
    expect(page).toContain('<title>Leaf &amp; &quot;Co&quot; &lt;b&gt;</title>');
    expect(tagsOf(page)).toEqual({
      description: '$&amp; a &gt; b',
      'og:type': 'website',
      'og:site_name': 'Leaf &amp; &quot;Co&quot; &lt;b&gt;',
      'og:title': 'Leaf &amp; &quot;Co&quot; &lt;b&gt;',
      'og:description': '$&amp; a &gt; b',
      'og:locale': 'en_US',
      'og:image': 'https://careers.example/jobs/link-preview.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    // Everything else is unchanged.
    const others = (text: string) => text.replace(/\s*<meta (?:property|name="(?:desc|twitter))[^>]*>/g, '');
    expect(others(page).replace(/<title>.*<\/title>/, '<title>Careers</title>')).toBe(html);
  });

  it('says no description where the website has none', () => {
    const page = previewPage(html, { name: 'Leaf', description: '', locale: 'en_US' }, home);
    expect(Object.keys(tagsOf(page))).not.toContain('og:description');
    expect(Object.keys(tagsOf(page))).not.toContain('description');
  });

  it('is written beside the page as a PNG of the size that it says, also where the mark cannot be had', async () => {
    const { folder, change } = await deployment();
    await change({ tabLogoUrl: 'data:image/png;base64,AAAA' });
    const { status, stderr } = run(
      '--url',
      'https://careers.example/jobs',
      '--build',
      folder,
      '--out',
      folder,
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const tags = tagsOf(readFileSync(join(folder, 'index.html'), 'utf8'));
    expect(tags['og:image']).toBe(`https://careers.example/jobs/${PICTURE.file}`);
    const picture = readFileSync(join(folder, PICTURE.file));
    // Every PNG begins with these eight bytes, followed by a chunk that begins with width and height.
    expect(picture.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)).toEqual([
      tags['og:image:width'],
      tags['og:image:height'],
    ]);
  });

  it('names the config.json that is no JSON, and reads one that begins with a byte order mark', async () => {
    const { folder, config } = await deployment();
    const write = (text: string) => {
      writeFileSync(join(folder, 'config.json'), text);
      return run('--url', 'https://careers.example', '--build', folder, '--out', folder).stderr;
    };
    expect(write('{,}')).toContain('config.json: no JSON: ');
    expect(write(`\ufeff${JSON.stringify({ ...config, websiteId: 'nobody' })}`)).toContain(
      'no website nobody',
    );
  });

  it.each([
    [['--url', 'careers.example', '--out', '.'], '--url: '],
    [['--url', 'https://careers.example'], '--out: '],
  ])('needs where the portal lies, and a folder: %s', (args, why) => {
    const { status, stderr } = run(...args);
    expect(stderr.startsWith(why)).toBe(true);
    expect(status).toBe(1);
  });
});
