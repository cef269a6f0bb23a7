import { Button, buttonClass, Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useAppLocation } from '../../../core/app-location.ts';
import { PortalLink } from '../../../core/link.tsx';
import { redirectTarget } from '../../../core/session/index.ts';

/** What comes after a resume that is complete: back to where the person came from, else what can be done with it. */
export function ResumeSaved({ onEdit }: { readonly onEdit: () => void }) {
  const { t } = useLingui();
  const { path, query } = useAppLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // No redirect: that is followed by every navigation that leaves the page (section 2, Route guard).
  const { back, ...rest } = query;
  const target = back ? redirectTarget({ path, query: { ...rest, redirect: back } }) : undefined;
  return (
    <Card padding="lg" className="mx-auto max-w-3xl text-center">
      <CircleCheck size={40} className="mx-auto text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="mt-4 outline-none">
        {t`Save successfully`}
      </Heading>
      <p className="mt-2 text-muted">{t`Your resume is complete. You can apply with it.`}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {target ? (
          <PortalLink to={target.path} query={target.query} className={buttonClass('primary')}>
            {isHomepage(target.path) ? t`Go to the homepage` : t`Go back to where you were`}
          </PortalLink>
        ) : (
          <>
            <PortalLink to="/resumeTemp" className={buttonClass('primary')}>
              {t`Choose a template`}
            </PortalLink>
            <PortalLink to="/position" className={buttonClass('secondary')}>
              {t`View all positions`}
            </PortalLink>
          </>
        )}
        <Button variant="ghost" onClick={onEdit}>
          {t`Keep editing`}
        </Button>
      </div>
    </Card>
  );
}

/** Where an address leads that leads out of the app, too (decision 5.2): nobody has come from there. */
function isHomepage(path: string): boolean {
  return /^(\/complex)?\/homepage\/?$/.test(path);
}
