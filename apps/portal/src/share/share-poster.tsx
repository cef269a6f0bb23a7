import { Button, buttonClass, Skeleton, SkeletonGroup, TitleText } from '@careers/ui';
import { brandTokens } from '@careers/ui/theme';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { usePortal } from '../core/portal/portal.ts';
import { safePicture } from '../site-config/links.ts';
import { useSite } from '../site-config/use-site.tsx';
import type { ShareSubject } from './share-subject.ts';
import { usePosterWords } from './use-poster-words.ts';

interface SharePosterProps {
  readonly subject: ShareSubject;
  readonly address: string;
  readonly expiresAt: string;
}

const grid = 'grid gap-6 @2xl:grid-cols-2';

/** The poster as a picture, with a link to save it under the name of what it shares. */
export function SharePoster({ subject, address, expiresAt }: SharePosterProps) {
  const { t } = useLingui();
  const { scope } = usePortal();
  const { data: site } = useSite();
  const words = usePosterWords(subject, expiresAt);
  const website = site?.websiteBaseInfo.websiteName ?? '';
  const theme = site?.websiteHomepage.theme;
  // The look of its page: on a company's own website the configured one, else the position's (decision 0117).
  const company = subject.kind === 'position' && !scope.get().comId ? subject.position : undefined;
  const brandColor = company?.brandColor || theme?.brandColor || '';
  const { light } = brandTokens(brandColor);
  const logo = safePicture(site?.websiteHomepage.logoAddress ?? '');
  const poster = {
    ...words,
    website,
    logo,
    brand: light['--color-brand'] ?? '',
    onBrand: light['--color-on-brand'] ?? '',
    brandColor,
    scene: company?.scene || theme?.scene,
    link: address,
  };
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['poster', poster],
    queryFn: async () => {
      const { paintPoster } = await import('./poster/paint-poster.ts');
      return paintPoster({ ...poster, font: getComputedStyle(document.body).fontFamily });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 rounded-lg bg-warning-surface p-5">
        <p className="min-w-0 grow basis-56">{t`The poster could not be drawn. The link works without it.`}</p>
        <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t`Drawing the poster`} className={grid}>
        <Skeleton className="h-105 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={grid}>
      <img src={data} alt={words.alt} className="w-full rounded-lg border border-border" />
      <div className="flex flex-col items-start gap-4">
        <div className="text-muted">
          <p>
            <TitleText>
              {subject.kind === 'position'
                ? t`Anyone with the code or link can view this job. No account needed.`
                : t`Anyone with the code or link can view these jobs. No account needed.`}
            </TitleText>
          </p>
          <p className="mt-1 text-sm">{words.note}</p>
        </div>
        <a href={data} download={words.fileName} className={buttonClass('secondary')}>
          <Download size={18} />
          {t`Save as picture`}
        </a>
      </div>
    </div>
  );
}
