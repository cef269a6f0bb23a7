import './styles.css';
import { readConfig } from './app/config.ts';
import type {} from './boot.ts';
import { createPortal } from './create-portal.tsx';
import { createBrowserStorage } from './features/session/index.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

async function start(element: HTMLElement): Promise<void> {
  const boot = window.careersBoot;
  const config = await (boot?.config ?? fetch('config.json').then((reply) => reply.json()));
  const portal = createPortal({
    config: readConfig(config),
    storage: createBrowserStorage(),
    ...(boot ? { boot: boot.sent } : {}),
  });
  await portal.mount(element);
}

start(root).catch((error: unknown) => {
  // Without its configuration the portal cannot speak any language but this one.
  root.textContent = `The careers site could not start. ${error instanceof Error ? error.message : ''}`;
});
