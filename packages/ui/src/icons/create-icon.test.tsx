import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createIcon } from './create-icon.ts';

const Check = createIcon([['path', { d: 'M20 6 9 17l-5-5' }]]);

it('an icon has its size in rem, so that it grows with text that is set larger', () => {
  const { container } = render(<Check size={20} style={{ opacity: 0.5 }} />);
  const { width, height, opacity } = container.querySelector('svg')?.style ?? {};
  expect([width, height, opacity]).toEqual(['1.25rem', '1.25rem', '0.5']);
});

it('an icon is hidden from assistive technology unless it has a name', () => {
  const { container } = render(
    <>
      <Check />
      <Check aria-label="Done" />
    </>,
  );
  const hidden = [...container.querySelectorAll('svg')].map((icon) => icon.getAttribute('aria-hidden'));
  expect(hidden).toEqual(['true', 'false']);
});
