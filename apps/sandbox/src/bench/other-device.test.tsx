import { axeFindings } from '@careers/ui/testing/axe';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { BenchContext } from './bench-context.ts';
import { OtherDevice } from './other-device.tsx';
import { type BenchLanguage, benchTexts } from './texts.ts';

function show(persona: 'candidate' | 'visitor', language: BenchLanguage = 'en') {
  const { tools, running } = createRunningWorld({ persona, size: 0 });
  running.world.openPersonaSession();
  render(
    <BenchContext value={{ ...tools, texts: benchTexts(language), language, keptTexts: new Map() }}>
      <OtherDevice />
    </BenchContext>,
  );
  return { written: () => running.world.state().resumes['acc-candidate']?.written };
}

test('“Another device saves it” changes the chosen section of the resume of whoever is logged in', async () => {
  const user = userEvent.setup();
  const { written } = show('candidate');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Resume section' }), 'selfEvaluation');
  await user.click(screen.getByRole('button', { name: 'Another device saves it' }));
  expect(written()?.selfEvaluation?.value).toMatch(/ \(changed on my phone\)$/);
  expect(await axeFindings()).toEqual([]);
});

test.each([
  ['en', 'nobody is logged in'],
  ['zh', '没有人登录'],
] as const)(
  '“Another device saves it” says so in the language of the bench, %s, where nobody is logged in',
  async (language, words) => {
    const user = userEvent.setup();
    show('visitor', language);
    await user.click(screen.getByRole('button', { name: benchTexts(language).saveElsewhere }));
    expect(screen.getByRole('alert').textContent).toBe(words);
  },
);
