import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { readWorldAddress } from './address.ts';

describe('the method of a fault in an address', () => {
  it.each(['*', 'files.upload', 'files.download', 'rm.account.login', '/rm/sys/api/addLog'])(
    'can be %s',
    (method) => {
      expect(readWorldAddress(`fault=${encodeURIComponent(method)}:451`).ok).toBe(true);
    },
  );

  it('cannot be a file method with a captcha, which files are never asked for', () => {
    expect(readWorldAddress('fault=files.upload:captcha')).toMatchObject({
      ok: false,
      problems: [
        { valid: expect.stringContaining("as the kind of a file's fault one of 451, 40101, http500") },
      ],
    });
    expect(readWorldAddress('fault=files.upload:40101').ok).toBe(true);
  });

  it.each([
    ['files.nonsense', 'as its method one of files.upload, files.download'],
    ['rm.delivery.nothing', 'rm.delivery.deliverResume'],
    [
      'nonsense',
      'as its method one of *, files.upload, files.download, common.language.…, rm.websiteView.…, ',
    ],
    [
      'loadwebsitestyle',
      'as its method one of rm.websiteView.loadWebsiteStyle, rm.internalHomepageNoAuth.loadWebsiteStyle',
    ],
    ['/rm/nothing', '/rm/sys/api/addLog'],
    ['rm.account.', 'rm.account.login'],
    ['constructor', 'rm.account.…'],
  ])('cannot be %s, in an address or in a call of the control API', async (method, valid) => {
    const read = readWorldAddress(`fault=${encodeURIComponent(method)}:451`);
    expect(read).toMatchObject({
      ok: false,
      problems: [{ parameter: 'fault', valid: expect.stringContaining(valid) }],
    });
    const { transport } = createTestClient();
    const reply = await transport(
      {
        method: 'POST',
        url: '/__sandbox/set',
        headers: {},
        body: JSON.stringify({ fault: `${method}:451` }),
      },
      { signal: new AbortController().signal },
    );
    expect([reply.status, JSON.parse(reply.text)]).toEqual([400, { error: expect.stringContaining(valid) }]);
  });
});

describe('the clock of an address', () => {
  it.each([
    '2026-02-30',
    '2026-02-29T00:00:00Z',
    '2026-04-31T09:00:00+08:00',
    '2026-13-01',
    '2026-03-01T25:00:00Z',
    '2026-03-01 9:00',
    '2026-03-01 (spring)',
    '2026-03-01T09:00:00 0',
    'Mar 1 2026',
  ])('cannot be %j, which is no time of ISO 8601', (clock) => {
    expect(readWorldAddress(new URLSearchParams({ clock }))).toMatchObject({
      ok: false,
      problems: [{ parameter: 'clock', valid: expect.stringContaining('an ISO 8601 time') }],
    });
  });

  it.each(['2026-03-01T09:00:00+08:00', '2026-03-01T09:00:00%2B08:00', '2026-03-01T01:00:00Z'])(
    'is the same instant when it is written %s',
    (clock) => {
      expect(readWorldAddress(`?clock=${clock}`)).toMatchObject({
        ok: true,
        config: { clock: Date.UTC(2026, 2, 1, 1) },
      });
    },
  );

  it.each(['1979-12-31T00:00:00Z', '2200-01-02T00:00:00Z', '9999-12-31T23:59:59Z', '0001-01-01'])(
    'cannot be %s, which is out of bounds',
    (clock) => {
      expect(readWorldAddress(new URLSearchParams({ clock }))).toMatchObject({
        ok: false,
        problems: [{ parameter: 'clock', valid: expect.stringContaining('from 1980-01-01 to 2200-01-01') }],
      });
    },
  );

  it.each(['1980-01-02', '2026-03-01T09:00:00+08:00', '2199-12-31'])('can be %s', (clock) => {
    expect(readWorldAddress(new URLSearchParams({ clock })).ok).toBe(true);
  });
});
