import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readStructure } from '../structure/read-structure.ts';
import { oldFile } from '../testing/old-file.ts';
import { readFile } from './read-file.ts';

const read = (name: string) => readFile('pdf', oldFile(name));

async function valuesOf(name: string) {
  const fields = readStructure(await read(name));
  return Object.fromEntries(fields.map(({ path, value }) => [path, value]));
}

/** Serves the character maps, as the portal's own origin does. */
function serveMaps() {
  return vi.fn(async (address: string) => {
    const path = decodeURI(address.replace(/^\/@fs/, '').split('?')[0] ?? '');
    return new Response(readFileSync(path.startsWith('/node_modules') ? join(process.cwd(), path) : path));
  });
}

describe('importing a resume from a PDF', () => {
  it('reads a file that a browser has printed', async () => {
    expect(await valuesOf('chromium-en.pdf')).toMatchObject({
      'basics.name': 'Grace Chan',
      'basics.phoneNationCode': '+852',
      'basics.phone': '51234567',
      'work.0.company': 'Harbour Payments Limited',
      'work.0.post': 'Senior Product Designer',
      'work.0.start': '2019-09',
      'work.0.present': true,
      'work.1.description': 'Designed booking flows for two airlines.',
      'education.0.school': 'University of Hong Kong',
      'education.0.degree': 'Bachelor of Arts',
      'education.0.major': 'Design',
    });
  });

  it('reads a file with a column beside its text', async () => {
    expect(await valuesOf('chromium-columns-en.pdf')).toMatchObject({
      'basics.name': 'Mei Wong',
      'basics.phone': '91234567',
      'certificates.1.name': 'FRM',
      'education.0.school': 'The Chinese University of Hong Kong',
      'education.0.major': 'Quantitative Finance',
      'education.0.end': '2017-06',
      'work.0.company': 'Harbour Capital',
      'work.1.company': 'Lion Rock Bank',
      'work.1.post': 'Assistant Manager',
      'languages.1.level': 'fluent',
    });
    expect(await valuesOf('chromium-columns-en.pdf')).not.toHaveProperty('certificates.2.name');
  });

  it('reads a Chinese file of an office program', async () => {
    expect(await valuesOf('libreoffice-zh.pdf')).toMatchObject({
      'basics.name': '李娜',
      'basics.phone': '13912345678',
      'education.0.school': '南开大学',
      'work.0.company': '天津银行',
    });
  });

  it('reads Chinese text without an embedded font, with character maps from the portal’s own origin', async () => {
    const fetched = serveMaps();
    vi.stubGlobal('fetch', fetched);
    expect(await valuesOf('reportlab-zh.pdf')).toMatchObject({
      'basics.name': '张伟',
      'work.0.company': '深圳市云帆科技有限公司',
      'certificates.0.issuer': '工业和信息化部',
    });
    expect(fetched.mock.calls.length).toBeGreaterThan(0);
    expect(fetched.mock.calls.filter(([address]) => /^https?:/.test(address))).toEqual([]);
  });

  it('reads a page that is drawn sideways and shown turned', async () => {
    const text = ['Li Na', 'Experience', 'Harbour Bank'].map(
      (line, at) => `0 1 -1 0 ${100 + at * 20} 50 Tm (${line}) Tj`,
    );
    const drawing = `BT /F 12 Tf ${text.join(' ')} ET`;
    const pdf = [
      '%PDF-1.4',
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      '3 0 obj <</Type/Page/Parent 2 0 R/Rotate 90/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj',
      `4 0 obj <</Length ${drawing.length}>> stream\n${drawing}\nendstream endobj`,
      '5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
      'trailer <</Root 1 0 R>>',
    ].join('\n');
    const lines = await readFile('pdf', new TextEncoder().encode(pdf));
    expect(lines.map((line) => line.text)).toEqual(['Li Na', 'Experience', 'Harbour Bank']);
  });

  it('reports the page of each line', async () => {
    expect((await read('chromium-en.pdf')).every(({ page }) => page === 1)).toBe(true);
  });

  it.each([
    ['locked.pdf', 'locked'],
    ['scanned.pdf', 'noText'],
  ])('reports why nothing can be read of %s', async (name, reason) => {
    await expect(read(name)).rejects.toMatchObject({ reason });
  });

  it.each([
    ['cut off', () => oldFile('reportlab-zh.pdf').subarray(0, 700)],
    ['other bytes after its beginning', () => new TextEncoder().encode('%PDF-1.7\n<html>no pdf</html>')],
  ])('reports a damaged PDF: %s', async (_what, bytes) => {
    await expect(readFile('pdf', bytes())).rejects.toMatchObject({ name: 'ReadFailure' });
  });
});
