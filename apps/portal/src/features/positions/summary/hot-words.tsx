import { cn, Skeleton } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { usePortal } from '../../../core/portal/portal.ts';
import { hotWordsQuery } from '../queries.ts';
import { keywordQuery } from './keyword.ts';

interface HotWordsProps {
  /** Query parameters of the links beside the keyword. */
  readonly query?: Readonly<Record<string, string>>;
  readonly className?: string;
}

/** Each word is one press of the tab key on the way to what follows. */
const MOST = 20;

/** One line, so that its height is known before the words are loaded; words that do not fit fade out, and can be scrolled to. */
const look =
  'flex min-h-11 items-center gap-x-5 overflow-x-auto text-sm whitespace-nowrap pe-8 [mask-image:linear-gradient(to_left,transparent,#000_2rem)] [scrollbar-width:none]';

/** The hot search terms as links. Keeps its room while loading, and is left out if there are none. */
export function HotWords({ query = {}, className }: HotWordsProps) {
  const portal = usePortal();
  const { t } = useLingui();
  const id = useId();
  const { data: words, isPending } = useQuery(hotWordsQuery(portal));
  if (!isPending && !words?.length) return null;
  return (
    <div className={cn(look, className)}>
      <span id={id} className="text-muted">
        {t`Popular searches`}
      </span>
      {words ? (
        <ul aria-labelledby={id} className="contents">
          {words.slice(0, MOST).map((word) => (
            <li key={word}>
              <PortalLink
                to="/position"
                query={{ ...query, ...keywordQuery(word) }}
                className="inline-flex min-h-11 items-center text-brand-text no-underline underline-offset-4 hover:underline"
              >
                {word}
              </PortalLink>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-3.5 w-48" />
      )}
    </div>
  );
}
