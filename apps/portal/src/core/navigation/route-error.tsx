import { useRouter } from '@tanstack/react-router';
import { QueryError } from '../calls/query-error.tsx';

/** A page that failed as a whole, with another try. */
export function RouteError({ error }: { readonly error: unknown }) {
  const router = useRouter();
  return <QueryError error={error} size="page" onRetry={() => void router.invalidate()} />;
}
