import { asSentence, quote } from './names.ts';

interface Panel {
  readonly component: string;
  /** In English. */
  readonly title: string;
  readonly says: string;
}

export function panelText({ component, says }: Panel): string {
  return `import { useBench, useWorldChanges } from './bench-context.ts';

/** ${asSentence(says)} */
export function ${component}() {
  const { running } = useBench();
  useWorldChanges();
  return <p className="bench-meta">{running.world.config.scenario}</p>;
}
`;
}

export function panelTestText({ title, says }: Panel): string {
  return `import { axeFindings } from '@careers/ui/testing/axe';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { Bench } from './bench.tsx';

test(${quote(says)}, async () => {
  const { tools } = createRunningWorld({ size: 0 });
  render(<Bench tools={tools} />);
  await userEvent.setup().click(screen.getByRole('tab', { name: ${quote(title)} }));
  expect(screen.getByRole('tabpanel', { name: ${quote(title)} })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  expect.fail('The panel is not held against its sentence yet.');
});
`;
}
