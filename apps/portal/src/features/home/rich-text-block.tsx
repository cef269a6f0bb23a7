import { RichText } from '../../core/rich-text/rich-text.tsx';
import { hasText } from '../../core/rich-text/sanitise.ts';
import { Block, type HomeBlockProps } from './block.tsx';

/** The company's own rich text, sanitised; left out when it is empty. */
export function RichTextBlock({ site, title, style, content }: HomeBlockProps) {
  if (!hasText(content)) return null;
  return (
    <Block title={title || site.websiteBaseInfo.websiteName} style={style}>
      <RichText html={content} />
    </Block>
  );
}
