import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequestText } from './request-text.tsx';

test('Chinese text breaks between words only: 联系 stays together', () => {
  render(<RequestText>这次没有合适的机会，但我们希望之后还能联系你。</RequestText>);
  const words = screen.getByRole('paragraph');
  expect(words.textContent).toBe('这次没有合适的机会，但我们希望之后还能联系你。');
  const parts = [...words.querySelectorAll('.break-keep')].flatMap(({ innerHTML }) =>
    innerHTML.split('<wbr>'),
  );
  expect(parts).toContain('还能联系');
  expect(parts.at(-1)).toBe('你。');
});

test('a Chinese clause moves to a new line before it breaks, if the line has room for it', () => {
  render(<RequestText>机构受公司委托核实以下内容。未经你授权，不会核实任何资料。</RequestText>);
  const clauses = [...screen.getByRole('paragraph').querySelectorAll('[class*=inline-block]')];
  expect(clauses.map(({ textContent }) => textContent)).toEqual([
    '机构受公司委托核实以下内容。',
    '未经你授权，',
    '不会核实任何资料。',
  ]);
});
