import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MeetingPlace } from './meeting-place.tsx';

test('the address in a meeting place becomes a link in a new tab, and the text stays unchanged', () => {
  render(<MeetingPlace place="视频会议：https://meet.chengyuan.example/823-551-907，请提前五分钟进入。" />);
  const link = screen.getByRole('link', { name: 'meet.chengyuan.example/823-551-907' });
  expect(link.getAttribute('href')).toBe('https://meet.chengyuan.example/823-551-907');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(document.body.textContent).toContain('，请提前五分钟进入。');
});

test('a punctuation mark after an address is not part of the link', () => {
  render(
    <MeetingPlace place="Join https://meet.chengyuan.example/a.b, then https://meet.chengyuan.example/c?d=1." />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://meet.chengyuan.example/a.b',
    'https://meet.chengyuan.example/c?d=1',
  ]);
  expect(document.body.textContent).toContain('a.b, then ');
});

test('a meeting place without an https address has no link', () => {
  for (const place of ['深圳市南山区科苑路 15 号', 'javascript:alert(1)', 'http://meet.example/1', ''])
    render(<MeetingPlace place={place} />);
  expect(screen.queryByRole('link')).toBeNull();
});
