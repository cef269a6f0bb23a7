import type { Transport } from '@careers/gateway';
import type { LocalWorld } from '@careers/mocks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryStorage, type PortalStorage } from '../../../../create-portal.tsx';
import { methodOf, openPortal, personaWorld } from '../../../../testing/open-portal.ts';

interface OpenEditorOptions {
  readonly world?: Parameters<typeof personaWorld>[0];
  readonly query?: string;
  /** The candidate's world by default. Pass an earlier one for a second visit to the same world. */
  readonly local?: LocalWorld;
  readonly storage?: PortalStorage;
}

/** Opens the editor of the candidate's resume in English; `written` returns what has been saved on the server. */
export async function openEditor({ world = {}, query = '', ...again }: OpenEditorOptions = {}) {
  const fresh = again.local ? undefined : personaWorld({ lang: 'en-us', ...world });
  const local = again.local ?? fresh?.local;
  if (!local) throw new Error('no world');
  /** While `isDown`, saves do not reach the world; while `losesReplies`, they do, and nobody is told. */
  const line = { isDown: false, losesReplies: false };
  const through =
    (whole: Transport): Transport =>
    async (request, options) => {
      const isBroken = line.isDown || line.losesReplies;
      const isLost = isBroken && methodOf(request.body) === 'saveResume';
      if (isLost && line.isDown) throw new TypeError('the line is down');
      const reply = await whole(request, options);
      if (isLost) throw new TypeError('the reply is lost');
      return reply;
    };
  const storage = again.storage ?? createMemoryStorage({ locale: 'en-us', ...fresh?.stored });
  const opened = await openPortal(`/resumeEditor${query}`, { world: local, storage, through });
  const { persona } = local.world().config;
  const written = () => local.world().state().resumes[`acc-${persona}`]?.written ?? {};
  return { ...opened, user: userEvent.setup(), storage, written, line };
}

/** Waits for the card of a section. */
export async function findSection(name: string) {
  return within(await screen.findByRole('region', { name }));
}

/** Hides the page, which makes it save waiting edits at once. */
export function hidePage(): void {
  dispatchEvent(new Event('pagehide'));
}
