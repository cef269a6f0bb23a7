import { cn } from '@careers/ui';
import { useMemo } from 'react';
import { sanitiseRichText } from './sanitise.ts';

const look = cn(
  'max-w-reading wrap-anywhere',
  '[&_p+p]:mt-4 [&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li+li]:mt-2.5 [&_li]:ps-1 [&_li]:marker:text-muted',
  '[&_:is(h3,h4)]:mt-6 [&_:is(h3,h4)]:mb-2 [&_:is(h3,h4)]:font-semibold',
  '[&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-4',
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(th,td)]:border [&_:is(th,td)]:border-border [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-start',
);

/** Rich text from the server, in the page's own look. Without markup its line breaks are kept. */
export function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => sanitiseRichText(html), [html]);
  return (
    <div
      className={cn(look, !/<[a-z]/i.test(clean) && 'whitespace-pre-line')}
      // Sanitised above.
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
