import { present } from '@careers/ui/testing/present';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openLockedLink } from '../testing/open-locked-link.ts';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

const TUESDAY = Date.parse('2026-11-24T12:00:00+08:00');
const main = () => screen.getByRole('main');
const pdf = new File(['%PDF-1.7 of nothing'], 'mine.pdf', { type: 'application/pdf' });

/** Chooses Traditional Chinese in the header, and waits for `words` on the page. */
async function switchLanguage(user: UserEvent, words: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Language/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /繁體/ }));
  await waitFor(() => expect(main().textContent).toContain(words));
}

async function openAs(persona: 'candidate' | 'interviewer', route: string): Promise<UserEvent> {
  const { local: world, stored } = personaWorld({ persona, lang: 'en-us', clock: TUESDAY });
  const [position = ''] = world
    .world()
    .positionIds({ recruitType: 'A01', status: 'open', limit: 4 })
    .slice(-1);
  await openPortal(route.replace('{position}', position), { world, stored });
  return userEvent.setup({ applyAccept: false });
}

/** Every page has the language switcher (section 2, Header), and a change of language must not reset it. */
describe('a change of language keeps what was typed or chosen, while the new words load', () => {
  test('in an interviewer’s own evaluation', async () => {
    const user = await openAs('interviewer', '/interviewEvaluation?id=evaluation-mine');
    const why = await screen.findByRole('textbox', { name: /^Why/ });
    await user.type(why, 'Knows the field.');
    await switchLanguage(user, '專業能力');
    expect([why.isConnected, (why as HTMLTextAreaElement).value]).toEqual([true, 'Knows the field.']);
  });

  test('among the times of an interview', async () => {
    const user = await openAs('candidate', '/self/candidate?id=interview-slots');
    const [time] = await screen.findAllByRole<HTMLInputElement>('radio');
    await user.click(present(time));
    await switchLanguage(user, '澄遠');
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(time?.value);
  });

  test('among the hours that an interviewer offers', async () => {
    const user = await openAs('interviewer', '/self/interviewer');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), '19:30');
    await switchLanguage(user, '星期');
    expect(screen.getByDisplayValue('19:30')).toBeTruthy();
  });

  test('in an application: the uploaded file', async () => {
    const user = await openAs('candidate', '/fastDelivery?id={position}');
    await user.click(await screen.findByRole('radio', { name: /file/i }));
    await user.upload(await screen.findByLabelText('Choose a file'), pdf);
    await screen.findByText('Uploaded');
    await switchLanguage(user, '你的履歷');
    expect(screen.getByText('mine.pdf')).toBeTruthy();
  });

  test('among the templates of a resume', async () => {
    const user = await openAs('candidate', '/resumeTemp');
    const [, template] = await screen.findAllByRole<HTMLInputElement>('radio');
    await user.click(present(template));
    await switchLanguage(user, '採購及供應鏈');
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(template?.value);
  });

  test('in an information form: also a file whose upload has failed', async () => {
    const { user } = await openLockedLink('/mailResponse/collectTable?token=information-form', {
      through: (line) => (request, options) =>
        request.url.includes('/upload') ? Promise.reject(new TypeError('no line')) : line(request, options),
    });
    await user.upload(await screen.findByLabelText(/Choose files/), pdf);
    await screen.findByRole('button', { name: /again/i });
    await switchLanguage(user, '學歷證明');
    expect(screen.getByText('mine.pdf')).toBeTruthy();
  });
});
