import { Button, buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppLocation } from '../../../core/navigation/app-location.ts';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { Receipt } from '../../../core/receipt.tsx';
import { redirectTarget } from '../../../core/session/index.ts';

/** Shown after a resume is finished: the way back to where the user came from, else what can be done with it. */
export function ResumeSaved({ onEdit }: { readonly onEdit: () => void }) {
  const { t } = useLingui();
  const { path, query } = useAppLocation();
  // Not `redirect`: that is followed by every navigation that leaves the page (section 2, Route guard).
  const { back, ...rest } = query;
  const target = back ? redirectTarget({ path, query: { ...rest, redirect: back } }) : undefined;
  return (
    <Receipt title={t`Save successfully`} className="max-w-3xl">
      <p className="text-muted">{t`Your resume is complete. You can apply with it.`}</p>
      <div className="mt-6 flex flex-wrap gap-3">
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
    </Receipt>
  );
}

/** Whether a path is the homepage, where addresses that lead out of the app also end (decision 5.2). */
function isHomepage(path: string): boolean {
  return /^(\/complex)?\/homepage\/?$/.test(path);
}
