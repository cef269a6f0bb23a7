import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  Badge,
  BlockHeading,
  Card,
  Chip,
  cn,
  FactGroups,
  FactLine,
  Facts,
  Heading,
  InlineFacts,
  PageHeading,
  Steps,
  stretchedLink,
  Timeline,
} from '../index.ts';
import { axeFindings } from '../testing/axe.ts';

test('class names are joined, and falsy ones are left out', () => {
  expect(cn('a', false, undefined, null, '', 'b')).toBe('a b');
});

test('a heading without a word is not there', () => {
  const { container } = render(<Heading level={2}>{''}</Heading>);
  expect(container.innerHTML).toBe('');
});

describe('PageHeading', () => {
  test('leaves the focus in a dialog that was opened while the page was on its way', () => {
    const page = (focusKey: string) => (
      <>
        <PageHeading focusKey={focusKey}>Page</PageHeading>
        <div role="dialog" aria-label="Log in">
          <input aria-label="Phone number" />
        </div>
      </>
    );
    const { rerender } = render(page('/home'));
    const field = screen.getByRole('textbox', { name: 'Phone number' });
    field.focus();
    rerender(page('/positions'));
    expect(document.activeElement).toBe(field);
  });

  test('leaves the focus alone on the first page and takes it after a change of route', () => {
    const { rerender } = render(<PageHeading focusKey="/home">Home</PageHeading>);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(document.body);
    rerender(<PageHeading focusKey="/home">Home, loaded</PageHeading>);
    expect(document.activeElement).toBe(document.body);
    rerender(<PageHeading focusKey="/positions">Positions</PageHeading>);
    expect(document.activeElement).toBe(heading);
  });

  test('takes the focus on mount where it is asked to, once', () => {
    const page = (title: string) => (
      <>
        <button type="button">Else</button>
        <PageHeading focusOnMount focusKey="/a">
          {title}
        </PageHeading>
      </>
    );
    const { rerender } = render(page('Loading'));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    screen.getByRole('button').focus();
    rerender(page('Loaded'));
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

test('a heading has its level in the outline, whatever its size', async () => {
  render(
    <section aria-labelledby="hot">
      <Heading level={1} size="sm">
        Group
      </Heading>
      <BlockHeading id="hot" action={<a href="#all">View all</a>} lead="Two hundred of them">
        Positions
      </BlockHeading>
    </section>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Group' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Positions' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('a badge keeps its words on one line unless it is said to have many lines', () => {
  render(
    <>
      <Badge>未读</Badge>
      <Badge lines="many">Negotiable, with a thirteenth salary and a share of what the year brings</Badge>
    </>,
  );
  const isOnOneLine = (text: RegExp) =>
    screen.getByText(text).className.split(' ').includes('whitespace-nowrap');
  expect(isOnOneLine(/未读/)).toBe(true);
  expect(isOnOneLine(/^Negotiable/)).toBe(false);
});

test('an interactive card keeps its element, and has one link that covers all of it', async () => {
  render(
    <ul>
      <Card as="li" interactive>
        <a href="#one" className={stretchedLink}>
          Architect
        </a>
        <Badge tone="success">Open</Badge>
      </Card>
    </ul>,
  );
  const card = screen.getByRole('listitem');
  expect(within(card).getByRole('link').className).toContain('after:inset-0');
  expect(card.className).toContain('relative');
  expect(await axeFindings()).toEqual([]);
});

describe('Chip', () => {
  test('is removed by a button that names it', async () => {
    const remove = vi.fn();
    render(
      <Chip onRemove={remove} removeLabel="移除 上海">
        上海
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: '移除 上海' }));
    expect(remove).toHaveBeenCalledOnce();
    expect(await axeFindings()).toEqual([]);
  });
});

test('facts are a list of terms with their definitions', async () => {
  render(
    <Facts
      columns={2}
      items={[
        { term: 'City', value: 'Shanghai' },
        { term: 'Openings', value: 3 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['City', 'Openings']);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Shanghai', '3']);
  expect(await axeFindings()).toEqual([]);
});

test('facts in groups are lists under headings, whose terms have one column', async () => {
  const { container } = render(
    <FactGroups
      groups={[
        { heading: <Heading level={3}>Person</Heading>, items: [{ term: 'Name', value: 'Lin' }] },
        { heading: <Heading level={3}>Nothing</Heading>, items: [{ term: 'Car', value: '' }] },
        { heading: <Heading level={3}>Skills</Heading>, content: <p>Excel</p> },
        { items: [{ term: 'Emergency contact', value: 'Mother' }] },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Emergency contact',
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Person', 'Skills']);
  const [grid, ...others] = container.querySelectorAll('.grid');
  expect(others).toEqual([]);
  for (const list of container.querySelectorAll('dl'))
    expect([list.className, list.parentElement?.className, list.parentElement?.parentElement]).toEqual([
      'contents',
      'contents',
      grid,
    ]);
  expect(await axeFindings()).toEqual([]);
});

test('facts of which none is known are no list', () => {
  const { container } = render(<Facts items={[{ term: 'City', value: '' }]} className="mt-6" />);
  expect(container.innerHTML).toBe('');
});

test('a timeline names the state of each step, and marks the current one', async () => {
  render(
    <Timeline
      stateLabels={{ done: '(done)', current: '(now)', upcoming: '(to come)' }}
      items={[
        { key: '1', title: 'Applied', state: 'done', meta: '2026-11-02' },
        { key: '2', title: 'Interview', state: 'current', description: '45 minutes' },
        { key: '3', title: 'Offer', state: 'upcoming' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'current', 'upcoming']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]?.textContent).toContain('Applied (done)');
  expect(await axeFindings()).toEqual([]);
});

test.each([
  [0, ['current', 'upcoming', 'upcoming']],
  [1, ['done', 'current', 'upcoming']],
  [2, ['done', 'done', 'done']],
])(
  'steps with the current one at %i name what is done, what is under way, and what comes',
  async (current, states) => {
    render(
      <Steps
        label="Progress"
        current={current}
        steps={['Verify', 'Set', 'Done']}
        stateLabels={{ done: '(done)', current: '(now)', upcoming: '(to come)' }}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset.state)).toEqual(states);
    expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(current);
    expect(steps[1]?.textContent).toContain('Set (');
    expect(await axeFindings()).toEqual([]);
  },
);

test('steps that end before the last one name the step where they ended, and how', () => {
  render(
    <Steps
      label="Progress"
      current={1}
      endedLabel="(withdrawn)"
      steps={['Applied', 'Screening', 'Hired']}
      stateLabels={{ done: '(done)', current: '(now)', upcoming: '(to come)' }}
    />,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Applied (done)',
    'Screening (withdrawn)',
    'Hired (to come)',
  ]);
});

test('a last step that lasts is under way once it is reached, and not done', () => {
  render(
    <Steps
      label="Progress"
      current={1}
      lastLasts
      steps={['Offer', 'First day']}
      stateLabels={{ done: '(done)', current: '(now)', upcoming: '(to come)' }}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Offer (done)', 'First day (now)']);
  expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'current']);
});

test('two steps with the same title stay two, also after the list has changed', () => {
  const steps = (labels: readonly string[]) => (
    <Steps
      label="Progress"
      current={1}
      steps={labels}
      stateLabels={{ done: '(done)', current: '(now)', upcoming: '(to come)' }}
    />
  );
  const said = () => screen.getAllByRole('listitem').map((step) => step.textContent);
  const { rerender } = render(steps(['Applied', 'Interview', 'Interview', 'Hired']));
  expect(said()).toHaveLength(4);
  rerender(steps(['Screening', 'Interview', 'Hired']));
  expect(said()).toEqual(['Screening (done)', 'Interview (now)', 'Hired (to come)']);
});

test('a line of facts leaves empty ones out, and puts a dot between two others', () => {
  render(<InlineFacts data-testid="facts" items={['Shanghai', '', undefined, '3 openings']} />);
  expect(screen.getByTestId('facts').textContent).toBe('Shanghai · 3 openings');
});

test('a line without any fact is not there: it would take the gap of a line', () => {
  const { container } = render(<InlineFacts items={['', undefined, false]} />);
  expect(container.innerHTML).toBe('');
});

describe('facts that keep to one line', () => {
  test('have a dot between two of them, and none before what is at the end', () => {
    render(<FactLine data-testid="facts" items={['Shanghai', '', 'Bachelor’s']} end={<time>Today</time>} />);
    expect(screen.getByTestId('facts').textContent).toBe('Shanghai · Bachelor’sToday');
  });

  test('are told in full to a pointer, as they may be truncated', () => {
    render(<FactLine items={['Harbor University', 'Logistics']} />);
    expect(screen.getByTitle('Logistics').textContent).toBe(' · Logistics');
  });

  test('are not there without any, unless something is at the end', () => {
    const { container, rerender } = render(<FactLine items={['', '']} />);
    expect(container.innerHTML).toBe('');
    rerender(<FactLine items={[]} end="Today" />);
    expect(container.textContent).toBe('Today');
  });
});

test('a line of facts in a button is not a paragraph', () => {
  render(
    <button type="button">
      <InlineFacts as="span" items={['Harbor University', 'Logistics']} />
    </button>,
  );
  const button = screen.getByRole('button', { name: /^Harbor University.*Logistics$/ });
  expect(button.textContent).toBe('Harbor University · Logistics');
  expect(button.querySelector('p')).toBeNull();
});
