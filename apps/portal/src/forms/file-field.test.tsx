import type { Transport } from '@careers/gateway';
import type { FileRef } from '@careers/gateway/contract';
import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../core/session/index.ts';
import { personaWorld } from '../testing/open-portal.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { testPortal } from '../testing/test-portal.ts';
import { FileField } from './file-field.tsx';
import { type Form, useForm } from './form/index.ts';

interface Values {
  readonly files: readonly FileRef[];
}

const png = (name: string, size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  return new File([bytes], name, { type: 'image/png' });
};

interface Options {
  readonly faults?: readonly string[];
  readonly through?: (line: Transport) => Transport;
  readonly linkToken?: string;
  readonly files?: readonly FileRef[];
}

/** A form with a file field, for a logged-in candidate. */
async function open({ faults = [], through = (line) => line, linkToken, files = [] }: Options = {}) {
  const { local, stored } = personaWorld({ faults: faults.map(readFault) });
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const portal = testPortal({ world: local, storage, transport: through(local.transport) });
  const sent = vi.fn();
  const askAgain = vi.fn();
  let form: Form<Values> | undefined;
  function Form() {
    form = useForm<Values>({ defaultValues: { files } });
    return (
      <form
        noValidate
        onSubmit={form.handleSubmit(({ files: refs }) => sent(refs.map((ref) => ref.fileName)))}
      >
        <FileField
          form={form}
          name="files"
          kind="feedbackAttachment"
          label="Pictures"
          {...(linkToken === undefined ? {} : { link: { token: linkToken, isLocked: false, askAgain } })}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { unmount } = await renderInPortal(<Form />, portal);
  const names = () => (form?.getValues('files') ?? []).map(({ fileName }) => fileName);
  return { portal, local, sent, askAgain, names, form: () => form, unmount };
}

const picker = () => screen.getByLabelText('Choose files');
const button = (name: string) => screen.findByRole('button', { name });
const send = () => screen.getByRole('button', { name: 'Send' });
const rows = () =>
  screen.queryAllByRole('listitem').map(({ dataset, textContent }) => `${dataset.state} ${textContent}`);
/** Ignores the `accept` attribute, as a person can in the system's file chooser. */
const anyFile = () => userEvent.setup({ applyAccept: false });

/** A transport that holds uploads back, and reports progress, until they are let through. */
function held() {
  const waiting: {
    readonly go: () => void;
    readonly progress: (sent: number, total: number) => void;
    readonly signal: AbortSignal;
  }[] = [];
  const through =
    (line: Transport): Transport =>
    (request, options) => {
      if (!request.url.endsWith('/upload')) return line(request, options);
      return new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        waiting.push({
          go: () => line(request, options).then(resolve, reject),
          progress: (sent, total) => options.onUploadProgress?.(sent, total),
          signal: options.signal,
        });
      });
    };
  const next = () => waitFor(() => waiting.shift() ?? Promise.reject(new Error('nothing is on its way')));
  return { through, next };
}

describe('a file field', () => {
  test('uploads the chosen files one after the other, and its value is what the server returned', async () => {
    const { names, sent } = await open();
    const user = anyFile();
    expect(await axeFindings()).toEqual([]);
    await user.upload(picker(), [png('one.png'), png('two.png', 2_000_000)]);
    await waitFor(() => expect(names()).toEqual(['one.png', 'two.png']));
    expect(rows()).toEqual(['done one.png1 kBUploaded', 'done two.png1.9 MBUploaded']);
    expect(screen.getByRole('status').textContent).toBe('two.png is uploaded');
    expect(await axeFindings()).toEqual([]);
    await user.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledWith(['one.png', 'two.png']));
  });

  test('shows the progress of an upload, which can be cancelled, goes on with the next, and ends with its page', async () => {
    const line = held();
    const { names, unmount } = await open(line);
    const user = anyFile();
    await user.upload(picker(), [png('one.png'), png('two.png')]);
    const first = await line.next();
    act(() => first.progress(40, 100));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading one.png' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText('Waiting')).toBeTruthy();
    await user.click(await button('Cancel one.png'));
    (await line.next()).go();
    await waitFor(() => expect(names()).toEqual(['two.png']));
    await user.upload(picker(), png('three.png'));
    const { signal } = await line.next();
    unmount();
    expect(signal.aborted).toBe(true);
  });

  test.each([
    [
      'a wrong format',
      new File(['x'], 'page.html'),
      /not a file of these formats: PNG, JPG, PDF. Please choose another/,
    ],
    [
      'a wrong content',
      new File(['<html>'], 'page.png'),
      /The content of this file is not what its name says/,
    ],
    [
      'too large a file',
      png('huge.png', 10 * 1_048_576 + 1),
      /larger than 10 MB. Please choose a smaller one/,
    ],
    ['an empty file', new File([], 'empty.png'), /is empty. Please choose another one/],
  ])('refuses %s before it is uploaded, and asks for another file', async (_case, file, words) => {
    const { local, names } = await open();
    await anyFile().upload(picker(), file);
    expect((await screen.findByText(words, { selector: 'li p' })).textContent).toMatch(words);
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    expect([
      names(),
      local
        .world()
        .calls()
        .filter(({ path }) => path === 'files.upload'),
    ]).toEqual([[], []]);
  });

  test('accepts a file of exactly the size limit', async () => {
    const { names } = await open();
    await anyFile().upload(picker(), png('large.png', 10 * 1_048_576));
    await waitFor(() => expect(names()).toEqual(['large.png']));
  });

  test('accepts two files with the same name, and numbers them in its buttons', async () => {
    const { names, form } = await open();
    const user = anyFile();
    await user.upload(picker(), [png('scan.png', 100), png('scan.png', 3000)]);
    await waitFor(() => expect(names()).toEqual(['scan.png', 'scan.png']));
    expect(await axeFindings()).toEqual([]);
    await user.click(await button('Remove scan.png (2)'));
    await waitFor(() =>
      expect(
        form()
          ?.getValues('files')
          .map(({ size }) => size),
      ).toEqual([100]),
    );
    expect(screen.getByRole('button', { name: 'Remove scan.png' })).toBeTruthy();
  });

  test('accepts files up to its limit, and refuses one more', async () => {
    const { names } = await open();
    await anyFile().upload(
      picker(),
      ['a', 'b', 'c', 'd'].map((name) => png(`${name}.png`)),
    );
    await waitFor(() => expect(names()).toEqual(['a.png', 'b.png', 'c.png']));
    expect(rows().at(-1)).toMatch(
      /^failed d\.png.*The number of attachments exceeds 3 and cannot be submitted/,
    );
  });

  test('keeps an uploaded file when another fails, which can be uploaded again', async () => {
    const { names } = await open({ faults: ['files.upload:http502:once'] });
    const user = anyFile();
    await user.upload(picker(), [png('one.png'), png('two.png')]);
    await waitFor(() => expect(names()).toEqual(['two.png']));
    expect(rows()[0]).toMatch(/^failed one\.png.*The service is not available/);
    await user.click(await button('Upload one.png again'));
    await waitFor(() => expect(names()).toEqual(['one.png', 'two.png']));
  });

  test('does not let the form be sent before the upload has ended', async () => {
    const line = held();
    const { sent } = await open(line);
    const user = anyFile();
    await user.upload(picker(), png('one.png'));
    const first = await line.next();
    await user.click(send());
    await screen.findByText('Please wait until the files are uploaded');
    first.go();
    await waitFor(() => expect(screen.queryByText(/^Please wait/)).toBeNull());
    await user.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledWith(['one.png']));
  });

  test('does not let the form be sent while a failed file is in the list', async () => {
    const { sent } = await open({ faults: ['files.upload:http502:always'] });
    const user = anyFile();
    await user.upload(picker(), png('one.png'));
    await button('Upload one.png again');
    await user.click(send());
    await screen.findByText(/^Please try the files that were not uploaded again/);
    await user.click(await button('Remove one.png'));
    await waitFor(() => expect(screen.queryByText(/^Please try/)).toBeNull());
    await user.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledWith([]));
  });

  test('goes on after a login, if the session expires during an upload', async () => {
    const { portal, local, names } = await open({ faults: ['files.upload:40101:once'] });
    await anyFile().upload(picker(), png('one.png'));
    await waitFor(() => expect(portal.loginPrompts.current()).toBeTruthy());
    expect(rows()[0]).toMatch(/^uploading/);
    const again = present(local.world().openPersonaSession());
    act(() => {
      portal.session.logIn(again, { kind: 'phone', value: '' });
      portal.loginPrompts.answer(true);
    });
    await waitFor(() => expect(names()).toEqual(['one.png']));
  });

  test('uploads a file after a later login, if the login was closed', async () => {
    const { portal, local, names } = await open({ faults: ['files.upload:40101:once'] });
    await anyFile().upload(picker(), png('one.png'));
    await waitFor(() => expect(portal.loginPrompts.current()).toBeTruthy());
    act(() => portal.loginPrompts.answer(false));
    await button('Upload one.png again');
    expect(names()).toEqual([]);
    const again = present(local.world().openPersonaSession());
    act(() => portal.session.logIn(again, { kind: 'phone', value: '' }));
    await waitFor(() => expect(names()).toEqual(['one.png']));
  });

  test('offers its formats in the system’s file chooser', async () => {
    await open();
    expect(picker().getAttribute('accept')?.split(',')).toEqual(['.png', '.jpg', '.jpeg', '.pdf']);
  });

  test('sends the token of a link instead of that of the session', async () => {
    const headers: Record<string, string>[] = [];
    const { names } = await open({
      linkToken: 'attachments-open',
      through: (line) => (request, options) => {
        headers.push({ ...request.headers });
        return line(request, options);
      },
    });
    await anyFile().upload(picker(), png('one.png'));
    await waitFor(() => expect(headers).toHaveLength(1));
    expect([headers[0]?.linkToken, headers[0]?.Authorization]).toEqual(['attachments-open', undefined]);
    await waitFor(() => expect(names()).toEqual(['one.png']));
  });

  test.each([
    [
      'offer-pending',
      'Files can be uploaded only after the offer is accepted.',
      '接受录用通知后才能上传文件。',
    ],
    ['offer-expired', 'The offer has expired and cannot be operated.', '该录用通知已过期，无法操作。'],
    ['interview-confirm', 'This link is not valid.', '此链接无效。'],
  ])(
    'of a link page shows in the page’s language why %s takes no file, and the page asks what has become of the link',
    async (token, english, chinese) => {
      const { portal, askAgain } = await open({ linkToken: token });
      await anyFile().upload(picker(), png('one.png'));
      await screen.findByText(english, { selector: 'li p' });
      expect(askAgain).toHaveBeenCalledOnce();
      await act(() => portal.languages.activate('zh-cn'));
      await screen.findByText(chinese, { selector: 'li p' });
    },
  );

  test('keeps its files when the language changes, and translates the messages', async () => {
    const { portal, names } = await open({ faults: ['files.upload:network:once'] });
    await anyFile().upload(picker(), [png('one.png'), png('two.png')]);
    await waitFor(() => expect(names()).toEqual(['two.png']));
    await act(() => portal.languages.activate('zh-cn'));
    expect(names()).toEqual(['two.png']);
    expect(rows()[0]).toContain('网络');
  });

  test('shows the files of a draft, and removes them by a reset', async () => {
    const kept = { fileId: 'f1', fileName: 'kept.png', size: 2048 };
    const { form, names } = await open({ files: [kept] });
    expect(rows()).toEqual(['done kept.png2 kBUploaded']);
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => form()?.reset({ files: [] }));
    await waitFor(() => expect([rows(), names()]).toEqual([[], []]));
  });
});

test('a file field refuses an upload of a visitor, and says that a login is needed', async () => {
  const world = createLocalWorld();
  const portal = testPortal({ world });
  function Form() {
    return (
      <FileField
        form={useForm<Values>({ defaultValues: { files: [] } })}
        name="files"
        kind="photo"
        label="Photo"
      />
    );
  }
  await renderInPortal(<Form />, portal);
  await userEvent.upload(screen.getByLabelText('Choose a file'), png('one.png'));
  await waitFor(() => expect(portal.loginPrompts.current()).toBeTruthy());
  act(() => portal.loginPrompts.answer(false));
  await screen.findByText('Please log in to continue.', { selector: 'li p' });
});
