import { QueryError } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { useWords } from '../../core/portal/use-words.ts';
import { LoginView } from './login-view.tsx';
import { useSignOnReturn } from './use-sign-on-return.ts';

/** Rarely needed, and its dialog is large: loaded separately. */
const OtherPersonDialog = lazy(() => import('./other-person-dialog.tsx'));

/** The login page while a sign-on's code is exchanged, and the outcome. */
export default function SignOnReturn() {
  useWords('directory');
  const { waiting, failure, question } = useSignOnReturn();
  return (
    <>
      <LoginView waiting={waiting} failure={failure} />
      {question && (
        <PartBoundary failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}>
          <OtherPersonDialog {...question} />
        </PartBoundary>
      )}
    </>
  );
}
