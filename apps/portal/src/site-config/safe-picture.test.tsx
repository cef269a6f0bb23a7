import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafePicture } from './safe-picture.tsx';

const shown = () => [...document.querySelectorAll('img')].filter((one) => !one.hidden).map((one) => one.src);

test.each([
  ['https://a.example/x.png', ['https://a.example/x.png']],
  ['http://a.example/x.png', ['http://a.example/x.png']],
  ['data:image/png;base64,AA', ['data:image/png;base64,AA']],
  ['', []],
  ['x.png', []],
  ['//a.example/x.png', []],
  ['javascript:alert(1)', []],
  ['data:text/html,<script>1</script>', []],
  ['https://', []],
])('the picture at %j is shown as %j', (address, expected) => {
  render(<SafePicture address={address} />);
  expect(shown()).toEqual(expected);
});

test('a refused or broken picture is replaced by its fallback', () => {
  const standIn = () => document.querySelectorAll('[data-stand-in]').length;
  const { rerender } = render(<SafePicture address="" fallback={<i data-stand-in="" />} />);
  expect(standIn()).toBe(1);
  rerender(<SafePicture address="https://a.example/gone.png" fallback={<i data-stand-in="" />} />);
  expect(standIn()).toBe(0);
  fireEvent.error(document.querySelector('img') as HTMLElement);
  expect([standIn(), shown().length]).toEqual([1, 0]);
});

test('a broken picture is removed, and another address at the same place is tried', () => {
  const { rerender } = render(<SafePicture address="https://a.example/gone.png" className="h-36" />);
  fireEvent.error(document.querySelector('img') as HTMLElement);
  expect(shown()).toEqual([]);
  rerender(<SafePicture address="https://a.example/there.png" className="h-36" />);
  expect(shown()).toEqual(['https://a.example/there.png']);
});
