import { Badge, buttonClass, Card, cn, SkeletonLine, SkeletonText, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { About } from '../../core/about.tsx';
import { formatInstant } from '../../core/format/format.ts';
import { textUnbroken } from '../../core/format/unbroken.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { ownRoute } from '../../core/navigation/own-route.ts';

interface MessageCardProps {
  readonly message: {
    readonly sender: string;
    readonly sentAt: string;
    readonly text: string;
    readonly link?: string | undefined;
  };
  readonly isUnread?: boolean;
  /** Called when what the message leads to is opened. */
  readonly onOpen?: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** A message: who sent it, when, its text, and where it leads. */
export function MessageCard({ message, isUnread = false, onOpen, children }: MessageCardProps) {
  const { t, i18n } = useLingui();
  const { sender, sentAt, text, link } = message;
  const sent = formatInstant(sentAt, i18n.locale);
  const to = link === undefined ? undefined : ownRoute(link, location.href);
  return (
    <Card as="article" padding="lg" data-state={isUnread ? 'unread' : 'read'}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className={cn('min-w-0', isUnread && 'font-medium')}>{sender}</p>
        {isUnread && <Badge tone="info">{t`Unread`}</Badge>}
        <time dateTime={sentAt} className="tabular text-sm text-muted sm:ms-auto">
          {sent}
        </time>
      </div>
      <p className="mt-3 whitespace-pre-line">
        <TitleText>{textUnbroken(textOf(text, sender))}</TitleText>
      </p>
      {(to || children) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {to && (
            <PortalLink
              to={to.path}
              query={to.query}
              onClick={onOpen}
              className={buttonClass('secondary', 'sm')}
            >
              {t`Open`}
              <About>{sent}</About>
            </PortalLink>
          )}
          {children}
        </div>
      )}
    </Card>
  );
}

/** The skeleton of a message. */
export function MessageCardSkeleton() {
  return (
    <Card padding="lg" aria-hidden="true">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <SkeletonLine className="w-48" />
        <SkeletonLine small className="w-36" />
      </div>
      <SkeletonText lines={2} className="mt-4" />
    </Card>
  );
}

/** The text without the sender's name in brackets at its beginning, since the name is shown above it. */
function textOf(text: string, sender: string): string {
  for (const [open, close] of ['【】', '[]'] as const) {
    const begins = `${open}${sender}${close}`;
    if (text.startsWith(begins)) return text.slice(begins.length).trim();
  }
  return text;
}
