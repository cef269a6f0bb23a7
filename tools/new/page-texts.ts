import { asSentence, quote } from './names.ts';

export interface LinkFrame {
  /** The kind of links that open the page. */
  readonly kind: string;
  /** The method that queries the link. */
  readonly method: string;
  /** A token that every world has. */
  readonly token: string;
}

export interface NewPage {
  readonly path: string;
  readonly feature: string;
  /** The name of its file, without `-page.tsx`. */
  readonly name: string;
  readonly component: string;
  readonly title: string;
  /** The sentence of the specification that its first test begins with. */
  readonly says: string;
  readonly access: string;
  /** Its frame, if a link by mail opens it. */
  readonly link: LinkFrame | undefined;
}

export function pageText(page: NewPage): string {
  const { path, component, title, says, link } = page;
  const frame = link
    ? `<LinkPage kind=${quote(link.kind)} method={${link.method}} title={t\`${title}\`}>{() => null}</LinkPage>`
    : `<Page title={t\`${title}\`}>{null}</Page>`;
  const imports = link
    ? `import { ${link.method} } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage } from '../link-page/index.ts';`
    : `import { useLingui } from '@lingui/react/macro';
import { Page } from '../../site-config/page.tsx';`;
  return `${imports}

/** \`${path}\`: ${asSentence(says).replace(/^./, (letter) => letter.toLowerCase())} */
export function ${component}() {
  const { t } = useLingui();
  return ${frame};
}
`;
}

export function pageTestText({ path, title, says, access, link }: NewPage): string {
  const asPerson = access === 'session';
  const names = asPerson ? 'openPortal, personaWorld' : 'openPortal';
  const address = link ? `${path}?token=${link.token}` : path;
  const open = asPerson
    ? `const { local, stored } = personaWorld();
  await openPortal(${quote(path)}, { world: local, stored });`
    : `await openPortal(${quote(address)});`;
  return `import { axeFindings } from '@careers/ui/testing/axe';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${names} } from '../../testing/open-portal.ts';

test(${quote(says)}, async () => {
  ${open}
  await screen.findByRole('heading', { level: 1, name: ${quote(title)} });
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  expect.fail('The page is not held against its sentence yet.');
});
`;
}
