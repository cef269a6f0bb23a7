import type { Localized } from './types.ts';

/** The templates of every website, in the order shown; the portal draws them. */
export const resumeTemplates: readonly { readonly id: string; readonly name: Localized }[] = [
  { id: 'classic', name: { 'zh-cn': '经典', 'zh-hk': '經典', 'en-us': 'Classic' } },
  { id: 'modern', name: { 'zh-cn': '现代', 'zh-hk': '現代', 'en-us': 'Modern' } },
  { id: 'compact', name: { 'zh-cn': '紧凑', 'zh-hk': '緊湊', 'en-us': 'Compact' } },
  { id: 'elegant', name: { 'zh-cn': '雅致', 'zh-hk': '雅緻', 'en-us': 'Elegant' } },
];
