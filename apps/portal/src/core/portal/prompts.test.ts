import { describe, expect, test, vi } from 'vitest';
import { createPrompts } from './prompts.ts';

/** A promise's value once it has one; `waiting` until then. */
async function now<Value>(promise: Promise<Value>): Promise<Value | 'waiting'> {
  await Promise.resolve();
  return Promise.race([promise, Promise.resolve('waiting' as const)]);
}

const create = () => createPrompts<string, string>();

describe('what calls ask of the screen', () => {
  test('is open until it is answered', async () => {
    const requests = create();
    expect(requests.current()).toBeUndefined();
    const asked = requests.ask('login');
    expect(requests.current()).toBe('login');
    expect(await now(asked)).toBe('waiting');
    requests.answer('done');
    expect(await asked).toBe('done');
    expect(requests.current()).toBeUndefined();
  });

  test('comes one at a time, in the order asked', async () => {
    const requests = create();
    const answers = ['first', 'second', 'third'].map((request) => requests.ask(request));
    const seen: unknown[] = [];
    for (const answer of ['a', 'b', 'c']) {
      seen.push(requests.current());
      requests.answer(answer);
    }
    expect(seen).toEqual(['first', 'second', 'third']);
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  });

  test('tells whoever listens of every change, and no one else', () => {
    const requests = create();
    const heard = vi.fn<(current: string | undefined) => void>();
    const stop = requests.subscribe(() => heard(requests.current()));
    void requests.ask('login');
    requests.answer('done');
    stop();
    void requests.ask('captcha');
    expect(heard.mock.calls).toEqual([['login'], [undefined]]);
  });

  test('an answer that nobody asked for is no harm', async () => {
    const requests = create();
    requests.answer('early');
    const asked = requests.ask('login');
    requests.answer('done');
    expect(await asked).toBe('done');
  });
});

describe('a call that was given up', () => {
  const given = () => {
    const controller = new AbortController();
    return { abort: () => controller.abort(), with: { signal: controller.signal, otherwise: 'nobody' } };
  };

  test('takes its open request from the screen, and the next one comes', async () => {
    const requests = create();
    const call = given();
    const asked = requests.ask('first', call.with);
    const next = requests.ask('second');
    const heard = vi.fn();
    requests.subscribe(heard);
    call.abort();
    expect(await asked).toBe('nobody');
    expect(heard).toHaveBeenCalledOnce();
    expect(requests.current()).toBe('second');
    expect(await now(next)).toBe('waiting');
  });

  test('takes its waiting request out of the queue', async () => {
    const requests = create();
    const call = given();
    void requests.ask('first');
    const asked = requests.ask('second', call.with);
    void requests.ask('third');
    call.abort();
    expect(await asked).toBe('nobody');
    expect(requests.current()).toBe('first');
    requests.answer('a');
    expect(requests.current()).toBe('third');
  });

  test('changes nothing once it was answered', async () => {
    const requests = create();
    const call = given();
    const asked = requests.ask('first', call.with);
    requests.answer('a');
    void requests.ask('second');
    call.abort();
    expect(await asked).toBe('a');
    expect(requests.current()).toBe('second');
  });

  test('before it asked is never shown', async () => {
    const requests = create();
    const call = given();
    call.abort();
    const asked = requests.ask('first', call.with);
    expect(requests.current()).toBeUndefined();
    expect(await now(asked)).toBe('nobody');
  });
});
