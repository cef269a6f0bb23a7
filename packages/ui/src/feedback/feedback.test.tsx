import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  EmptyState,
  ErrorState,
  LiveRegion,
  type MarkName,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Spinner,
  VisuallyHidden,
} from '../index.ts';
import { axeFindings } from '../testing/axe.ts';

test.each(['search', 'delivery', 'collection', 'message', 'page', 'lock', 'expired'] satisfies MarkName[])(
  'an empty state (%s) has one picture that is silent, one sentence and one action',
  async (mark) => {
    render(<EmptyState mark={mark} as="h2" title="Nothing here yet" action={<a href="#all">Browse</a>} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse' })).toBeTruthy();
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(await axeFindings()).toEqual([]);
  },
);

test.each([
  ['你的网络似乎断开了，请检查后重试。', true],
  ['We could not reach the careers site. Check your connection and try again.', true],
  ['系统在处理该请求时遇到了问题：'.repeat(5), false],
  ['The upstream service did not answer within thirty seconds. '.repeat(3).trim(), false],
])('a failure is set as a title, a long message of a server as a text: %s', (title, isTitle) => {
  render(<ErrorState title={title} />);
  const message = screen.getByRole('alert').querySelector('p');
  expect(message?.textContent).toBe(title);
  expect(message?.classList.contains('heading')).toBe(isTitle);
});

test('an error says what happened, what is kept and what to do, and is announced', async () => {
  const retry = vi.fn();
  render(
    <ErrorState
      title="The list could not be loaded"
      kept="Your filters are kept."
      retry={{ label: 'Load again', onRetry: retry }}
      requestId={{ label: 'Request', value: '7f3c9a1e' }}
    />,
  );
  const text = screen.getByRole('alert').textContent;
  for (const part of ['could not be loaded', 'filters are kept', '7f3c9a1e']) expect(text).toContain(part);
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(await axeFindings()).toEqual([]);
});

/** A failure with a button that makes it go, or all of the page with it. */
function Failing({ around }: { around: (failure: ReactNode, goes: boolean) => ReactNode }) {
  const [goes, setGoes] = useState(false);
  const failure = <ErrorState title="Not loaded" retry={{ label: 'Again', onRetry: () => setGoes(true) }} />;
  return <main tabIndex={-1}>{around(!goes && failure, goes)}</main>;
}

function takeFocus(field: HTMLInputElement | null): void {
  if (field) field.focus();
}

test.each<[string, string, (failure: ReactNode, goes: boolean) => ReactNode]>([
  [
    'the heading of its section',
    'Latest',
    (failure) => (
      <>
        <h1>Home</h1>
        <section aria-labelledby="latest">
          <h2 id="latest">Latest</h2>
          {failure}
        </section>
      </>
    ),
  ],
  [
    'the heading of its page, where the section goes as well',
    'Home',
    (failure, goes) => (
      <>
        <h1>Home</h1>
        {!goes && (
          <section aria-labelledby="latest">
            <h2 id="latest">Latest</h2>
            {failure}
          </section>
        )}
      </>
    ),
  ],
  ['the page, where that has no heading', 'No heading', (failure) => <>No heading{failure}</>],
  [
    'the dialog that it is in',
    'Details',
    (failure) => (
      <>
        <h1>Home</h1>
        <div role="dialog" tabIndex={-1}>
          Details{failure}
        </div>
      </>
    ),
  ],
  [
    'a field that has taken it',
    '',
    (failure, goes) => (
      <>
        <h1>Home</h1>
        {failure}
        {goes && <input ref={takeFocus} />}
      </>
    ),
  ],
])('when a failure is tried again, the focus goes to %s', async (_, place, around) => {
  render(<Failing around={around} />);
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toBe(place);
});

test.each([
  ['nothing here', (title: string) => <EmptyState mark="page" title={title} />],
  ['a failure', (title: string) => <ErrorState title={title} />],
])('the title of %s is broken between its clauses, before it is broken between words', (_, state) => {
  render(state('该应聘流程已结束，此链接不再展示任何内容。'));
  const clauses = [...document.querySelectorAll('.inline-block')].map(({ textContent }) => textContent);
  expect(clauses).toEqual(['该应聘流程已结束，', '此链接不再展示任何内容。']);
});

test('the description of an empty state is broken between its clauses too', () => {
  render(<EmptyState mark="page" title="找不到" description="链接可能不完整，或该职位未公开。" />);
  const clauses = [...document.querySelectorAll('.inline-block')].map(({ textContent }) => textContent);
  expect(clauses).toEqual(['链接可能不完整，', '或该职位未公开。']);
});

test('an error that is being tried again does not take a second press', async () => {
  const retry = vi.fn();
  render(<ErrorState title="No" retry={{ label: 'Again', onRetry: retry, pending: true }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(retry).not.toHaveBeenCalled();
});

test('skeletons are silent, and their group says once that it is loading', async () => {
  render(
    <SkeletonGroup label="正在加载职位">
      <Skeleton className="h-6" />
      <SkeletonText lines={3} />
    </SkeletonGroup>,
  );
  const group = screen.getByRole('status');
  expect(group.textContent).toBe('正在加载职位');
  expect(group.getAttribute('aria-busy')).toBe('true');
  expect(await axeFindings()).toEqual([]);
});

test('a spinner is announced only when it has a label', async () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await axeFindings()).toEqual([]);
});

test('a live region stays mounted, and announces the words that have changed', async () => {
  const { rerender } = render(<LiveRegion message="" />);
  const region = screen.getByRole('status');
  rerender(<LiveRegion message="12 positions found" />);
  expect(region.textContent).toBe('12 positions found');
  expect(await axeFindings()).toEqual([]);
});

test('visually hidden words are part of an accessible name', () => {
  render(
    <button type="button">
      3<VisuallyHidden> new messages</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: /^3 ?new messages$/ })).toBeTruthy();
});
