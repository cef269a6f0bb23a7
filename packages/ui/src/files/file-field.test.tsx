import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FileField, type FileFieldItem, type FileFieldProps } from '../forms.ts';
import { axeFindings } from '../testing/axe.ts';
import { present } from '../testing/present.ts';

const labels: FileFieldProps['labels'] = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  files: 'Attached files',
  waiting: 'Waiting',
  done: 'Uploaded',
  uploading: (name) => `Uploading ${name}`,
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Retry ${name}`,
  remove: (name) => `Remove ${name}`,
};

const FILES: FileFieldItem[] = [
  { id: '1', name: 'cv.pdf', size: '1.2 MB', state: 'done', href: '#cv' },
  { id: '2', name: 'work.pdf', state: 'uploading', progress: 0.624 },
  { id: '3', name: 'photo.jpg', state: 'failed', message: 'The network broke off.', canRetry: true },
  { id: '4', name: 'tool.exe', state: 'failed', message: 'This kind is not taken.', canRetry: false },
  { id: '5', name: 'next.pdf', state: 'waiting' },
];

const spies = () => ({ onFiles: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() });
const field = (props: Partial<FileFieldProps> = {}) => (
  <FileField label="Attachments" id="files" multiple files={FILES} labels={labels} {...spies()} {...props} />
);
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Choose a file');

test('each file shows its state, its progress, and what can be done with it', async () => {
  render(field());
  const bar = screen.getByRole('progressbar', { name: 'Uploading work.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('62');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove cv.pdf',
    'Cancel work.pdf',
    'Retry photo.jpg',
    'Remove photo.jpg',
    'Remove tool.exe',
    'Cancel next.pdf',
  ]);
  const stateOf = (text: string) => screen.getAllByText(text).map((said) => said.closest('li')?.textContent);
  expect([stateOf('Waiting'), stateOf('Uploaded')]).toEqual([['next.pdfWaiting'], ['cv.pdf1.2 MBUploaded']]);
  expect(picker().getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('This kind is not taken.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'cv.pdf' }).getAttribute('href')).toBe('#cv');
  expect(await axeFindings()).toEqual([]);
});

test('cancel, retry and remove report the id of their file', async () => {
  const user = userEvent.setup();
  const acts = spies();
  render(field(acts));
  await user.click(screen.getByRole('button', { name: 'Cancel work.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Retry photo.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Remove tool.exe' }));
  expect([acts.onCancel, acts.onRetry, acts.onRemove].map(({ mock }) => mock.calls)).toEqual([
    [['2']],
    [['3']],
    [['4']],
  ]);
});

test('files can be chosen, also the same one again, or dropped', async () => {
  const user = userEvent.setup();
  const acts = spies();
  render(field(acts));
  const [first, second] = [pdf('a.pdf'), pdf('b.pdf')];
  await user.upload(picker(), [first, second]);
  expect(acts.onFiles).toHaveBeenLastCalledWith([first, second]);
  expect(picker().value).toBe('');
  const zone = present(picker().closest('label'));
  fireEvent.dragOver(zone);
  expect(zone.dataset.state).toBe('over');
  fireEvent.drop(zone, { dataTransfer: { files: [second] } });
  expect(acts.onFiles).toHaveBeenLastCalledWith([second]);
  expect(zone.dataset.state).toBe('idle');
});

test('nothing is handed on where no file was chosen or dropped', () => {
  const acts = spies();
  render(field({ ...acts, accept: '.pdf' }));
  expect(picker().accept).toBe('.pdf');
  const zone = present(picker().closest('label'));
  fireEvent.change(picker(), { target: { files: [] } });
  fireEvent.drop(zone, { dataTransfer: { files: [] } });
  expect(acts.onFiles).not.toHaveBeenCalled();
});

test('the zone shows that a file is over it until it has left, and not where none is taken', () => {
  const { rerender } = render(field());
  const zone = present(picker().closest('label'));
  expect(zone.dataset.state).toBe('idle');
  fireEvent.dragEnter(zone);
  expect(zone.dataset.state).toBe('over');
  fireEvent.dragLeave(zone);
  expect(zone.dataset.state).toBe('idle');
  rerender(field({ disabled: true }));
  fireEvent.dragEnter(zone);
  expect(zone.dataset.state).toBe('idle');
});

test('a file that is dropped beside the field does not replace the page', () => {
  const { unmount } = render(field());
  /** Whether the browser does with it what it does by itself. */
  const goesOn = (where: Element, ...types: string[]) => {
    const dataTransfer = { types, files: [], dropEffect: 'copy' };
    const over = fireEvent.dragOver(where, { dataTransfer });
    return { over, drop: fireEvent.drop(where, { dataTransfer }), effect: dataTransfer.dropEffect };
  };
  expect(goesOn(document.body, 'Files')).toEqual({ over: false, drop: false, effect: 'none' });
  expect(goesOn(document.body, 'text/plain')).toEqual({ over: true, drop: true, effect: 'copy' });
  const zone = present(picker().closest('label'));
  expect(goesOn(zone, 'Files')).toEqual({ over: false, drop: false, effect: 'copy' });
  unmount();
  expect(goesOn(document.body, 'Files')).toEqual({ over: true, drop: true, effect: 'copy' });
});

test('a field for one file hands on all files that are dropped, so that the form can refuse them, and a disabled field none', () => {
  const acts = spies();
  const { rerender } = render(field({ ...acts, multiple: false }));
  const zone = present(picker().closest('label'));
  const drop = () => fireEvent.drop(zone, { dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] } });
  drop();
  expect(acts.onFiles.mock.calls[0]?.[0]).toHaveLength(2);
  expect(picker().multiple).toBe(false);
  rerender(field({ ...acts, disabled: true }));
  drop();
  expect(acts.onFiles).toHaveBeenCalledTimes(1);
  expect(picker().disabled).toBe(true);
});

test('after a file is removed, the focus goes to the next file, and from the last one to the picker', async () => {
  const user = userEvent.setup();
  const Files = () => {
    const [files, setFiles] = useState(FILES.slice(0, 2));
    return field({
      files,
      onRemove: (id) => setFiles(files.filter((file) => file.id !== id)),
      onCancel: (id) => setFiles(files.filter((file) => file.id !== id)),
    });
  };
  render(<Files />);
  await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel work.pdf' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(picker());
});

test('after the last of several files is removed, the focus goes to the one before it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(field());
  await user.click(screen.getByRole('button', { name: 'Remove tool.exe' }));
  rerender(field({ files: FILES.slice(0, 3) }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove photo.jpg' }));
});

test('after a file is tried again, the focus is on the button that cancels it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(field());
  await user.click(screen.getByRole('button', { name: 'Retry photo.jpg' }));
  const again: FileFieldItem = { id: '3', name: 'photo.jpg', state: 'uploading', progress: 0 };
  rerender(field({ files: FILES.with(2, again) }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel photo.jpg' }));
});

test('a file that is removed some time after the press still hands its focus on', async () => {
  const user = userEvent.setup();
  const { rerender } = render(field());
  await user.click(screen.getByRole('button', { name: 'Cancel work.pdf' }));
  rerender(field({ files: [...FILES] }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel work.pdf' }));
  rerender(field({ files: FILES.filter(({ id }) => id !== '2') }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove photo.jpg' }));
});

test('a file that is not removed after the press leaves the focus where it has gone since', async () => {
  const user = userEvent.setup();
  const { rerender } = render(field());
  await user.click(screen.getByRole('button', { name: 'Cancel work.pdf' }));
  await user.click(document.body);
  rerender(field({ files: [...FILES] }));
  expect(document.activeElement).toBe(document.body);
  await user.click(picker());
  rerender(field({ files: [...FILES] }));
  await user.click(document.body);
  rerender(field({ files: FILES.filter(({ id }) => id !== '2') }));
  expect(document.activeElement).toBe(document.body);
  // Nor is it taken from where it has gone when the file is removed after all.
  await user.click(screen.getByRole('button', { name: 'Remove photo.jpg' }));
  await user.click(picker());
  rerender(field({ files: FILES.slice(0, 1) }));
  expect(document.activeElement).toBe(picker());
});

test('an error is linked to the picker, which has the id that the summary leads to', () => {
  render(field({ error: 'Attach your CV', announcement: 'cv.pdf is uploaded' }));
  expect(picker().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(picker().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Attach your CV',
  );
  expect(document.getElementById('files')).toBe(picker());
  expect(screen.getByRole('status').textContent).toBe('cv.pdf is uploaded');
});

test('only an uploaded file can be saved, where the field has an action for that', async () => {
  const onSave = vi.fn();
  render(field({ saving: { label: (name) => `Download ${name}`, onSave } }));
  const buttons = screen.getAllByRole('button', { name: /^Download/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Download cv.pdf']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download cv.pdf' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith('1');
});
