import './styles.css';
import type {} from './boot.ts';
import { failIfStays } from './core/failures/fail-if-stays.ts';
import { ConfigError, readConfig } from './core/portal/config.ts';
import { createBrowserStorage } from './core/session/index.ts';
import { createPortal } from './create-portal.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

async function start(element: HTMLElement): Promise<void> {
  const boot = window.careersBoot;
  const config = await failIfStays(boot?.config ?? fetch('config.json').then((reply) => reply.json()));
  const portal = createPortal({
    config: readConfig(config),
    storage: createBrowserStorage(),
    ...(boot ? { boot: boot.sent } : {}),
  });
  await portal.mount(element);
}

// From a page whose address has a name and a password, as those of test servers may, browsers fetch nothing. The web server has got both
// by now, and gets them again for the address without.
const { baseURI } = document;
const plain = new URL(baseURI);
plain.username = plain.password = '';
if (plain.href !== baseURI) location.replace(plain);
else
  start(root).catch((error: unknown) => {
    // The reason of a configuration error is shown, for whoever has written the configuration.
    window.careersBoot?.sayCannotStart(error instanceof ConfigError ? error.message : '');
    // Any other is for the console: of a `config.json` that is no JSON, or is missing, a visitor is told nothing that would help.
    throw error;
  });
