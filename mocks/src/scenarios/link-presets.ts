import { INVALID_LINK_TOKEN, magicLinks } from './magic-links.ts';
import type { Preset } from './preset.ts';

/** Presets that open a page behind a link, as its mail does: nobody is logged in, but where the page asks for it. */
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
