import { type DirectoryPage, readWorldAddress } from '@careers/mocks';
import { openKeptDirectory, openVisitStore } from '@careers/mocks/browser';
import { describeWorld } from '../describe-world.ts';
import { showProblems } from '../problems.ts';
import { browserVisitSource, findVisit, nextPage } from '../visit.ts';
import { directoryAddress } from './directory-address.ts';

/** The browser's part of a visit. */
interface Visitor {
  readonly document: Document;
  /** The page's own query, which names the world and the way back. */
  readonly search: string;
  /** The sandbox's root. */
  readonly root: string;
  readonly languages: readonly string[];
  /** Replaces this page by another one, so that the back button does not lead here. */
  go(address: string): void;
}

/** Shows a page of the directory in the world that the address names, and handles its form in place of a server. */
export async function visitDirectory(page: DirectoryPage, visitor: Visitor): Promise<void> {
  const query = Object.fromEntries(new URLSearchParams(visitor.search));
  const address = readWorldAddress(query.world ?? '');
  if (!address.ok) {
    showProblems(visitor.document.body, address.problems);
    return;
  }
  const { config, key } = describeWorld(address.config);
  // The return continues the visit, so that the portal comes back to the same world.
  nextPage('go-on');
  const visit = await findVisit(key, browserVisitSource());
  nextPage('go-on');
  const ask = await openKeptDirectory({
    config,
    visit,
    store: await openVisitStore().catch(() => undefined),
    address: directoryAddress(config, visitor.root),
  });

  async function send(form?: URLSearchParams): Promise<void> {
    const reply = await ask({ page, query, languages: visitor.languages, ...(form ? { form } : {}) });
    const { Location } = reply.headers;
    if (Location) visitor.go(Location);
    else show(visitor.document, reply.body, send);
  }
  await send();
}

/** Replaces the document by another one. */
function show(page: Document, html: string, send: (form: URLSearchParams) => Promise<void>): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.lang = next.documentElement.lang;
  page.title = next.title;
  page.head.querySelector('style')?.remove();
  page.head.append(...next.head.querySelectorAll('style'));
  page.body.replaceChildren(...next.body.childNodes);
  page.querySelector<HTMLElement>('[autofocus]')?.focus();
  for (const form of page.forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const fields = new FormData(form, event.submitter);
      void send(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
    });
  }
}
