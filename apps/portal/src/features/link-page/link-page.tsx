import { GatewayFailure } from '@careers/gateway';
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
const LinkOfOther = lazy(() => import('./link-of-other.tsx'));
const Unsent = lazy(() => import('./unsent.tsx'));

interface LinkPageProps<M extends LinkMethod> {
  /** Which links open it. */
  readonly kind: LinkKind;
  /** What the link is asked by. */
  readonly method: M;
  readonly title: string;
  /** `content` for what is wider than a text. */
  readonly width?: 'narrow' | 'content';
  /**
   * Fetches what the children are made of. For pages whose links ask for a code first as a rule: until somebody is about to
   * enter one, nothing of what they show is fetched (decision 0091).
   */
  readonly prepare?: () => Promise<unknown>;
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
  prepare,
  children,
}: LinkPageProps<M>) {
  const { tab } = usePortal();
  const { token, query, queryKey } = useLink(kind, method);
  const param = useCallback(() => linkParam(tab, token ?? ''), [tab, token]);
  const { data, error, isFetching, refetch } = query;
  const withResume = width === 'content';
  const hasPass = linkParam(tab, token ?? '').pass !== undefined;
  // The code was entered before, in this tab: what it opened is fetched beside the answer.
  useEffect(() => {
    if (hasPass) begin(prepare);
  }, [hasPass, prepare]);
  // What a link says that shows nothing is short, also where a resume would be wide.
  const isEmpty = token === undefined || (data ? closedOf(data.state) !== undefined : error !== null);
  return (
    <Page title={title} width={isEmpty ? 'narrow' : width}>
      {token === undefined ? (
        <OtherPart>
          <LinkClosed state="invalid" />
        </OtherPart>
      ) : data ? (
        <LinkContent answer={data} token={token} queryKey={queryKey} param={param} prepare={prepare}>
          {(answer) =>
            prepare ? (
              <OtherPart withResume={withResume}>{children(answer, token)}</OtherPart>
            ) : (
              children(answer, token)
            )
          }
        </LinkContent>
      ) : error instanceof GatewayFailure && error.reason === 'otherPerson' ? (
        <OtherPart>
          <LinkOfOther error={error} />
        </OtherPart>
      ) : error ? (
        <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <LinkSkeleton withResume={withResume} />
      )}
    </Page>
  );
}

interface LinkContentProps<Answer extends LinkAnswer> extends PageLinkFacts {
  readonly answer: Answer;
  /** Fetches what the children are made of, where it comes on its own. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
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
  prepare,
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
  // A receipt may still have a form, as that of an interview that can be given up: it has the words itself.
  const [forms, setForms] = useState({ now: 0, hasBeen: false });
  // By form, what stood in it when it went.
  const typedHere = useRef(new Map<string, string>());
  const addForm = useCallback((name: string, typed: () => string) => {
    setForms(({ now }) => ({ now: now + 1, hasBeen: true }));
    return () => {
      typedHere.current.set(name, typed());
      setForms(({ now }) => ({ now: now - 1, hasBeen: true }));
    };
  }, []);
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
    () => ({ token, queryKey, param, isLocked, addForm }),
    [token, queryKey, param, isLocked, addForm],
  );
  return (
    <LinkContext value={link}>
      {answer.state === 'locked' && (
        <OtherPart>
          <Locked prepare={prepare}>
            <LinkLocked link={answer} token={token} again={last !== undefined} />
          </Locked>
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
      {isOver && forms.now === 0 && (wasTyped || forms.hasBeen) && (
        <PartBoundary>
          <Unsent token={token} onScreen={typedHere} />
        </PartBoundary>
      )}
    </LinkContext>
  );
}

function closedOf(state: LinkState): Closed | undefined {
  return state === 'open' || state === 'done' || state === 'locked' ? undefined : state;
}

interface LockedProps {
  readonly prepare: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

/** What asks for a code. As soon as it is used, what the code opens is fetched: it is there when the code has been typed. */
function Locked({ prepare, children }: LockedProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    // A button that is pressed gets the focus in some browsers only.
    for (const use of ['focusin', 'pointerdown'])
      card.current?.addEventListener(use, () => begin(prepare), listening);
    return () => listening.abort();
  }, [prepare]);
  return (
    <div ref={card} data-state="locked">
      {children}
    </div>
  );
}

/** What could not be fetched is asked for again where it is shown, and said there. */
function begin(prepare: (() => Promise<unknown>) | undefined): void {
  prepare?.().catch(() => undefined);
}

interface OtherPartProps {
  readonly withResume?: boolean;
  readonly children: ReactNode;
}

/** What comes on its own: in the page's place, or as what it shows. */
function OtherPart({ withResume = false, children }: OtherPartProps) {
  return (
    <PartBoundary
      fallback={<LinkSkeleton withResume={withResume} />}
      failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}
    >
      {children}
    </PartBoundary>
  );
}
