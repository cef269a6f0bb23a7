import type { DataOf } from '@careers/gateway/contract';
import { Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { lazy } from '../../core/lazy.tsx';
import { PartBoundary } from '../../core/part-boundary.tsx';
import { QueryError } from '../../core/query-error.tsx';
import { Page } from '../../site-config/page.tsx';
import type { LinkMethod, Shown } from './link-answer.ts';
import type { LinkKind } from './link-token.ts';
import { useLink } from './use-link.ts';

/** Most links are open when they are pressed. */
const LinkClosed = lazy(() => import('./link-closed.tsx'));

interface LinkPageProps<M extends LinkMethod> {
  /** Which links open it. */
  readonly kind: LinkKind;
  /** What the link is asked by. */
  readonly method: M;
  readonly title: string;
  /** `content` for what is wider than a text. */
  readonly width?: 'narrow' | 'content';
  /** The page while its link is open, and its receipt afterwards. */
  readonly children: (answer: Shown<DataOf<M>>, token: string) => ReactNode;
}

/**
 * The frame of every page that a link by mail opens, in its six states (decision 5.13): loading, open, done, handled,
 * expired, invalid.
 */
export function LinkPage<M extends LinkMethod>({
  kind,
  method,
  title,
  width = 'narrow',
  children,
}: LinkPageProps<M>) {
  const { token, query } = useLink(kind, method);
  const { data, error, isFetching, refetch } = query;
  return (
    <Page title={title} width={width}>
      {token === undefined ? (
        <ClosedAnswer state="invalid" />
      ) : data ? (
        <Answer answer={data} token={token}>
          {children}
        </Answer>
      ) : error ? (
        <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

interface AnswerProps<M extends LinkMethod> {
  readonly answer: DataOf<M>;
  readonly token: string;
  readonly children: LinkPageProps<M>['children'];
}

function Answer<M extends LinkMethod>({ answer, token, children }: AnswerProps<M>) {
  const { state, message } = answer;
  if (state === 'open' || state === 'done')
    return <div data-state={state}>{children(answer as Shown<DataOf<M>>, token)}</div>;
  return <ClosedAnswer state={state} message={message} />;
}

function ClosedAnswer(answer: ComponentProps<typeof LinkClosed>) {
  return (
    <PartBoundary
      fallback={<Loading />}
      failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}
    >
      <LinkClosed {...answer} />
    </PartBoundary>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-12 w-40" />
    </SkeletonGroup>
  );
}
