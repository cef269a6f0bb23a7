import { useLingui } from '@lingui/react/macro';
import { RetryAlert } from '../core/calls/retry-alert.tsx';
import { useSite } from '../site-config/use-site.tsx';

/** That the website's configuration could not be loaded, with another try. The page itself may well be there. */
export default function FailedSite() {
  const { t } = useLingui();
  const { error, isFetching } = useSite();
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-4 @3xl:px-6 @3xl:pt-6">
      <RetryAlert
        title={t`Parts of this website could not be loaded.`}
        error={error}
        pending={isFetching}
        state="failed-site"
      />
    </div>
  );
}
