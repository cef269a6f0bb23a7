import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type LinkAct, linkActs, reachAct } from '../testing/link-acts.ts';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

/** Pages on which what is written may be left out. */
const optional = [
  '/mailResponse/forwardResume',
  '/positionApproval',
  '/supplierBackgroundCheck',
  '/resumeUpdate',
  '/resumeImprove',
];

const written = Object.entries(linkActs).filter(([, { words }]) => words !== undefined);
const isRequired = ([path]: readonly [string, unknown]) => !optional.includes(path);

/** Pages whose words are one line, or part of a resume: these fields take no more than fits. */
const bounded = [
  '/backgroundCheck',
  '/healthCheck',
  '/supplierBackgroundCheck',
  '/resumeUpdate',
  '/resumeImprove',
];

/** Fills a page in but for its words, which are others, and presses its button. */
async function write(path: string, act: LinkAct, text: string) {
  const { local } = personaWorld({ persona: 'candidate' });
  await openPortal(`${path}?token=${act.token}`, { world: local, stored: { locale: 'en-us' } });
  const user: UserEvent = userEvent.setup({ applyAccept: false });
  const button = await reachAct(user, act);
  await act.fill(user, local.world().clock.now());
  const boxes = within(screen.getByRole('main')).getAllByRole<HTMLTextAreaElement>('textbox');
  const field = boxes.find(({ value }) => value === act.words);
  if (!field) throw new Error('what was filled in stands nowhere');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(button);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const calls = local.world().calls();
  return {
    field,
    /** What stands beside the field for whoever sees it, and for whoever hears it. */
    message: (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
    sent: calls.filter(({ path: called }) => called.endsWith(`.${act.method.name}`)),
  };
}

describe.each(written.filter(([path]) => !bounded.includes(path)))('the text field on %s', (path, act) => {
  test('refuses 10 000 characters with a message at the field, sends nothing and keeps the text', async () => {
    const long = 'reason '.repeat(1429).slice(0, 10_000);
    const { field, message, sent } = await write(path, act, long);
    expect(message).toMatch(/At most \d+ characters|\d+ characters at most/);
    expect([field.value.length, sent]).toEqual([10_000, []]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe.each(written.filter(isRequired))('the required text field on %s', (path, act) => {
  test.each(['', '    '])(
    'refuses %j with a message at the field, sends nothing and keeps the text',
    async (text) => {
      const { field, message, sent } = await write(path, act, text);
      expect(field.value).toBe(text);
      expect(message).toMatch(/^Please |required/i);
      expect(sent).toEqual([]);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );
});
