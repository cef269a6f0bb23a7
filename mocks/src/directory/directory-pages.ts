import type { Backend } from '../backend/context.ts';
import { countedName, countFailure } from '../backend/login-guard.ts';
import type { WorldReply, WorldRequest } from '../core/message.ts';
import type { Locale } from '../data/types.ts';
import { localesByIndex } from '../domain/state.ts';
import { readReturn } from './directory-address.ts';
import { type DirectoryView, drawPage } from './page.ts';
import { returnAddress } from './return-address.ts';
import { directoryUser, issueSignOnCode } from './sign-on.ts';

/**
 * Answers requests for the directory's pages: `login` asks for user name and password and sends the person back with a code, or
 * without one after a refusal; `logout` sends them back.
 */
export type DirectoryPages = (request: WorldRequest) => WorldReply;

export function createDirectoryPages(backend: Backend): DirectoryPages {
  return ({ method, path, query, header, body }) => {
    const locale = readLocale(query.lang, header('accept-language'));
    const page = path.split('/').at(-1);
    const { directory } = backend;
    const back = readReturn(directory.seenFrom?.(header('host')) ?? directory, query.redirect);
    const show = (status: number, view: DirectoryView) =>
      htmlReply(status, drawPage(view, { locale, query }), back);
    if (page === 'logout' && method === 'GET') {
      return back ? seeOther(back.href) : show(200, { kind: 'signed-out' });
    }
    if (page !== 'login' || (method !== 'GET' && method !== 'POST')) return show(404, { kind: 'nowhere' });
    if (!back) return show(400, { kind: 'no-return' });
    if (method === 'GET') return show(200, { kind: 'login', back, userName: '' });
    const form = new URLSearchParams(body);
    const { websiteId } = query;
    if (form.get('answer') === 'refuse') return seeOther(returnAddress(back, { websiteId }));
    const userName = form.get('userName') ?? '';
    const account = directoryUser(backend, userName, form.get('password') ?? '');
    const countedAs = countedName('directory', userName);
    if (account === 'wrong' || account === 'locked') {
      countFailure(backend, countedAs);
      return show(account === 'locked' ? 429 : 200, { kind: 'login', back, userName, failed: account });
    }
    delete backend.state().failedLogins[countedAs];
    const code = issueSignOnCode(backend, account.id);
    return seeOther(returnAddress(back, { websiteId, code }));
  };
}

function seeOther(location: string): WorldReply {
  return { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' }, body: '' };
}

function htmlReply(status: number, page: ReturnType<typeof drawPage>, back: URL | undefined): WorldReply {
  // Browsers apply this policy to the redirect after a form as well.
  const targets = back ? `'self' ${back.origin}` : "'self'";
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src '${page.styleHash}'; img-src data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
    body: page.html,
  };
}

/** Browsers send a handful of languages; a longer list is not read to its end. */
const ACCEPTED_MAX = 500;

/** `lang` comes first, then the browser's preferences, then Simplified Chinese. */
export function readLocale(lang: string | undefined, accepted: string | undefined): Locale {
  const named = localesByIndex.find((locale) => locale === lang);
  if (named) return named;
  const preferences = (accepted ?? '')
    .slice(0, ACCEPTED_MAX)
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return { tag, weight: Number(/^q=([\d.]+)$/.exec(quality)?.[1] ?? 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of preferences) {
    if (/^en\b/.test(tag)) return 'en-us';
    if (/^zh-(hk|tw|mo|hant)\b/.test(tag)) return 'zh-hk';
    if (/^zh\b/.test(tag)) return 'zh-cn';
  }
  return 'zh-cn';
}
