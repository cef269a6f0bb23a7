import { readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPortal, personaWorld } from '../../testing/open-portal.ts';

function setUp(config: Parameters<typeof personaWorld>[0] = {}) {
  const { local: world, stored } = personaWorld({ lang: 'en-us', ...config });
  return { world, stored };
}

/** Changes a section of the candidate's resume on the server, as another device would. */
async function writeElsewhere(world: ReturnType<typeof setUp>['world'], words: string): Promise<void> {
  const { resumes } = world.world().state();
  const stored = present(resumes['acc-candidate']);
  const revision = stored.revision + 1;
  resumes['acc-candidate'] = {
    ...stored,
    revision,
    written: {
      ...stored.written,
      selfEvaluation: { revision, updatedAt: world.world().clock.now(), value: words },
    },
  };
}

describe('my applications', () => {
  test.each(['/MyResume', '/complex/MyResume?comId=com-energy'])(
    '%s lists every delivery, newest first',
    async (route) => {
      const { world, stored } = setUp();
      await openPortal(route, { world, stored });
      await screen.findByRole('heading', { level: 1, name: 'My applications' });
      const cards = await screen.findAllByRole('article');
      expect(cards.map((one) => one.dataset.status)).toEqual(['delivered', 'interview', 'closed']);
      expect(await axeFindings()).toEqual([]);
    },
  );

  test('are shown only after a login', async () => {
    const { world } = setUp();
    const { query } = await openPortal('/MyResume', { world });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(query().get('redirect')).toBe('/MyResume');
  });

  test('show what was sent unchanged, although the resume was edited since', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    const id = world.world().positionIds({ recruitType: 'A01', status: 'open', limit: 4 }).at(-1);
    await writeElsewhere(world, 'Careful, and quick.');
    const { portal } = await openPortal(`/fastDelivery?id=${id}`, { world, stored });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'Delivery successful' });
    await writeElsewhere(world, 'Written much later.');
    portal.unmount();
    await openPortal('/MyResume', { world, stored });
    const [newest] = await screen.findAllByRole('article');
    await user.click(within(present(newest)).getByRole('button', { name: /^What I sent/ }));
    const dialog = await screen.findByRole('dialog', { name: 'What you sent' });
    expect((await within(dialog).findAllByText('Careful, and quick.')).length).toBeGreaterThan(0);
    expect(within(dialog).queryByText('Written much later.')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('show a sent file, with the name and contacts that were sent with it', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp();
    const id = world.world().positionIds({ recruitType: 'A01', status: 'open', limit: 4 }).at(-1);
    const { portal } = await openPortal(`/fastDelivery?id=${id}`, { world, stored });
    await user.click(await screen.findByRole('radio', { name: /^A file/ }));
    const file = new File(['%PDF-1.7 resume'], 'mine.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Choose a file'), file);
    await screen.findByText('Uploaded');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'Delivery successful' });
    portal.unmount();
    await openPortal('/MyResume', { world, stored });
    const [newest] = await screen.findAllByRole('article');
    await user.click(within(present(newest)).getByRole('button', { name: /^What I sent/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What you sent' }));
    await dialog.findByRole('button', { name: /mine\.pdf/ });
    expect(dialog.getByText('Lin Xiaoyu')).toBeTruthy();
    expect(dialog.getByText('candidate@example.com')).toBeTruthy();
    // There is no sheet, which would show a name only.
    expect(dialog.queryByRole('region', { name: /^Page/ })).toBeNull();
  });

  test('offer to try again if what was sent cannot be loaded', async () => {
    const user = userEvent.setup();
    const { world, stored } = setUp({ faults: [readFault('rm.delivery.getDeliverySnapshot:http502:once')] });
    await openPortal('/MyResume', { world, stored });
    const [newest] = await screen.findAllByRole('article');
    await user.click(within(present(newest)).getByRole('button', { name: /^What I sent/ }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: /^Page 1 of/ });
  });
});
