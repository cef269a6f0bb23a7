import { readWorldAddress } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showProblems } from './problems.ts';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

function show(query: string): void {
  const address = readWorldAddress(query);
  if (address.ok) throw new Error('a sound address');
  const element = document.body.appendChild(document.createElement('main'));
  element.textContent = 'Loading';
  showProblems(element, address.problems);
}

test('an address that describes no world is explained: what is wrong in it, and what is valid', async () => {
  show('?persona=nobody&size=-1&colour=red');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This address describes no world');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'persona=nobody expected one of visitor, candidate, newcomer, returning, employee, outsider, interviewer',
    'size=-1 expected an integer from 0 to 100000',
    expect.stringMatching(/^colour=red expected one of the parameters scenario, persona, site/),
  ]);
  expect(screen.getByRole('link', { name: 'Open the default world' }).getAttribute('href')).toBe(
    location.pathname,
  );
  expect(screen.queryByText('Loading')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('values of a wrong address are shown as text, never as markup', () => {
  show(`?persona=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('persona=<img src=x onerror=alert(1)>')).toBeTruthy();
});

test.each([
  ['a Chinese browser', 'zh-CN', undefined],
  ['a bench that was turned to Chinese', 'en-US', '{"language":"zh"}'],
])('a wrong address is explained in Chinese in %s', (_, language, kept) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  if (kept) localStorage.setItem('careers-bench', kept);
  show('?size=-1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('这个地址不对应任何世界');
  expect(screen.getByRole('listitem').textContent).toBe('size=-1，需要：0 到 100000 的整数');
  expect(screen.getByRole('main').lang).toBe('zh');
});
