import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { signOnReturn } from '../../core/session/index.ts';
import { useHasBeen } from '../../core/use-has-been.ts';
import { Page } from '../../site-config/page.tsx';
import { LoginView } from './login-view.tsx';

/** Needed only on the return from a company's directory. */
const SignOnReturn = lazy(() => import('./sign-on-return.tsx'));

/**
 * `/login`: once there is a session, it goes on to the redirect with the original query (section 2, Top-level pages).
 */
export function LoginPage() {
  const { t } = useLingui();
  const returned = signOnReturn(useAppLocation()) !== undefined;
  // The code is taken out of the address at once, while its exchange goes on.
  const came = useHasBeen(returned);
  if (!came) return <LoginView waiting={false} />;
  return (
    <PartBoundary
      fallback={<LoginView waiting />}
      failed={(error, onRetry) => (
        <Page title={t`Log in`} headingHidden>
          <QueryError error={error} onRetry={onRetry} />
        </Page>
      )}
    >
      <SignOnReturn />
    </PartBoundary>
  );
}
