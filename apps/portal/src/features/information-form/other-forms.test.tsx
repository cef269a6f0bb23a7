import type { CollectField, CollectState } from '@careers/gateway/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openLockedLink } from '../../testing/open-locked-link.ts';
import { askedBy, changingReply, methodOf } from '../../testing/open-portal.ts';

/** Forms that differ from the sample form, as other companies may configure them (section 2, `/mailResponse/collectTable`). */

const handIn = () => screen.getByRole('button', { name: 'Submit' });
const choices = (name: string) => within(screen.getByRole('radiogroup', { name: new RegExp(`^${name}`) }));

interface OtherForm {
  /** The fields; a function if they change. */
  readonly fields: readonly CollectField[] | (() => readonly CollectField[]);
  /** The title of the form and of its group; that of the sample form by default. */
  readonly title?: string;
  readonly kept?: Readonly<Record<string, string | string[]>>;
  /** The refusal of a submit. */
  readonly refusal?: object;
}

/** Opens a form with these fields, and collects the submitted answers. */
async function openForm({ fields, title, kept, refusal }: OtherForm) {
  const sent: unknown[] = [];
  const changed = changingReply('getCollectTable', (data: CollectState) =>
    data.state === 'open'
      ? {
          ...data,
          title: title ?? data.title,
          groups: [{ title: title ?? 'About you', fields: typeof fields === 'function' ? fields() : fields }],
          ...(kept ? { draft: { savedAt: data.sentAt, answers: kept } } : {}),
        }
      : data,
  );
  const { user } = await openLockedLink('/mailResponse/collectTable?token=information-form', {
    through: (whole) => {
      const line = changed(whole);
      return async (request, options) => {
        const reply = await line(request, options);
        if (typeof request.body !== 'string' || methodOf(request.body) !== 'submitCollectTable') return reply;
        sent.push(Object(askedBy(request.body).param).answers);
        const refused = { returnCode: '451', returnDesc: '', returnData: btoa(JSON.stringify(refusal)) };
        return refusal ? { ...reply, text: JSON.stringify(refused) } : reply;
      };
    },
  });
  await screen.findByRole('button', { name: 'Submit' });
  return { user, sent };
}

const yesNo = (id: string, label: string, when?: CollectField['when']): CollectField => ({
  id,
  kind: 'yesNo',
  label,
  required: true,
  ...(when ? { when } : {}),
});

test('a field whose condition is a field that is not shown is not shown either', async () => {
  const { user, sent } = await openForm({
    fields: [
      yesNo('car', 'Do you come by car?'),
      yesNo('electric', 'Is it electric?', { field: 'car', is: ['yes'] }),
      {
        id: 'plug',
        kind: 'text',
        label: 'Which plug does it have?',
        required: true,
        when: { field: 'electric', is: ['yes'] },
      },
    ],
  });
  await user.click(choices('Do you come by car').getByRole('radio', { name: 'Yes' }));
  await user.click(choices('Is it electric').getByRole('radio', { name: 'Yes' }));
  await user.type(await screen.findByLabelText(/^Which plug/), 'Type 2');
  await user.click(choices('Do you come by car').getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(screen.queryByText('Is it electric?')).toBeNull());
  expect(screen.queryByLabelText(/^Which plug/)).toBeNull();
  await user.click(handIn());
  await waitFor(() => expect(sent).toEqual([{ car: 'no' }]));
});

test('the help text of a file field is shown beside its formats', async () => {
  await openForm({
    fields: [
      {
        id: 'diploma',
        kind: 'file',
        label: 'Proof of your degree',
        help: 'Both sides, please',
        required: true,
      },
    ],
  });
  const files = screen.getByRole('group', { name: /^Proof of your degree/ });
  const described = files.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toContain('Both sides, please');
  expect(words).toContain('PDF');
});

test.each([
  ['choice', 'bike'],
  ['choices', ['bike', 'train']],
] as const)(
  'a kept answer to a %s that is no longer offered does not block an optional field',
  async (kind, kept) => {
    const { user, sent } = await openForm({
      fields: [
        {
          id: 'way',
          kind,
          label: 'How you come',
          required: false,
          options: [{ id: 'train', name: 'By train' }],
        },
        { id: 'note', kind: 'text', label: 'Anything else', required: false },
      ],
      kept: { way: typeof kept === 'string' ? kept : [...kept] },
    });
    await user.type(screen.getByLabelText(/^Anything else/), 'No');
    await user.click(handIn());
    const left = kind === 'choices' ? { way: ['train'] } : {};
    await waitFor(() => expect(sent).toEqual([{ ...left, note: 'No' }]));
  },
);

test.each([
  ['text', 'fieldTooLong', 'This is too long'],
  ['choices', 'fieldTooMany', 'Too many are chosen'],
] as const)(
  'a refusal for a %s by a limit that the form does not name (%s) is shown without a number',
  async (kind, code, words) => {
    const { user } = await openForm({
      fields: [
        {
          id: 'way',
          kind,
          label: 'How you come',
          required: false,
          options: [{ id: 'train', name: 'By train' }],
        },
      ],
      refusal: { reason: 'answersInvalid', fields: [{ id: 'way', code }] },
    });
    await user.click(handIn());
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('text of a field that was removed meanwhile can be copied, and the rest is saved and submitted', async () => {
  let isWithdrawn = false;
  const note: CollectField = { id: 'note', kind: 'longText', label: 'Anything else', required: false };
  const way: CollectField = { id: 'way', kind: 'longText', label: 'How you come', required: false };
  const { user, sent } = await openForm({ fields: () => (isWithdrawn ? [note] : [note, way]) });
  await user.type(screen.getByLabelText(/^How you come/), 'By train, on Tuesdays');
  isWithdrawn = true;
  await user.click(handIn());
  const left = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
  expect(left.value).toBe('How you come: By train, on Tuesdays');
  expect(screen.queryByLabelText(/^How you come/)).toBeNull();
  await user.type(screen.getByLabelText(/^Anything else/), 'No');
  await user.click(handIn());
  await waitFor(() => expect(sent.at(-1)).toEqual({ note: 'No' }));
});

test('a form and a group without a title have no empty heading', async () => {
  await openForm({
    title: '',
    fields: [{ id: 'note', kind: 'text', label: 'Anything else', required: false }],
  });
  const headings = within(screen.getByRole('main')).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent).filter((words) => words.trim() === '')).toEqual([]);
});
