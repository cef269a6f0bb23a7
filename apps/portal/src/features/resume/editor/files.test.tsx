import { readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { pngHead } from '@careers/validation/testing/picture-head';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPixels } from '../../../testing/read-pixels.ts';
import { untilAllSaved } from '../../../testing/until-all-saved.ts';
import { logInByCode } from '../../account/testing/person.ts';
import { findSection, hidePage, openEditor } from './testing/open-editor.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const png = (name: string, size = 8) =>
  new File([new Uint8Array(PNG), new Uint8Array(Math.max(0, size - 8))], name, { type: 'image/png' });
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** jsdom has neither images nor a canvas: records what is drawn, and returns a JPEG. */
function standInForCanvas(stripes = false) {
  const drawn: unknown[][] = [];
  const paper = {
    fillStyle: '',
    fillRect: () => {},
    drawImage: (...args: unknown[]) => drawn.push(args.slice(1)),
    getImageData: (_x: number, _y: number, width: number) => readPixels(paper.fillStyle, width, stripes),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => paper as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([new Uint8Array(JPEG)], { type: 'image/jpeg' })),
  );
  return drawn;
}

describe('the photo of a resume', () => {
  let drawn: unknown[][] = [];
  beforeEach(() => {
    drawn = standInForCanvas();
    return () => vi.restoreAllMocks();
  });

  test.each([
    ['of another format', pdf('me.pdf'), /^me\.pdf: This is not a file of these formats: JPG, GIF, PNG, BMP/],
    [
      'that is not what its name says',
      new File(['%PDF-1.7'], 'me.jpg'),
      /^me\.jpg: The content of this file is not what its name says/,
    ],
    ['larger than 1 MB', png('me.png', 1024 * 1024 + 1), /^me\.png: This file is larger than 1 MB/],
  ])('refuses a file %s with the reason', async (_what, file, words) => {
    const { user, written } = await openEditor();
    const photo = await findSection('Photo');
    const input = photo.getByLabelText('Choose a file');
    if (file.name.endsWith('.pdf')) fireEvent.change(input, { target: { files: [file] } });
    else await user.upload(input, file);
    await photo.findByText(words);
    expect(written()).toEqual({});
  });

  test('is cropped by keyboard, uploaded, saved and shown', async () => {
    const { user, written } = await openEditor();
    const photo = await findSection('Photo');
    await user.upload(photo.getByLabelText('Choose a file'), png('me.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    const picture = await dialog.findByRole('img', { name: 'What you have chosen' });
    Object.defineProperties(picture, { naturalWidth: { value: 1200 }, naturalHeight: { value: 600 } });
    fireEvent.load(picture);
    expect(await axeFindings()).toEqual([]);
    fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    fireEvent.change(dialog.getByRole('slider', { name: 'Left to right' }), { target: { value: '1' } });
    await user.click(dialog.getByRole('button', { name: 'Use this photo' }));
    expect(drawn).toEqual([[975, 150, 225, 300, 0, 0, 480, 640]]);
    await photo.findByRole('button', { name: 'Remove photo.jpg' });
    await photo.findByRole('img', { name: 'You, as recruiters will see you' });
    hidePage();
    await untilAllSaved(() => {
      expect(written().photo?.value).toMatchObject({ fileName: 'photo.jpg' });
    });
    // The photo is optional and can be removed.
    await user.click(photo.getByRole('button', { name: 'Remove photo.jpg' }));
    await screen.findByText('Delete successfully');
    hidePage();
    await waitFor(() => expect(written().photo?.value).toBeNull());
  });

  /** Opens the crop of a picture of 1200 by 600 pixels. */
  async function openCrop() {
    const { user } = await openEditor();
    const photo = await findSection('Photo');
    await user.upload(photo.getByLabelText('Choose a file'), png('me.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    const picture = await dialog.findByRole('img', { name: 'What you have chosen' });
    Object.defineProperties(picture, { naturalWidth: { value: 1200 }, naturalHeight: { value: 600 } });
    fireEvent.load(picture);
    return { user, photo, dialog, picture };
  }

  test('is not uploaded where the browser gives stripes instead of what was drawn', async () => {
    const { user, photo, dialog } = await openCrop();
    standInForCanvas(true);
    await user.click(dialog.getByRole('button', { name: 'Use this photo' }));
    await photo.findByText(
      /^me\.png: This browser could not crop the photo\. Allow this site .*, or try another browser/,
    );
    expect(photo.queryByText('photo.jpg')).toBeNull();
  });

  test('is not uploaded if the dialog is cancelled while it is cropped', async () => {
    const { user, photo, dialog } = await openCrop();
    const cut = Promise.withResolvers<BlobCallback>();
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(cut.resolve);
    await user.click(dialog.getByRole('button', { name: 'Use this photo' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const take = await cut.promise;
    await act(async () => take(new Blob([new Uint8Array(JPEG)], { type: 'image/jpeg' })));
    expect(photo.queryByText('photo.jpg')).toBeNull();
  });

  test('can be dragged until the system cancels the pointer', async () => {
    const { picture } = await openCrop();
    const frame = picture.parentElement as HTMLElement;
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 216, 288);
    const left = () => picture.style.left;
    // React renders after a pointer move only when it is waited for.
    const move = (clientX: number) =>
      act(async () => fireEvent.pointerMove(frame, { clientX, clientY: 100 }));
    fireEvent.pointerDown(frame, { clientX: 100, clientY: 100 });
    const before = left();
    await move(80);
    const dragged = left();
    expect(dragged).not.toBe(before);
    fireEvent.pointerCancel(frame);
    await move(40);
    expect(left()).toBe(dragged);
  });

  test('refuses a file that the browser cannot show', async () => {
    const { user } = await openEditor();
    const photo = await findSection('Photo');
    await user.upload(photo.getByLabelText('Choose a file'), png('me.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    fireEvent.error(await dialog.findByRole('img'));
    await photo.findByText(/^me\.png: The content of this file is not what its name says/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('refuses a picture with too many pixels for the device’s memory, until another is chosen', async () => {
    const { user } = await openEditor();
    const photo = await findSection('Photo');
    const large = new File([pngHead({ width: 20_000, height: 20_000 })], 'me.png', { type: 'image/png' });
    await user.upload(photo.getByLabelText('Choose a file'), large);
    await photo.findByText(/^me\.png: This picture has more than 64 million pixels/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.upload(photo.getByLabelText('Choose a file'), png('smaller.png'));
    await screen.findByRole('dialog', { name: 'Crop your photo' });
    expect(photo.queryByText(/^me\.png/)).toBeNull();
  });
});

describe('the attachments of a resume', () => {
  test('can be downloaded under their names; a failed download shows no message', async () => {
    const { user, local } = await openEditor({
      world: { persona: 'newcomer', faults: [readFault('files.download:http502:once')] },
    });
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:test/1';
        static override revokeObjectURL = () => {};
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const files = await findSection('Attachments');
    await user.upload(files.getByLabelText('Choose files'), pdf('one.pdf'));
    const download = await files.findByRole('button', { name: 'Download one.pdf' });
    await user.click(download);
    const asked = () =>
      local
        .world()
        .calls()
        .filter(({ path }) => path === 'files.download');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await user.click(download);
    await waitFor(() => expect(saved).toEqual(['one.pdf']));
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/\S/),
    );
  });

  test('can be uploaded again after a failure, which affects nothing else', async () => {
    const faults = [readFault('files.upload:http502:once')];
    const { user, written } = await openEditor({ world: { faults } });
    const files = await findSection('Attachments');
    const about = await findSection('Self-evaluation');
    await user.upload(files.getByLabelText('Choose files'), [pdf('one.pdf'), pdf('two.pdf')]);
    const again = await files.findByRole('button', { name: 'Upload one.pdf again' });
    await files.findByRole('button', { name: 'Remove two.pdf' });
    await user.type(about.getByRole('textbox'), '!');
    await user.click(again);
    await waitFor(() => expect(files.queryByRole('button', { name: 'Upload one.pdf again' })).toBeNull());
    hidePage();
    await waitFor(() =>
      expect(written().attachments?.value.map(({ fileName }) => fileName)).toEqual(
        expect.arrayContaining(['one.pdf', 'two.pdf']),
      ),
    );
    await waitFor(() => expect(written().selfEvaluation?.value).toMatch(/!$/));
  });

  test('keep the person from leaving by “Save” while one is being uploaded', async () => {
    const { user } = await openEditor({ world: { faults: [readFault('files.upload:timeout:once')] } });
    const files = await findSection('Attachments');
    await user.upload(files.getByLabelText('Choose files'), pdf('one.pdf'));
    await files.findByRole('button', { name: 'Cancel one.pdf' });
    await user.click(screen.getByRole('link', { name: 'Legal notices' }));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please wait until the files are uploaded');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.hash).toMatch(/^#\/resumeEditor/);
    await user.click(files.getByRole('button', { name: 'Cancel one.pdf' }));
    await waitFor(() => expect(files.queryByText('one.pdf')).toBeNull());
  });

  test('keep the resume from being finished while one was not uploaded and is still shown', async () => {
    const { user } = await openEditor({ world: { faults: [readFault('files.upload:http500:once')] } });
    const files = await findSection('Attachments');
    await user.upload(files.getByLabelText('Choose files'), pdf('one.pdf'));
    await files.findByRole('button', { name: 'Upload one.pdf again' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please try the files that were not uploaded again, or remove them');
    expect(screen.queryByText('Save successfully')).toBeNull();
    await user.click(files.getByRole('button', { name: 'Remove one.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Save successfully');
  });

  test('keep an import, which opens the resume anew, from taking away the one that is being uploaded', async () => {
    const { user } = await openEditor({ world: { faults: [readFault('files.upload:timeout:once')] } });
    const importing = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import a resume' });
    const files = await findSection('Attachments');
    expect(importing().disabled).toBe(false);
    await user.upload(files.getByLabelText('Choose files'), pdf('one.pdf'));
    await files.findByRole('button', { name: 'Cancel one.pdf' });
    await screen.findByText(/^Before you import a resume, wait until/);
    expect(importing().disabled).toBe(true);
    await user.click(files.getByRole('button', { name: 'Cancel one.pdf' }));
    await waitFor(() => expect(importing().disabled).toBe(false));
    expect(screen.queryByText(/^Before you import a resume, wait until/)).toBeNull();
  });

  test('and the rest of the editor ask for a closed login again at “Save”, not at every pause in the typing', async () => {
    const { user, local, written } = await openEditor({
      world: { faults: [readFault('rm.resume.saveResume:40101:once')] },
    });
    const login = () =>
      screen.queryByRole('dialog', { name: 'Your session has expired, please log in again' });
    const about = await findSection('Self-evaluation');
    await user.type(about.getByRole('textbox'), '!');
    hidePage();
    await waitFor(() => expect(login()).toBeTruthy());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(login()).toBeNull());
    const refused = () =>
      local
        .world()
        .calls()
        .filter(({ path, code }) => path === 'rm.resume.saveResume' && code === '40101').length;
    await user.type(about.getByRole('textbox'), '?');
    hidePage();
    await waitFor(() => expect(refused()).toBe(2));
    await about.findByText('Not saved: Please log in to continue.');
    expect(login()).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(login()).toBeTruthy());
    await logInByCode(user, '13800000001');
    await waitFor(() => expect(written().selfEvaluation?.value).toMatch(/!\?$/));
  });

  test('and the rest of the editor ask for one login when both an upload and a save meet an expired session', async () => {
    const faults = ['files.upload', 'rm.resume.saveResume'].map((path) => readFault(`${path}:40101:once`));
    const { user, local, written } = await openEditor({ world: { faults } });
    const calls = (path: string) =>
      local
        .world()
        .calls()
        .filter((call) => call.path === path && call.code === '40101').length;
    const files = await findSection('Attachments');
    const about = await findSection('Self-evaluation');
    await user.type(about.getByRole('textbox'), '!');
    await user.upload(files.getByLabelText('Choose files'), pdf('one.pdf'));
    hidePage();
    await waitFor(() => expect([calls('files.upload'), calls('rm.resume.saveResume')]).toEqual([1, 1]));
    await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
    // If the person closes the login, they are not asked a second time, and can send the file again.
    await user.keyboard('{Escape}');
    const again = await files.findByRole('button', { name: 'Upload one.pdf again' });
    files.getByText('Please log in to continue.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(again);
    await logInByCode(user, '13800000001');
    await files.findByRole('button', { name: 'Download one.pdf' });
    // The failed save is sent automatically, too.
    await waitFor(() => expect(written().selfEvaluation?.value).toMatch(/!$/));
    hidePage();
    await waitFor(() =>
      expect(written().attachments?.value.map(({ fileName }) => fileName)).toContain('one.pdf'),
    );
  });

  test('are limited: those over the limit are refused, and the others are saved', async () => {
    const { written } = await openEditor();
    const files = await findSection('Attachments');
    // The resume has one attachment already.
    const many = Array.from({ length: 50 }, (_, at) => pdf(`certificate ${at + 1}.pdf`));
    fireEvent.change(files.getByLabelText('Choose files'), { target: { files: many } });
    await files.findByText('The number of attachments exceeds 50 and cannot be submitted');
    await waitFor(() => expect(files.getAllByRole('button', { name: /^Download / })).toHaveLength(50));
    hidePage();
    await untilAllSaved(() => {
      expect(written().attachments?.value).toHaveLength(50);
    });
  });

  test('accept only the formats of the specification', async () => {
    await openEditor();
    const files = await findSection('Attachments');
    const exe = new File(['MZ'], 'cv.exe');
    fireEvent.change(files.getByLabelText('Choose files'), { target: { files: [exe] } });
    await files.findByText(/^This is not a file of these formats: PDF, DOC, DOCX/);
  });
});

test('the video of a resume accepts only MP4', async () => {
  await openEditor();
  const video = await findSection('Video');
  const avi = new File(['RIFF'], 'me.avi');
  fireEvent.change(video.getByLabelText('Choose a file'), { target: { files: [avi] } });
  await video.findByText(/^This is not a file of these formats: MP4/);
});
