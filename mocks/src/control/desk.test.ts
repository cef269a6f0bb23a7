import { describe, expect, it } from 'vitest';
import { DAY } from '../core/clock.ts';
import { createTestClient } from '../testing/client.ts';
import { handleControl } from './routes.ts';

function openDesk() {
  const client = createTestClient({ lang: 'en-us' });
  const send = (method: 'GET' | 'POST', path: string, body?: object) => {
    const { status, body: text } = handleControl(client.host, {
      method,
      path: `/__sandbox/${path}`,
      query: {},
      header: () => undefined,
      body: body ? JSON.stringify(body) : '',
    });
    return { status, body: JSON.parse(text) as unknown };
  };
  const stages = () =>
    client
      .control()
      .desk.deliveries()
      .map(({ stage }) => stage);
  return { client, send, stages };
}

describe('the recruiter’s desk of the control API', () => {
  it('lists every delivery with the events that are possible now', () => {
    const { send } = openDesk();
    expect(send('GET', 'desk/deliveries')).toMatchObject({
      status: 200,
      body: [
        {
          id: 'delivery-seed-1',
          stage: 'delivered',
          candidate: 'Lin Xiaoyu',
          events: [
            'screen',
            'reject',
            'requestResumeForward',
            'requestResumeUpdate',
            'requestResumeImprovement',
          ],
        },
        { id: 'delivery-seed-2', stage: 'interview', interview: { fate: 'accepted' }, waitsFor: [] },
        {
          id: 'delivery-seed-3',
          stage: 'closed',
          events: ['requestTalentUpdate'],
          positionStatus: 'open',
        },
      ],
    });
  });

  it('makes an event happen, and a reset undoes it', () => {
    const { send, stages } = openDesk();
    expect(send('POST', 'desk/act', { id: 'delivery-seed-1', event: 'screen' }).status).toBe(200);
    expect(stages()).toEqual(['screening', 'interview', 'closed']);
    expect(send('POST', 'reset').status).toBe(200);
    expect(stages()).toEqual(['delivered', 'interview', 'closed']);
  });

  it('moves a delivery to a stage by the events that lead there, with their messages', () => {
    const { send, client } = openDesk();
    const before = client.control().inbox().length;
    send('POST', 'desk/moveDelivery', { id: 'delivery-seed-1', stage: 'offer' });
    const texts = client.control().inbox().slice(before);
    expect(texts.map(({ text }) => /interview you|will interview|pleased to offer/.exec(text)?.[0])).toEqual([
      'interview you',
      'will interview',
      'pleased to offer',
    ]);
    const { to, link } = texts[1] ?? {};
    expect([to, link]).toEqual([
      'interviewer@chengyuan.example',
      expect.stringMatching(/^\/resumeView\?token=[0-9a-f]{32}$/),
    ]);
  });

  it.each([
    [
      'what the stage does not allow',
      'desk/act',
      { id: 'delivery-seed-1', event: 'hire' },
      'delivery-seed-1 is at delivered: no hire from there; possible now: screen, reject, ',
    ],
    [
      'what is the candidate’s to do',
      'desk/act',
      { id: 'delivery-seed-1', event: 'revoke' },
      'delivery-seed-1 is at delivered: no revoke from there; possible now: screen, reject, ',
    ],
    [
      'anything after the end',
      'desk/act',
      { id: 'delivery-seed-3', event: 'screen' },
      'delivery-seed-3 is at closed: no screen from there; possible now: requestTalentUpdate',
    ],
    [
      'a stage that needs an answer first',
      'desk/moveDelivery',
      { id: 'delivery-seed-2', stage: 'hired' },
      'delivery-seed-2 is at interview: no way to hired from there; possible now: ',
    ],
    ['a delivery of nobody', 'desk/act', { id: 'nobody', event: 'screen' }, 'no delivery nobody'],
    ['nothing at all', 'desk/act', { id: 'delivery-seed-1' }, '"event" is missing'],
  ])('refuses %s, and nothing changes', (_, path, body, error) => {
    const { send, stages } = openDesk();
    expect(send('POST', path, body)).toEqual({
      status: 400,
      body: { error: expect.stringContaining(error) },
    });
    expect(stages()).toEqual(['delivered', 'interview', 'closed']);
  });

  it.each([
    ['advanced', 'advance', () => ({ by: '8d' })],
    ['set', 'set', (now: number) => ({ clock: new Date(now + 8 * DAY).toISOString() })],
  ])('shows at once what has expired when the clock is %s', (_, path, body) => {
    const { send, client } = openDesk();
    send('POST', 'desk/moveDelivery', { id: 'delivery-seed-1', stage: 'offer' });
    send('POST', path, body(client.world().clock.now()));
    expect(client.control().inbox().at(-1)?.text).toContain('has expired without an answer');
    expect(client.control().desk.deliveries()[0]).toMatchObject({
      offer: 'expired',
      events: expect.arrayContaining(['sendOffer', 'reject']),
    });
  });
});
