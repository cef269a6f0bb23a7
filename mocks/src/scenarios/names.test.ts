import { expect, it } from 'vitest';
import { INVALID_LINK_TOKEN, magicLinks } from './magic-links.ts';
import { presets } from './presets.ts';

/** The names that scripts, links and other teams' tests rely on. */
const scenarios =
  'default empty large internal-site internal-denied complex share-list share-position share-invalid session-expired ' +
  'session-expires-mid-form error-451 captcha-slider captcha-click-words captcha-broken position-closed position-delisted ' +
  'offer-pending offer-accepted offer-rejected offer-expired link-invalid attachments-open interview-invited ' +
  'interview-slots evaluation-open background-check medical-report information-form position-approval talent-invitation ' +
  'languages-off robot-and-feedback-on slow-network flaky-network backend-down';

it.each(scenarios.split(' '))('there is a preset %s, with a title in both languages of the bench', (id) => {
  const found = presets.filter((preset) => preset.id === id);
  expect(found).toHaveLength(1);
  expect(found[0]?.title['zh-cn']).toMatch(/\p{Script=Han}/u);
  expect(found[0]?.title['en-us']).toMatch(/^[\x20-\x7e]+$/);
});

it('each magic link has a preset of its name, and all names of presets differ', () => {
  const tokens = [...magicLinks.map(({ token }) => token), INVALID_LINK_TOKEN];
  expect(new Set(tokens).size).toBe(tokens.length);
  const ids = presets.map(({ id }) => id);
  expect(tokens.filter((token) => !ids.includes(token))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
