import { fileKinds } from '@careers/validation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { linkActs, reachAct } from '../testing/link-acts.ts';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

const main = () => within(screen.getByRole('main'));
const pickers = () => main().queryAllByLabelText<HTMLInputElement>(/Choose files/);
const rowOf = (name: string) =>
  main()
    .queryAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(name));

/** A file of a number of bytes that begins like a PDF. */
function pdf(name: string, size = 100): File {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7 ').slice(0, size));
  return new File([bytes], name, { type: 'application/pdf' });
}

/** Files that have to be refused, with their messages. */
const wrongFiles = (maxBytes: number): [File, RegExp][] => [
  [new File(['<html><script>alert(1)</script>'], 'page.pdf'), /Please choose another one/],
  [new File(['MZ\u0000\u0003'], 'tool.jpg'), /Please choose another one/],
  [pdf('empty.pdf', 0), /is empty. Please choose another one/],
  [pdf('huge.pdf', maxBytes + 1), /larger than \d+ MB. Please choose a smaller one/],
];

test.each(Object.entries(linkActs))(
  '%s accepts files if it asks for some, refuses wrong ones at their field, and submits the right ones',
  async (path, act) => {
    const { local, stored } = personaWorld({ persona: 'candidate' });
    const known = path === '/talentInvitationUpdate' ? stored : {};
    await openPortal(`${path}?token=${act.token}`, { world: local, stored: { locale: 'en-us', ...known } });
    const user = userEvent.setup({ applyAccept: false });
    const button = await reachAct(user, act);
    if (!act.files) return expect(pickers()).toHaveLength(0);
    const { kind, most } = act.files;
    const uploads = () =>
      local
        .world()
        .calls()
        .filter((call) => call.path === 'files.upload');
    // `fill` includes one file.
    await act.fill(user, local.world().clock.now());
    expect(pickers()).toHaveLength(1);
    const wrong = wrongFiles(fileKinds[kind].maxBytes);
    const last = pdf('last.pdf');
    for (const [file, words] of wrong) {
      await user.upload(pickers()[0] as HTMLInputElement, file);
      await waitFor(() => expect(rowOf(file.name)?.textContent).toMatch(words));
    }
    expect(uploads()).toHaveLength(1);
    for (const [{ name }] of wrong) await user.click(main().getByRole('button', { name: `Remove ${name}` }));
    const others = Array.from({ length: most - 1 }, (_, at) => pdf(`part ${at + 1}.pdf`));
    await user.upload(pickers()[0] as HTMLInputElement, [...others, last]);
    await waitFor(() =>
      expect(rowOf(last.name)?.textContent).toContain(
        `The number of attachments exceeds ${most} and cannot be submitted`,
      ),
    );
    await waitFor(() => expect(main().getAllByText('Uploaded')).toHaveLength(most));
    await user.click(main().getByRole('button', { name: `Remove ${last.name}` }));
    if (act.words) expect(main().getByDisplayValue(act.words)).toBeTruthy();
    await user.click(button);
    await waitFor(() => expect(main().queryAllByText('Uploaded')).toHaveLength(0));
    const taken = local
      .world()
      .calls()
      .filter((call) => call.path.endsWith(`.${act.method.name}`) && call.code === 'MS000A000');
    expect([taken.length, uploads().length]).toEqual([1, most]);
  },
);
