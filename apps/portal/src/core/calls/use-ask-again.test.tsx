import { createLocalWorld, readFault } from '@careers/mocks';
import { present } from '@careers/ui/testing/present';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestPortal, mountPortal } from '../../features/account/testing/mount-portal.tsx';
import { methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { useAskAgain } from './use-ask-again.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The tab goes out of sight, or comes back. */
function tabIs(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

interface SetUp {
  readonly persona?: 'candidate' | 'employee' | 'interviewer';
  readonly site?: 'external' | 'internal';
}

const employee: SetUp = { persona: 'employee', site: 'internal' };

/** A page of a person's own; `answered` counts the answers to a method, and `isDown` breaks the line. */
async function open(route: string, { persona = 'candidate', site = 'external' }: SetUp = {}) {
  const { local, stored } = personaWorld({ persona, site, lang: 'en-us' });
  local.control().desk.act('delivery-seed-2', 'requestEvaluation');
  const line = { isDown: false, lost: 0 };
  let answers: string[] = [];
  await openPortal(route, {
    world: local,
    stored,
    through: (next) => async (request, options) => {
      if (line.isDown) {
        line.lost += 1;
        throw new TypeError('the line is down');
      }
      const reply = await next(request, options);
      if (typeof request.body !== 'string' || request.url.includes('/base?')) return reply;
      answers.push(methodOf(request.body));
      return reply;
    },
  });
  const answered = (method: string) => answers.filter((one) => one === method).length;
  return { local, line, answered, forget: () => (answers = []) };
}

const first = () => present(screen.getAllByRole('article')[0]);
const stageIs = (status: string) => waitFor(() => expect(first().dataset.status).toBe(status));

/** The recruiter goes on with the newest application. */
function moveOn({ local }: Pick<Awaited<ReturnType<typeof open>>, 'local'>): void {
  local.control().desk.moveDelivery(present(local.control().desk.deliveries()[0]).id, 'screening');
}

describe('a list of one’s own', () => {
  test.each<[string, string, RegExp, SetUp]>([
    ['/personalCenter', 'queryDeliveries', /^Applied on/, {}],
    ['/MyResume', 'queryDeliveries', /^Applied on/, {}],
    ['/personalCenter?tab=collection', 'queryCollections', /^Saved on/, {}],
    ['/message', 'queryMessages', /unread messages?$/, {}],
    ['/fastRecommend?view=mine', 'queryRecommendations', /^You have not recommended anyone/, employee],
    ['/self/interviewer', 'queryInterviewerWeek', /^Offer a time$/, { persona: 'interviewer' }],
    ['/self/interviewer', 'queryEvaluations', /^Evaluations$/, { persona: 'interviewer' }],
    ['/self/candidate?id=interview-slots', 'querySlots', /^(All times|Times) are in /, {}],
  ])(
    'of %s is asked for again, %s, when its tab comes back into sight',
    async (route, method, shows, who) => {
      const { answered, forget } = await open(route, who);
      await screen.findAllByText(shows);
      forget();
      tabIs('hidden');
      expect(answered(method)).toBe(0);
      tabIs('visible');
      await waitFor(() => expect(answered(method)).toBe(1));
    },
  );

  test('shows what the recruiter has done meanwhile, and the focus stays', async () => {
    const page = await open('/personalCenter');
    const progress = (await screen.findAllByRole('button', { name: /^View progress/ }))[0];
    await stageIs('delivered');
    present(progress).focus();
    moveOn(page);
    tabIs('visible');
    await stageIs('screening');
    expect(document.activeElement).toBe(progress);
  });

  test('stays as it is, without a word and without a login, when it cannot be had', async () => {
    const { local, line, answered } = await open('/personalCenter');
    await screen.findAllByRole('article');
    const before = answered('queryDeliveries');
    local
      .control()
      .adjust({ ...local.world().config, faults: [readFault('rm.delivery.queryDeliveries:40101:once')] });
    tabIs('visible');
    await waitFor(() => expect(answered('queryDeliveries')).toBe(before + 1));
    line.isDown = true;
    tabIs('visible');
    await waitFor(() => expect(line.lost).toBeGreaterThan(0));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a page with a list', () => {
  const queryKey = ['list'];

  /** What it asks by itself, and what is asked again for it; `data` is what it shows. */
  async function openList() {
    const test = await createTestPortal();
    const { session, queries } = test.portal;
    session.set('Authorization', 'a token');
    const own = vi.fn(() => Promise.resolve('as it was'));
    const again = Promise.withResolvers<string>();
    const ask = vi.fn(() => again.promise);
    function Page() {
      const { data } = useQuery({ queryKey, queryFn: own });
      useAskAgain<string>(() => ({ queryKey, queryFn: ask }));
      return <p>{data}</p>;
    }
    mountPortal(test, { '/': Page });
    await screen.findByText('as it was');
    return { session, queries, own, ask, again };
  }

  test('keeps an answer that it has got meanwhile: what was asked again may be older', async () => {
    const { queries, ask, again } = await openList();
    tabIs('visible');
    expect(ask).toHaveBeenCalledTimes(1);
    act(() => queries.setQueryData(queryKey, 'as the page has changed it'));
    await act(async () => again.resolve('as it was before the change'));
    await screen.findByText('as the page has changed it');
  });

  test('asks nothing again out of sight, without a login, or while it asks by itself', async () => {
    const { session, queries, own, ask } = await openList();
    tabIs('hidden');
    expect(ask).not.toHaveBeenCalled();
    act(() => session.set('Authorization', undefined));
    tabIs('visible');
    expect(ask).not.toHaveBeenCalled();
    act(() => session.set('Authorization', 'another token'));
    const answer = Promise.withResolvers<string>();
    own.mockReturnValue(answer.promise);
    act(() => void queries.invalidateQueries({ queryKey }));
    tabIs('visible');
    expect(ask).not.toHaveBeenCalled();
    await act(async () => answer.resolve('as it is now'));
    await screen.findByText('as it is now');
    tabIs('visible');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test('times to choose of are asked for every half minute, and no login comes back with that', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { local, answered, forget } = await open('/self/candidate?id=interview-slots');
  await screen.findAllByRole('radio');
  local
    .control()
    .adjust({ ...local.world().config, faults: [readFault('rm.interview.querySlots:40101:always')] });
  forget();
  vi.advanceTimersByTime(30_000);
  const isLong = { timeout: 25_000 };
  await vi.waitFor(() => expect(answered('querySlots')).toBe(1), isLong);
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(answered('querySlots')).toBe(2), isLong);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
});

test('an evaluation that is due is no longer offered once its deadline has come', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const world = createLocalWorld({ persona: 'interviewer', lang: 'en-us' });
  world.control().desk.act('delivery-seed-2', 'requestEvaluation');
  const asked = world
    .world()
    .state()
    .deliveries.find(({ id }) => id === 'delivery-seed-2');
  const deadline = present(asked?.process.requests.find(({ kind }) => kind === 'evaluation')).deadline;
  world.world().clock.setOffset(deadline - Date.now() - 60 * 60_000);
  const session = present(world.world().openPersonaSession());
  await openPortal('/self/interviewer', {
    world,
    stored: { Authorization: session.Authorization, userInfo: JSON.stringify(session.userInfo) },
  });
  const missed = () => screen.queryAllByText('Not submitted in time').length;
  await vi.waitFor(() => expect(screen.getAllByText(/^Due by/).length).toBeGreaterThan(0), 20_000);
  const before = missed();
  world.world().clock.advance(61 * 60_000);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(missed()).toBe(before + 1), 20_000);
});
