import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type LinkAct, linkActs, reachAct } from '../testing/link-acts.ts';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

/** Pages with an optional text. */
const optional = [
  '/mailResponse/forwardResume',
  '/positionApproval',
  '/supplierBackgroundCheck',
  '/resumeUpdate',
  '/resumeImprove',
];

const written = Object.entries(linkActs).filter(([, { words }]) => words !== undefined);
const isRequired = ([path]: readonly [string, unknown]) => !optional.includes(path);

/** Pages whose text is a single line or part of a resume: their fields accept no more than the limit. */
const bounded = [
  '/backgroundCheck',
  '/healthCheck',
  '/supplierBackgroundCheck',
  '/resumeUpdate',
  '/resumeImprove',
];

/** Fills in a page with another text, and presses its button. */
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
    /** The message beside the field, as it is read and as screen readers announce it. */
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
