import type { DataOf, LinkState } from '@careers/gateway/contract';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazy } from '../../core/lazy.tsx';
import { linkParam } from '../../core/link-pass.ts';
import { PartBoundary } from '../../core/part-boundary.tsx';
import { usePortal } from '../../core/portal.ts';
import { QueryError } from '../../core/query-error.tsx';
import { typedByLink } from '../../forms/link-drafts.ts';
import { Page } from '../../site-config/page.tsx';
import type { Closed, LinkAnswer, LinkMethod, Shown } from './link-answer.ts';
import { LinkContext, type PageLink, type PageLinkFacts } from './link-context.ts';
import { LinkSkeleton } from './link-skeleton.tsx';
import type { LinkKind } from './link-token.ts';
import { useLink } from './use-link.ts';

/** Most links are open when they are pressed, and what was typed into them is sent. */
const LinkClosed = lazy(() => import('./link-closed.tsx'));
const LinkLocked = lazy(() => import('./link-locked.tsx'));
const Unsent = lazy(() => import('./unsent.tsx'));

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
 * The frame of every page that a link by mail opens, in its states (decision 5.13): loading, locked, open, done, handled,
 * expired, invalid.
 */
export function LinkPage<M extends LinkMethod>({
  kind,
  method,
  title,
  width = 'narrow',
  children,
}: LinkPageProps<M>) {
  const { tab } = usePortal();
  const { token, query, queryKey } = useLink(kind, method);
  const param = useCallback(() => linkParam(tab, token ?? ''), [tab, token]);
  const { data, error, isFetching, refetch } = query;
  return (
    <Page title={title} width={width}>
      {token === undefined ? (
        <OtherPart>
          <LinkClosed state="invalid" />
        </OtherPart>
      ) : data ? (
        <LinkContent answer={data} token={token} queryKey={queryKey} param={param}>
          {(answer) => children(answer, token)}
        </LinkContent>
      ) : error ? (
        <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <LinkSkeleton withResume={width === 'content'} />
      )}
    </Page>
  );
}

interface LinkContentProps<Answer extends LinkAnswer> extends PageLinkFacts {
  readonly answer: Answer;
  /** The page while its link is open, and its receipt afterwards. */
  readonly children: (answer: Shown<Answer>) => ReactNode;
}

function isShown<Any extends LinkAnswer>(answer: Any): answer is Shown<Any> {
  return answer.state === 'open' || answer.state === 'done';
}

/** What a page shows of what it was answered: by its link, or by a login in the place of one. */
export function LinkContent<Answer extends LinkAnswer>({
  answer,
  token,
  queryKey,
  param,
  children,
}: LinkContentProps<Answer>) {
  const [last, setLast] = useState<Shown<Answer>>();
  if (isShown(answer) && answer !== last) setLast(answer);
  const isLocked = answer.state === 'locked';
  // A page that asks for its code again stays as it is, out of sight: nothing of what was typed is lost.
  const shown = isShown(answer) ? answer : isLocked ? last : undefined;
  const portal = usePortal();
  const [wasTyped] = useState(() => typedByLink(portal, token) !== '');
  const closed = closedOf(answer.state);
  const [first] = useState(answer.state);
  // A receipt that a link was opened on had no form whose words could be left over.
  const hadForm = last !== undefined && !(first === 'done' && answer.state === 'done');
  const content = useRef<HTMLDivElement>(null);
  const wasLocked = useRef(false);
  useEffect(() => {
    // What asked for the code has gone, and the focus with it.
    const { activeElement, body } = document;
    if (wasLocked.current && !isLocked && activeElement === body)
      content.current?.focus({ preventScroll: true });
    wasLocked.current = isLocked;
  }, [isLocked]);
  const isOver = answer.state !== 'open' && answer.state !== 'locked';
  const link = useMemo<PageLink>(
    () => ({ token, queryKey, param, isLocked }),
    [token, queryKey, param, isLocked],
  );
  return (
    <LinkContext value={link}>
      {answer.state === 'locked' && (
        <OtherPart>
          <div data-state="locked">
            <LinkLocked link={answer} token={token} again={last !== undefined} />
          </div>
        </OtherPart>
      )}
      {shown && (
        <div
          ref={content}
          tabIndex={-1}
          data-state={isLocked ? undefined : answer.state}
          hidden={isLocked}
          className="outline-none"
        >
          {children(shown)}
        </div>
      )}
      {closed && (
        <OtherPart>
          <LinkClosed state={closed} message={answer.message} />
        </OtherPart>
      )}
      {isOver && (wasTyped || hadForm) && (
        <PartBoundary>
          <Unsent token={token} />
        </PartBoundary>
      )}
    </LinkContext>
  );
}

function closedOf(state: LinkState): Closed | undefined {
  return state === 'open' || state === 'done' || state === 'locked' ? undefined : state;
}

/** What comes in the page's place, on its own. */
function OtherPart({ children }: { readonly children: ReactNode }) {
  return (
    <PartBoundary
      fallback={<LinkSkeleton withResume={false} />}
      failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}
    >
      {children}
    </PartBoundary>
  );
}
