import type { Transport } from '@careers/gateway';
import type { LocalWorld } from '@careers/mocks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryStorage, type PortalStorage } from '../../../../create-portal.tsx';
import { methodOf, openPortal, personaWorld } from '../../../../testing/open-portal.ts';

interface OpenEditorOptions {
  readonly world?: Parameters<typeof personaWorld>[0];
  readonly query?: string;
  /** Of the candidate, unless said: a second visit with what the first has left. */
  readonly local?: LocalWorld;
  readonly storage?: PortalStorage;
}

/** The editor of the candidate's resume in English, opened; `written` is what the server has been given of it. */
export async function openEditor({ world = {}, query = '', ...again }: OpenEditorOptions = {}) {
  const fresh = again.local ? undefined : personaWorld({ lang: 'en-us', ...world });
  const local = again.local ?? fresh?.local;
  if (!local) throw new Error('no world');
  /** Saves that do not reach the world for as long as it says so. */
  const line = { isDown: false };
  const through =
    (whole: Transport): Transport =>
    (request, options) =>
      line.isDown && methodOf(request.body) === 'saveResume'
        ? Promise.reject(new TypeError('the line is down'))
        : whole(request, options);
  const storage = again.storage ?? createMemoryStorage({ locale: 'en-us', ...fresh?.stored });
  const opened = await openPortal(`/resumeEditor${query}`, { world: local, storage, through });
  const { persona } = local.world().config;
  const written = () => local.world().state().resumes[`acc-${persona}`]?.written ?? {};
  return { ...opened, user: userEvent.setup(), storage, written, line };
}

/** A section's card, once it is there. */
export async function findSection(name: string) {
  return within(await screen.findByRole('region', { name }));
}

/** Sends what waits now, as a page does that is put away. */
export function putAway(): void {
  dispatchEvent(new Event('pagehide'));
}
