import { describe, expect, it } from 'vitest';
import { bytes, callsPerSecond, median, milliseconds, write } from './quantity.ts';
import { atLeastTimes, atMost, atMostTimes, moreThan, notMeasured } from './row.ts';
import { writeTable } from './table.ts';

describe('the table of benchmarks', () => {
  it('says reached at the limit and missed past it', () => {
    const at = (value: number) => atMostTimes(1.3, bytes(100_000), { what: 'JS', measured: bytes(value) });
    expect(at(130_000).reached).toBe(true);
    expect(at(130_100).reached).toBe(false);
  });

  it('compares speeds the other way round', () => {
    const reference = callsPerSecond(1000);
    expect(atLeastTimes(0.2, reference, { what: 'mock', measured: callsPerSecond(200) }).reached).toBe(true);
    expect(atLeastTimes(0.2, reference, { what: 'mock', measured: callsPerSecond(199) }).reached).toBe(false);
    expect(moreThan(reference, { what: 'mock', measured: callsPerSecond(1000) }).reached).toBe(false);
  });

  it('misses a good number whose condition does not hold, and says which', () => {
    const row = atMost(milliseconds(32), {
      what: 'drag',
      measured: milliseconds(3),
      condition: { broken: 'the handle did not move', met: false },
    });
    expect(row.reached).toBe(false);
    expect(writeTable([row])).toContain('NOT MET: the handle did not move');
  });

  it('shows what could not be measured, and why', () => {
    const table = writeTable([notMeasured('slider', new Error('no handle\nand more'))]);
    expect(table).toMatch(/^slider +not measured .*MISSED$/m);
    expect(table).toContain('  no handle');
    expect(table).not.toContain('and more');
  });

  it('prints one aligned line a row, and the sources under it', () => {
    const row = atMost(bytes(10_000), {
      what: 'CSS of the home page',
      measured: bytes(9_300),
      notes: ['index.css 9.3 kB'],
    });
    expect(writeTable([row]).split('\n')).toEqual(
      [
        'what                  measured  reference  ratio  to reach  verdict',
        '--------------------  --------  ---------  -----  --------  -------',
        'CSS of the home page    9.3 kB          -      -  <= 10 kB  reached',
        '',
        'On what, and against what:',
        '',
        'CSS of the home page:',
        '  index.css 9.3 kB',
      ].map((line) => line.trimEnd()),
    );
  });
});

describe('quantities', () => {
  it('are written with the digits that a measurement carries', () => {
    expect(write(milliseconds(1234.5))).toBe('1235 ms');
    expect(write(milliseconds(12.34))).toBe('12.3 ms');
    expect(write(milliseconds(1.234))).toBe('1.23 ms');
    expect(write(bytes(102_812))).toBe('102.8 kB');
  });

  it('have a middle that one outlier does not move', () => {
    expect(median([3, 1, 900])).toBe(3);
    expect(median([1, 2, 3, 4])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });
});
