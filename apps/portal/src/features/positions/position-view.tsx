import type { PositionDetail } from '@careers/gateway/contract';
import {
  ActionBar,
  Badge,
  buttonClass,
  Card,
  cn,
  Heading,
  InlineFacts,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
} from '@careers/ui';
import { branded } from '@careers/ui/theme';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';
import { RichText } from '../../core/rich-text/rich-text.tsx';
import { hasText } from '../../core/rich-text/sanitise.ts';
import { useOrganisation } from '../../site-config/organisation.tsx';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import { useSite } from '../../site-config/use-site.tsx';
import { AfterApplying } from './after-applying.tsx';
import { CollectButton, CollectStarButton } from './collect-button.tsx';
import { DeliverAction } from './deliver-action.tsx';
import { factGrid, PositionFacts, PositionLead } from './position-facts.tsx';
import { PositionNotice } from './position-notice.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarPositions } from './similar-positions.tsx';

const columns = 'grid gap-10 @5xl:grid-cols-[minmax(0,1fr)_24rem] @5xl:gap-20';
const sideColumn = '@5xl:col-start-2 @5xl:row-start-1';

interface PositionViewProps {
  readonly position: PositionDetail;
  readonly comId?: string;
  /** Without similar positions. */
  readonly alone: boolean;
}

/** Everything below a position's title: its texts, and beside them the facts with the button to deliver. */
export function PositionView({ position, comId, alone }: PositionViewProps) {
  const { t } = useLingui();
  const organisation = useOrganisation(position);
  const { status } = position;
  const open = status === 'open';
  const offersAction = open || position.deliveredId !== undefined;
  const similar = alone ? undefined : (
    <SimilarPositions id={position.id} alternatives={!open} {...(comId ? { comId } : {})} />
  );
  const subject = { kind: 'position', position } as const;
  // The title and the facts are painted first; texts and secondary actions follow in a later frame, so that a position opens quickly.
  const further = useDeferredValue(true, false);
  return (
    <>
      <div className="-mt-5 mb-8 @5xl:mb-10">
        <InlineFacts items={organisation} className="text-muted @5xl:text-lg" />
        <PositionLead position={position} className="mt-3 @5xl:hidden" />
      </div>
      {!open && <PositionNotice status={status} />}
      {!open && similar && <div className="mb-14">{similar}</div>}
      <div className={cn(columns, 'min-h-dvh content-start')}>
        <div className="flex min-w-0 flex-col gap-12">
          {further && <PositionTexts position={position} comId={comId} alone={alone} />}
        </div>
        {/* On a phone it is below the deferred content, and deferred too. */}
        <aside aria-label={t`At a glance`} className={cn(sideColumn, !further && 'hidden @5xl:block')}>
          <Card padding="lg" className="@5xl:sticky @5xl:top-below-header">
            <PositionFacts position={position} />
            <div className="mt-8 hidden flex-col gap-2 @5xl:flex">
              <DeliverAction position={position} className="w-full" />
              {further && (
                <div className="grid grid-cols-2 gap-2">
                  <CollectButton position={position} />
                  <ShareButton subject={subject} />
                </div>
              )}
            </div>
          </Card>
        </aside>
      </div>
      {further && open && similar && (
        <div className="mt-16 border-t border-border pt-12 print:hidden">{similar}</div>
      )}
      {further && (
        <ActionBar className="mt-10 -mb-8 flex-wrap gap-2 @3xl:-mx-6 @3xl:-mb-12 @5xl:hidden">
          {offersAction ? (
            <>
              <CollectStarButton position={position} />
              <ShareButton subject={subject} className="px-3!" />
              <DeliverAction position={position} className="grow" />
            </>
          ) : (
            // Without a main action both buttons are equal.
            <div className="grid grow grid-cols-2 gap-2">
              <CollectButton position={position} />
              <ShareButton subject={subject} />
            </div>
          )}
        </ActionBar>
      )}
    </>
  );
}

/** The company's band, the position's texts one below the other, and where they lead. */
function PositionTexts({ position, comId, alone }: PositionViewProps) {
  const { t } = useLingui();
  const { data: site } = useSite();
  const { jobDutyLabel, jobRqmtLabel } = site?.websiteBaseInfo ?? {};
  const { status, benefits } = position;
  const open = status === 'open';
  return (
    <>
      {open && <CompanyBand position={position} isOwnSite={comId !== undefined} />}
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
      {!alone && <CompanyLinks position={position} />}
      <Section title={t`Employment philosophy`} html={position.philosophy} />
      {!hasText(position.philosophy) && (
        <PortalLink
          to="/employPhilosophy"
          query={{ positionId: position.id }}
          className={cn(buttonClass('link'), 'self-start')}
        >
          {t`Employment philosophy`}
        </PortalLink>
      )}
    </>
  );
}

const band = 'h-28 rounded-lg @3xl:h-40';

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
      <ScenePicture scene={isOwnSite ? undefined : scene} className={band} />
    </div>
  );
}

/** The company's other positions, and its news. */
function CompanyLinks({ position: { company, companyDescr } }: { readonly position: PositionDetail }) {
  const { t } = useLingui();
  const link = buttonClass('link', 'md', 'many');
  return (
    <div className="-mt-8 flex flex-wrap gap-x-6 gap-y-2">
      <PortalLink to="/position" query={{ company }} className={link}>
        {t`More jobs at ${companyDescr}`}
      </PortalLink>
      <PortalLink to="/complex/newsInfoPage" query={{ comId: company }} className={link}>
        {t`News from ${companyDescr}`}
      </PortalLink>
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

const factShapes = [
  ['w-14', 'w-24'],
  ['w-10', 'w-20'],
  ['w-14', 'w-16'],
  ['w-16', 'w-32'],
  ['w-14', 'w-12'],
  ['w-16', 'w-28'],
  ['w-14', 'w-36'],
] as const;

/** The page's skeleton. */
export function PositionDetailSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the position`} className="min-h-dvh">
      <div className="flex h-[1lh] items-center text-2xl @3xl:text-3xl">
        <Skeleton className="h-[0.8em] w-3/5 max-w-md" />
      </div>
      <div className="mt-3 mb-8 @5xl:mb-10 @5xl:text-lg">
        <div className="flex h-[1lh] items-center">
          <Skeleton className="h-4 w-2/5 max-w-72" />
        </div>
        <div className="mt-3 flex h-[1lh] items-center @5xl:hidden">
          <Skeleton className="h-4 w-4/5 max-w-96" />
        </div>
      </div>
      <div className={columns}>
        <div className="flex min-w-0 flex-col gap-12">
          <Skeleton className={cn('-mb-3', band)} />
          {[5, 4, 3].map((lines) => (
            <div key={lines}>
              <Skeleton className="mb-5 h-5 w-28" />
              <SkeletonText lines={lines} className="max-w-reading" />
            </div>
          ))}
        </div>
        <Card padding="lg" className={cn(sideColumn, 'self-start')}>
          <div className={cn(factGrid, 'items-center')}>
            {factShapes.map(([term, value]) => (
              <div key={value} className="contents">
                <Skeleton className={cn('h-3.5', term)} />
                <div className="flex h-[1lh] items-center">
                  <Skeleton className={cn('h-4', value)} />
                </div>
              </div>
            ))}
          </div>
          <Skeleton className="mt-8 mb-13 hidden h-13 rounded-md! @5xl:block" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
