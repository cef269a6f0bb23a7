import { RichText } from '../../core/rich-text.tsx';
import { hasText } from '../../core/sanitise.ts';
import { Block, type HomeBlockProps } from './block.tsx';

/** What the company wrote itself, made harmless; without anything to read the block disappears. */
export function RichTextBlock({ site, title, style, content }: HomeBlockProps) {
  if (!hasText(content)) return null;
  return (
    <Block title={title || site.websiteBaseInfo.websiteName} style={style}>
      <RichText html={content} />
    </Block>
  );
}
