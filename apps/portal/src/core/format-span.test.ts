import { describe, expect, test } from 'vitest';
import { formatSpan } from './format-span.ts';

const morning = { start: '2026-11-23T10:00:00+08:00', end: '2026-11-23T11:00:00+08:00' };

describe('an interview’s time', () => {
  // Tests run in UTC.
  test('is in the viewer’s zone with the zone named, and in the company’s behind it', () => {
    expect(formatSpan(morning, 'en', 'Asia/Shanghai')).toBe(
      'Mon, Nov 23, 2026 02:00–03:00 (UTC); 10:00–11:00 (GMT+8)',
    );
  });

  test('is written once where both are the same', () => {
    expect(formatSpan(morning, 'en', 'UTC')).toBe('Mon, Nov 23, 2026 02:00–03:00 (UTC)');
  });

  test('names the other day where it is one', () => {
    const late = { start: '2026-11-23T20:00:00Z', end: '2026-11-23T21:00:00Z' };
    expect(formatSpan(late, 'en', 'Asia/Shanghai')).toBe(
      'Mon, Nov 23, 2026 20:00–21:00 (UTC); Tue, Nov 24, 2026 04:00–05:00 (GMT+8)',
    );
  });

  test('is written as Chinese writes it', () => {
    expect(formatSpan(morning, 'zh-CN', 'Asia/Shanghai')).toBe(
      '2026年11月23日周一 02:00–03:00（UTC），10:00–11:00（GMT+8）',
    );
  });

  test('follows daylight saving of the company’s zone', () => {
    const at = (start: string, end: string) => formatSpan({ start, end }, 'en', 'America/New_York');
    expect(at('2026-10-30T14:00:00Z', '2026-10-30T15:00:00Z')).toContain('10:00–11:00 (EDT)');
    expect(at('2026-11-02T14:00:00Z', '2026-11-02T15:00:00Z')).toContain('09:00–10:00 (EST)');
  });
});
