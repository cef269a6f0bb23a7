import type { NewsSummary } from '@careers/gateway/contract';
import { Card, Heading, type HeadingLevel, Skeleton, stretchedLink, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatDate } from '../../core/format/format.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import { useNamed } from '../../site-config/use-named.ts';

interface NewsCardProps {
  readonly news: NewsSummary;
  /** The heading level of the title. */
  readonly level: HeadingLevel;
  /** Its index in the list, which varies the scene, so that neighbours differ. */
  readonly index: number;
}

/** A piece of news in a list: the whole card leads to it. */
export function NewsCard({ news, level, index }: NewsCardProps) {
  const { i18n } = useLingui();
  const title = useNamed()(news.title);
  const { id, summary, publishedAt, cover } = news;
  return (
    <Card as="article" interactive padding="none" className="h-full overflow-hidden">
      <ScenePicture address={cover} view={index} className="aspect-[16/9] w-full" />
      <div className="p-5">
        <time dateTime={publishedAt} className="tabular text-sm text-muted">
          {formatDate(publishedAt, i18n.locale)}
        </time>
        <Heading level={level} size="sm" className="mt-1">
          <PortalLink
            to="/complex/newsInfoPage"
            query={{ id }}
            aria-label={title.replaceAll('\n', '')}
            className={stretchedLink}
          >
            <TitleText byClause>{title}</TitleText>
          </PortalLink>
        </Heading>
        {summary && (
          <p className="mt-2 text-sm text-balance text-muted">
            <TitleText byClause>{summary}</TitleText>
          </p>
        )}
      </div>
    </Card>
  );
}

/** The skeleton of a card. */
export function NewsCardSkeleton() {
  return (
    <Card aria-hidden="true" padding="none" className="h-full overflow-hidden">
      <Skeleton className="aspect-[16/9] w-full" />
      <div className="grid gap-4 p-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </Card>
  );
}
