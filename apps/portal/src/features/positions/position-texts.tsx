import type { PositionDetail } from '@careers/gateway/contract';
import { Badge, buttonClass, Heading } from '@careers/ui';
import { branded } from '@careers/ui/theme';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';
import { isInternal } from '../../core/portal/is-internal.ts';
import { RichText } from '../../core/rich-text/rich-text.tsx';
import { hasText } from '../../core/rich-text/sanitise.ts';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import { useSite } from '../../site-config/use-site.tsx';
import { AfterApplying } from './after-applying.tsx';
import { positionLayout } from './position-layout.ts';

interface PositionTextsProps {
  readonly position: PositionDetail;
  /** Whether the website is the company's own. */
  readonly isOwnSite: boolean;
  /** Without links to the company's other positions and news. */
  readonly alone: boolean;
}

/** The company's band, the position's texts one below the other, and where they lead. */
export function PositionTexts({ position, isOwnSite, alone }: PositionTextsProps) {
  const { t } = useLingui();
  const { data: site } = useSite();
  const { jobDutyLabel, jobRqmtLabel } = site?.websiteBaseInfo ?? {};
  const { status, benefits } = position;
  const open = status === 'open';
  return (
    <>
      {open && <CompanyBand position={position} isOwnSite={isOwnSite} />}
      <Section title={jobDutyLabel || t`Job duties`} html={position.responsibilities} />
      <Section title={jobRqmtLabel || t`Job requirements`} html={position.requirements} />
      {benefits.length > 0 && (
        <Block title={t`Why here`}>
          <ul className="flex max-w-reading flex-wrap gap-2">
            {benefits.map(({ id, name }) => (
              <li key={id}>
                <Badge lines="many" className="min-h-8 px-3! text-sm!">
                  {name}
                </Badge>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {open && (
        <Block title={t`What happens after you apply`}>
          <AfterApplying />
        </Block>
      )}
      <Section title={t`Company profile`} html={position.companyProfile} />
      <FurtherLinks position={position} alone={alone} />
      <Section title={t`Employment philosophy`} html={position.philosophy} />
    </>
  );
}

interface CompanyBandProps {
  readonly position: PositionDetail;
  /** Whether the website is the company's own: then its configured look is used. */
  readonly isOwnSite: boolean;
}

/** The company's scene in its own colours, above the texts. */
function CompanyBand({ position: { scene, brandColor = '' }, isOwnSite }: CompanyBandProps) {
  const look = isOwnSite ? {} : branded(brandColor);
  return (
    <div {...look} className="-mb-3 print:hidden">
      <ScenePicture scene={isOwnSite ? undefined : scene} className={positionLayout.band} />
    </div>
  );
}

/**
 * Where a position leads besides its delivery: the company's other positions, its news, its philosophy unless the position has its
 * text, and for employees the recommendation of somebody else (section 1).
 */
function FurtherLinks({ position, alone }: Omit<PositionTextsProps, 'isOwnSite'>) {
  const { t } = useLingui();
  const { data: site } = useSite();
  const { id, company, companyDescr, philosophy, status } = position;
  const link = buttonClass('link', 'md', 'many');
  return (
    <div className="-mt-8 flex flex-wrap gap-x-6 gap-y-4 empty:hidden">
      {!alone && companyDescr && (
        <>
          <PortalLink to="/position" query={{ company }} className={link}>
            {t`More jobs at ${companyDescr}`}
          </PortalLink>
          <PortalLink to="/complex/newsInfoPage" query={{ comId: company }} className={link}>
            {t`News from ${companyDescr}`}
          </PortalLink>
        </>
      )}
      {!hasText(philosophy) && (
        <PortalLink to="/employPhilosophy" query={{ positionId: id }} className={link}>
          {t`Employment philosophy`}
        </PortalLink>
      )}
      {status === 'open' && isInternal(site) && (
        <PortalLink to="/fastRecommend" query={{ id }} className={link}>
          {t`Recommend a candidate for this position`}
        </PortalLink>
      )}
    </div>
  );
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="md" id={id} className="mb-4">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A rich text of the position; left out if it is empty. */
function Section({ title, html }: { readonly title: string; readonly html: string | undefined }) {
  if (!hasText(html)) return null;
  return (
    <Block title={title}>
      <RichText html={html} />
    </Block>
  );
}
