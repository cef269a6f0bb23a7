import { reference } from '@careers/gateway/reference';
import { returnCodes } from '@careers/gateway/wire';
import { describe, expect, it } from 'vitest';
import { type ContractCase, createSuite } from '../../contract/index.ts';
import { changeData, changeReply } from '../change/reply.ts';
import type { Sabotage, Spot } from '../sabotage.ts';
import { casesFor, type Ways } from './order-cases.ts';
import { playSabotage } from './play-sabotage.ts';
import { sabotagedServer } from './sabotaged-server.ts';
import { sabotagedWorld } from './sabotaged-world.ts';

const { cases } = createSuite();
const works = cases.filter(({ name }) => name === 'getPublicKey: works');
const at = 'getPublicKey' as const;

const play = (
  sabotage: Omit<Sabotage, 'idea' | 'at'>,
  of: readonly ContractCase[] = works,
  open = sabotagedWorld,
) => playSabotage({ idea: 'tried here', at, ...sabotage }, { cases: of, ways: new Map(), open });

describe('a sabotage is noticed', () => {
  it.each([
    ['over HTTP', sabotagedServer],
    ['in this process', sabotagedWorld],
  ])('by the first case that fails because of it, %s', async (_, open) => {
    const wraps = changeData(at, () => ({}));
    expect(await play({ what: 'has no key', wraps }, cases, open)).toMatchObject({
      name: 'getPublicKey: has no key',
      caughtBy: 'getPublicKey: works',
      applied: true,
      tried: 1,
    });
  });

  it('by a case that expects an answer and gets a refusal', async () => {
    const wraps = changeReply(at, () => ({
      code: returnCodes.business,
      message: 'no',
      data: { reason: 'fault' },
    }));
    expect(await play({ what: 'refuses', wraps })).toMatchObject({ caughtBy: 'getPublicKey: works' });
  });
});

describe('a sabotage survives', () => {
  it('where it changes nothing', async () => {
    const survivor = await play({ what: 'does nothing', wraps: () => ({}) });
    expect(survivor).toMatchObject({ applied: false, tried: 1, broken: [] });
    expect(survivor.caughtBy).toBeUndefined();
  });

  it('where a case fails for another reason', async () => {
    const fails: ContractCase = {
      name: 'getPublicKey: never holds',
      method: at,
      outcome: { kind: 'success' },
      needs: [],
      run: async () => {
        throw new Error('never');
      },
    };
    const survivor = await play({ what: 'does nothing', wraps: () => ({}) }, [fails]);
    expect(survivor).toMatchObject({ applied: false, broken: ['getPublicKey: never holds: Error: never'] });
    expect(survivor.caughtBy).toBeUndefined();
  });

  it.each([
    ['where the mock itself fails of it', () => Promise.reject(new Error('a slip of the sabotage'))],
    [
      'where no connection lives',
      async () => ({ status: 200, headers: {}, body: '', drop: 'at-once' as const }),
    ],
    ['where no gateway answers', async () => ({ status: 502, headers: {}, body: 'Bad Gateway' })],
  ])('%s', async (_, answer) => {
    const survivor = await play(
      {
        what: 'breaks down',
        wraps: (markApplied) => ({
          dispatch: () => () => {
            markApplied();
            return answer();
          },
        }),
      },
      works,
      sabotagedServer,
    );
    expect(survivor.caughtBy).toBeUndefined();
    expect(survivor.broken).toHaveLength(1);
  });

  it('where a case would never end, and is ended', async () => {
    const endless: ContractCase = {
      name: 'getPublicKey: goes on',
      method: at,
      outcome: { kind: 'success' },
      needs: [],
      run: async ({ transport }) => {
        const url = 'http://world.invalid/admin/sys/common/getEncryptedString';
        const { signal } = new AbortController();
        for (;;) await transport({ method: 'GET', url, headers: {} }, { signal });
      },
    };
    const survivor = await play({ what: 'does nothing', wraps: () => ({}) }, [endless]);
    expect(survivor.broken).toEqual([expect.stringContaining('made more than')]);
  });
});

describe('the cases that are played on a sabotage', () => {
  const sabotage: Sabotage = { idea: 'tried here', at, what: 'is wrong', wraps: () => ({}) };

  it('are those that call its method, with the method’s own cases first', () => {
    const ways: Ways = new Map<string, ReadonlySet<Spot>>([
      ['getPublicKey: works', new Set([at])],
      ['login: works', new Set<Spot>([at, 'login'])],
      ['queryBrands: works', new Set<Spot>(['queryBrands'])],
    ]);
    const known = cases.filter(({ name }) => ways.has(name)).toReversed();
    expect(casesFor(sabotage, known, ways).map(({ name }) => name)).toEqual([
      'getPublicKey: works',
      'login: works',
    ]);
  });

  it('are all cases, where it is not known yet which methods they call', () => {
    expect(casesFor(sabotage, cases, new Map())).toHaveLength(cases.length);
  });

  it('begin with the case of the reason that is sabotaged', () => {
    const [reason = ''] = Object.keys(reference.acceptOffer.reasons);
    const [first] = casesFor(
      { ...sabotage, at: 'acceptOffer', what: `gives no ${reason}` },
      cases,
      new Map(),
    );
    expect(first?.name).toBe(`acceptOffer: fails with ${reason}`);
  });
});
