import { expect, it } from 'vitest';
import { flowArguments } from './flows.ts';

it.each([
  [['--repeat', '10'], ['--repeat-each=10']],
  [['--repeat=3'], ['--repeat-each=3']],
  [
    ['search.spec.ts', '--repeat', '5', '-g', 'menu'],
    ['--repeat-each=5', 'search.spec.ts', '-g', 'menu'],
  ],
  [
    ['--', '--repeat', '2', 'search'],
    ['--repeat-each=2', 'search'],
  ],
  [
    ['--workers', '1'],
    ['--workers', '1'],
  ],
])('each flow runs as often as is said, and the rest is for Playwright: %j', (given, passed) => {
  expect(flowArguments(given)).toEqual(passed);
});

it.each([[['--repeat']], [['--repeat', 'search']], [['--repeat=0']]])('%j says no count', (given) => {
  expect(() => flowArguments(given)).toThrow('--repeat takes a count');
});
