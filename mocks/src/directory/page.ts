import Base64 from 'crypto-js/enc-base64.js';
import sha256 from 'crypto-js/sha256.js';
import { escapeHtml } from '../core/escape-html.ts';
import { lazy } from '../core/lazy.ts';
import type { Locale } from '../data/types.ts';
import { localesByIndex } from '../domain/state.ts';
import { directoryStyle } from './style.ts';
import { directoryTexts, htmlLanguages, languageNames } from './texts.ts';

/** What a page of the directory shows. */
export type DirectoryView =
  | {
      readonly kind: 'login';
      readonly back: URL;
      readonly userName: string;
      readonly failed?: 'wrong' | 'locked';
    }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'no-return' }
  | { readonly kind: 'nowhere' };

interface PageAround {
  readonly locale: Locale;
  /** The page's own query, which its links and its form preserve. */
  readonly query: Readonly<Record<string, string>>;
}

/** A complete HTML document without script, and the hash by which a policy allows its style. */
export function drawPage(view: DirectoryView, { locale, query }: PageAround) {
  const say = (name: keyof typeof directoryTexts) => escapeHtml(directoryTexts[name][locale]);
  const { heading, content } = drawView(view, locale);
  const languages = localesByIndex.map((other) => {
    const href = escapeHtml(`?${new URLSearchParams({ ...query, lang: other })}`);
    const current = other === locale ? ' aria-current="true"' : '';
    return `<a href="${href}" lang="${htmlLanguages[other]}" hreflang="${htmlLanguages[other]}"${current}>${languageNames[other]}</a>`;
  });
  const html = `<!doctype html>
<html lang="${htmlLanguages[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${heading} · ${say('company')}</title>
<style>${directoryStyle}</style>
</head>
<body>
<main>
<p class="company">${say('company')}</p>
<h1>${heading}</h1>
${content}
</main>
<nav aria-label="${say('languages')}">${languages.join('\n')}</nav>
</body>
</html>
`;
  return { html, styleHash: styleHash() };
}

const styleHash = lazy(() => `sha256-${sha256(directoryStyle).toString(Base64)}`);

function drawView(view: DirectoryView, locale: Locale): { heading: string; content: string } {
  const say = (name: keyof typeof directoryTexts) => escapeHtml(directoryTexts[name][locale]);
  if (view.kind === 'signed-out')
    return { heading: say('signedOut'), content: `<p>${say('signedOutMore')}</p>` };
  if (view.kind === 'no-return')
    return { heading: say('noReturn'), content: `<p>${say('noReturnMore')}</p>` };
  if (view.kind === 'nowhere') return { heading: say('nowhere'), content: `<p>${say('nowhereMore')}</p>` };
  const purpose = escapeHtml(directoryTexts.purpose[locale].replace('{host}', () => view.back.host));
  const alert = view.failed ? `<p role="alert" id="failed">${say(view.failed)}</p>\n` : '';
  const wrong = view.failed ? ' aria-invalid="true" aria-describedby="failed"' : '';
  const content = `<p>${purpose}</p>
${alert}<form method="post">
<label for="userName">${say('userName')}</label>
<input id="userName" name="userName" value="${escapeHtml(view.userName)}" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus${wrong}>
<label for="password">${say('password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${wrong}>
<button name="answer" value="signOn">${say('signOn')}</button>
</form>
<form method="post">
<button name="answer" value="refuse">${say('refuse')}</button>
</form>`;
  return { heading: say('login'), content };
}
