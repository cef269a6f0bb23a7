import { expect, it } from 'vitest';
import { createLocalWorld } from '../adapters/fetch.ts';
import { moveOn } from './hiring.ts';
import { hostsOf, NOW } from './testing.ts';

const HAN = /\p{Script=Han}/u;

it.each([
  { lang: 'zh-cn', applied: 'en-us' },
  { lang: 'en-us', applied: 'zh-hk' },
] as const)(
  'a candidate who applied in $applied gets messages in that language, and the company’s people in the world’s $lang',
  ({ lang, applied }) => {
    const { host, sent } = hostsOf(createLocalWorld({ clock: NOW, lang }).world())();
    const delivery = host.state().deliveries.find(({ id }) => id === 'delivery-seed-2');
    if (!delivery) throw new Error('the world has no such delivery');
    moveOn(host, { ...delivery, locale: applied }, { type: 'inviteToInterview' }, 'recruiter');
    const inHan = Object.fromEntries(sent.map(({ to, text }) => [to, HAN.test(text)]));
    expect(inHan).toEqual({
      'candidate@example.com': applied !== 'en-us',
      'interviewer@chengyuan.example': lang !== 'en-us',
    });
  },
);
