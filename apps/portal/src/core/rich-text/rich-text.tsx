import { cn } from '@careers/ui';
import { useMemo } from 'react';
import { harmlessRichText } from './sanitise.ts';

const look = cn(
  // Whoever wrote the text has seldom set spaces between Chinese and Latin characters.
  'max-w-reading [text-autospace:normal]',
  '[&_:is(p,ul,ol,table)+:is(p,ul,ol,table)]:mt-4 [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li+li]:mt-2.5 [&_li]:ps-1',
  '[&_:is(h2,h3,h4)]:mt-6 [&_:is(h2,h3,h4)]:mb-2 [&_:is(h2,h3,h4)]:font-semibold',
  '[&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-4 [&_a[href^=tel]]:whitespace-nowrap',
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(th,td)]:min-w-24 [&_:is(th,td)]:border [&_:is(th,td)]:border-border [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-start',
);

interface RichTextProps {
  readonly html: string;
  /** Whether the text is all of the page: its headings then begin one level higher, right under the page's. */
  readonly whole?: boolean;
}

/** Elements that begin a new line. */
const lines = /<(?:p|br|div|ul|ol|h\d|table|blockquote)\b/;

/** Rich text from the server, in the portal's own styles. In a text without block elements its line breaks are kept. */
export function RichText({ html, whole = false }: RichTextProps) {
  const clean = useMemo(() => harmlessRichText(html, whole), [html, whole]);
  return (
    <div
      className={cn(look, !lines.test(String(clean)) && 'whitespace-pre-line')}
      // Sanitised above.
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
