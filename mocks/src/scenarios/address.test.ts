import {
  deliverResume,
  ifAccountExist,
  login,
  queryDeliveries,
  queryPositionList,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { changeConfig } from '../control/routes.ts';
import { createStream } from '../core/random.ts';
import { drawFault } from '../faults/draw-fault.ts';
import { readFault, writeFault } from '../faults/rule.ts';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { readWorldAddress, writeWorldAddress } from './address.ts';
import { DEFAULT_CONFIG } from './config.ts';
import { openingRoute, presets } from './presets.ts';

describe('the address of a world', () => {
  it('without any parameter describes the default world', () => {
    expect(readWorldAddress('')).toEqual({ ok: true, config: DEFAULT_CONFIG });
  });

  it.each(presets.map(({ id }) => id))(
    'of the preset %s is its name alone, and describes that preset',
    (id) => {
      const read = readWorldAddress(`scenario=${id}`);
      expect(read.ok).toBe(true);
      if (!read.ok) return;
      expect(readWorldAddress(writeWorldAddress(read.config))).toEqual(read);
      expect(writeWorldAddress(read.config)).toBe(id === 'default' ? '' : `scenario=${id}`);
    },
  );

  it('may override what its scenario sets', () => {
    const read = readWorldAddress('scenario=large&size=40&persona=candidate&latency=slow');
    expect(read.ok && [read.config.size, read.config.persona, read.config.latency]).toEqual([
      40,
      'candidate',
      1500,
    ]);
  });

  it.each([
    ['scenario=nope', 'scenario', 'one of default, empty'],
    ['persona=boss', 'persona', 'one of visitor, candidate'],
    ['site=moon', 'site', 'one of external'],
    ['lang=fr', 'lang', 'one of zh-cn'],
    ['seed=-1', 'seed', 'an integer from 0'],
    ['seed=1e3', 'seed', 'an integer from 0'],
    ['seed=2147483648', 'seed', 'an integer from 0 to 2147483647'],
    ['size=100001', 'size', 'an integer from 0 to 100000'],
    ['clock=tomorrow', 'clock', 'an ISO 8601 time'],
    ['latency=forever', 'latency', 'one of none, typical, slow'],
    ['latency=60001', 'latency', 'or milliseconds up to 60000'],
    ['latency=-5', 'latency', 'or milliseconds up to 60000'],
    ['latency=1.5', 'latency', 'or milliseconds up to 60000'],
    ['fault=nothing:451', 'fault', 'as its method one of *, files.upload'],
    ['fault=*:explode', 'fault', 'as its kind one of 451'],
    ['fault=none&fault=*:451', 'fault', 'none alone'],
    ['fault=*:451:sometimes', 'fault', 'as its time always, once, or a percentage'],
    ['fault=*:451:101%25', 'fault', 'as its time always'],
    ['fault=*:451:once:twice', 'fault', 'method:kind or method:kind:when, and no more'],
    ['colour=red', 'colour', 'one of the parameters scenario'],
    ['persona=candidate&persona=employee', 'persona', 'one value'],
    ['seed=1&seed=2', 'seed', 'one value'],
    ['clock=2026-03-01&lang=en-us&clock=2026-03-02', 'clock', 'one value'],
  ])('with %s is refused, and the valid values are named', (query, parameter, valid) => {
    const read = readWorldAddress(query);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.problems).toHaveLength(1);
    expect(read.problems[0]?.parameter).toBe(parameter);
    expect(read.problems[0]?.valid).toContain(valid);
  });

  it.each([
    ['2026-03-01T09:00', '2026-03-01T09:00:00+08:00'],
    ['2026-03-01T09:00:30.5', '2026-03-01T09:00:30.5+08:00'],
    ['2026-03-01T09:00Z', '2026-03-01T09:00:00Z'],
    ['2026-03-01T09:00-05:00', '2026-03-01T14:00:00Z'],
    ['2026-03-01', '2026-03-01T00:00:00Z'],
  ])('with the clock %s describes the same instant in every time zone of the machine', (clock, instant) => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Asia/Tokyo', 'America/New_York', 'UTC']) {
        process.env.TZ = zone;
        const read = readWorldAddress(new URLSearchParams({ clock }));
        expect(read.ok && read.config.clock, zone).toBe(Date.parse(instant));
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  it.each([
    ['seed=0&size=0&latency=0', { seed: 0, size: 0, latency: 0 }],
    ['seed=2147483647&size=100000&latency=60000', { seed: 2_147_483_647, size: 100_000, latency: 60_000 }],
  ])('may have the least and the greatest numbers: %s', (query, config) => {
    expect(readWorldAddress(query)).toMatchObject({ ok: true, config });
  });

  it('may repeat a parameter with the same value', () => {
    expect(readWorldAddress('persona=candidate&persona=candidate&redirect=a&redirect=b')).toEqual(
      readWorldAddress('persona=candidate'),
    );
    expect(() => changeConfig(DEFAULT_CONFIG, { persona: ['candidate', 'employee'] })).toThrow('one value');
  });

  it('of random characters is refused without an error being thrown', () => {
    const next = createStream(1, 'garbage');
    const random = (length: number) =>
      Array.from({ length }, () => String.fromCharCode(Math.floor(next() * 0x3000))).join('');
    for (let round = 0; round < 300; round++) {
      const read = readWorldAddress(`${random(5)}=${random(9)}&fault=${random(8)}&seed=${random(3)}`);
      expect(typeof read.ok).toBe('boolean');
    }
  });

  it('can take away the faults and the latency that its scenario sets', () => {
    const down = changeConfig(DEFAULT_CONFIG, { scenario: 'backend-down' });
    const mended = changeConfig(down, { fault: [] });
    expect(mended).toEqual({ ...down, faults: [] });
    expect(writeWorldAddress(mended)).toBe('scenario=backend-down&fault=none');
    expect(readWorldAddress('scenario=slow-network&latency=none&fault=none')).toMatchObject({
      config: { latency: 0, faults: [] },
    });
  });

  it.each(presets.map(({ id }) => id))('of the preset %s without its faults describes just that', (id) => {
    const config = { ...changeConfig(DEFAULT_CONFIG, { scenario: id }), faults: [] };
    expect(readWorldAddress(writeWorldAddress(config))).toEqual({ ok: true, config });
  });

  it('changes in one parameter and keeps the others', () => {
    const config = changeConfig({ ...DEFAULT_CONFIG, seed: 9 }, { lang: 'en-us', fault: ['*:network:10%'] });
    expect(writeWorldAddress(config)).toBe('lang=en-us&seed=9&fault=*%3Anetwork%3A10%25');
    expect(() => changeConfig(DEFAULT_CONFIG, { lang: 'xx' })).toThrow('expected one of zh-cn');
  });
});

describe('every preset', () => {
  it.each(presets)('$id opens at a route of the portal', ({ id, opens }) => {
    const read = readWorldAddress(`scenario=${id}&size=300`);
    if (!read.ok) throw new Error('the preset does not read');
    const client = createTestClient(read.config);
    expect(opens?.(client.world()) ?? '/homepage').toMatch(/^\/[A-Za-z]/);
  });
});

it.each([
  ['site=complex', '/complex'],
  ['scenario=complex', '/complex'],
  ['scenario=complex&site=campus', undefined],
  ['scenario=captcha-slider&site=complex', '/login'],
  ['', undefined],
])('a visit to the world %j begins at %s', (query, route) => {
  const read = readWorldAddress(query);
  if (!read.ok) throw new Error('the address does not read');
  expect(openingRoute(createTestClient(read.config).world())).toBe(route);
});

describe('a fault in an address', () => {
  it.each([
    'rm.delivery.deliverResume:451:once',
    '*:network:10%',
    'rm.account.login:captcha',
    '/rm/sys/api/addLog:http500',
    'files.upload:cut:once',
  ])('%s is written as it was read', (text) => {
    expect(writeFault(readFault(text))).toBe(text);
  });

  it('strikes always, once, or in a percentage of calls that is drawn from the seed', () => {
    const hits = (text: string, calls: number, seed = 1) => {
      const counts = {};
      const rules = [readFault(text)];
      return Array.from({ length: calls }, () => drawFault(rules, 'rm.account.login', seed, counts)).filter(
        Boolean,
      ).length;
    };
    expect(hits('*:451', 10)).toBe(10);
    expect(hits('rm.account.login:451:once', 10)).toBe(1);
    expect(hits('rm.logout.logout:451', 10)).toBe(0);
    expect(hits('*:451:20%', 5000)).toBeGreaterThan(850);
    expect(hits('*:451:20%', 5000)).toBeLessThan(1150);
    expect(hits('*:451:20%', 500)).toBe(hits('*:451:20%', 500));
  });
});

describe('presets about accounts', () => {
  const open = (scenario: string) => {
    const read = readWorldAddress(`scenario=${scenario}`);
    if (!read.ok) throw new Error(scenario);
    const client = createTestClient(read.config);
    client.token = client.world().openPersonaSession()?.Authorization;
    client.site = read.config.site === 'internal' ? 'site-internal' : 'site-external';
    return client;
  };
  const logIn = ({ gateway }: ReturnType<typeof open>) =>
    gateway.call(login, {
      loginType: 'verificationCode',
      username: '13800000001',
      verificationCode: '888888',
    });

  it.each([
    ['captcha-slider', 'blockPuzzle'],
    ['captcha-click-words', 'clickWord'],
  ])('%s asks for %s at login', async (scenario, captchaType) => {
    await expect(logIn(open(scenario))).rejects.toMatchObject({ kind: 'captcha', data: { captchaType } });
  });

  it('internal-site lets the persona see positions, and internal-denied does not', async () => {
    const list = (scenario: string) => open(scenario).gateway.call(queryPositionList, {});
    expect((await list('internal-site')).total).toBeGreaterThan(0);
    await expect(list('internal-denied')).rejects.toMatchObject({ reason: 'noPermission' });
  });

  it('session-expires-mid-form ends the session at the first delivery, and at no other call', async () => {
    const { gateway, world } = open('session-expires-mid-form');
    const [, , , positionId = ''] = world().positionIds({ recruitType: 'A01', status: 'open', limit: 4 });
    await expect(gateway.call(queryDeliveries, {})).resolves.toMatchObject({ total: 3 });
    const deliver = () =>
      gateway.call(deliverResume, { positionId, source: 'resume', idempotencyKey: 'deliver-once' });
    await expect(deliver()).rejects.toMatchObject({ kind: 'expired' });
    await expect(deliver()).resolves.toMatchObject({ status: 'delivered' });
  });
});

describe('magic values at login', () => {
  const byPassword = (username: string) =>
    createTestClient().gateway.call(login, {
      loginType: 'password',
      username,
      password: encrypt('Passw0rd'),
    });

  it.each([
    ['13800000001', 'acc-candidate'],
    ['candidate@example.com', 'acc-candidate'],
    ['Candidate01', 'acc-candidate'],
    ['13800000002', 'acc-newcomer'],
    ['13800000003', 'acc-interviewer'],
    ['13900040101', 'acc-40101'],
  ])('%s with Passw0rd logs in as %s', async (username, userid) => {
    expect((await byPassword(username)).userInfo.userid).toBe(userid);
  });

  it.each([
    ['13900000451', { kind: 'business', code: '451' }],
    ['13900000601', { kind: 'captcha', data: { captchaType: 'blockPuzzle' } }],
    ['13900000602', { kind: 'captcha', data: { captchaType: 'clickWord' } }],
    ['13800000004', { reason: 'passwordWrong' }],
  ])('%s is refused, as its magic value says', async (username, failure) => {
    await expect(byPassword(username)).rejects.toMatchObject(failure);
  });

  it.each(['13800000001', '13800000002', '13800000003', '13800000004', '13900000451', '13900040101'])(
    '%s is a registered account',
    async (username) => {
      const asked = { username, usernameType: 'phone' } as const;
      expect(await createTestClient().gateway.call(ifAccountExist, asked)).toEqual({ exist: true });
    },
  );
});
