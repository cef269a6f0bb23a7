import { INVALID_LINK_TOKEN, magicLinks } from './magic-links.ts';
import type { Preset } from './preset.ts';

/** Presets that open a page behind a link, as the mail does: nobody is logged in, unless the page requires it. */
export const linkPresets: readonly Preset[] = [
  ...magicLinks.map(
    ({ token, kind, page, title }): Preset => ({
      id: token,
      title,
      sets: kind === 'talentUpdate' ? { persona: 'candidate' } : {},
      opens: () => `${page}?token=${token}`,
    }),
  ),
  {
    id: 'link-invalid',
    title: { 'en-us': 'A link that leads nowhere', 'zh-cn': '无效的链接' },
    sets: {},
    opens: () => `/mailResponse/acceptOffer?token=${INVALID_LINK_TOKEN}`,
  },
];
