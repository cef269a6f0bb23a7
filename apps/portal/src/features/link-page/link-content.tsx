import type { LinkState } from '@careers/gateway/contract';
import { usePressEnd } from '@careers/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Ask } from '../../core/calls/ask-quietly.ts';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { useOnceOver } from '../../core/portal/use-as-of-now.ts';
import { useHasBeen } from '../../core/use-has-been.ts';
import { useLast } from '../../core/use-last.ts';
import { typedByLink } from '../../forms/link-drafts.ts';
import { type Closed, endOf, type LinkAnswer, type Shown } from './link-answer.ts';
import { LinkContext, type PageLink, type PageLinkFacts } from './link-context.ts';
import { LinkPart, type Prepare, prepareEarly } from './link-part.tsx';
import { useRemovedForms } from './use-removed-forms.ts';

/** Loaded separately: most links are open when they are pressed, and what is typed on their pages is sent. */
const LinkClosed = lazy(() => import('./link-closed.tsx'));
const LinkLocked = lazy(() => import('./link-locked.tsx'));
const Unsent = lazy(() => import('./unsent.tsx'));

interface LinkContentProps<Answer extends LinkAnswer> extends PageLinkFacts {
  readonly answer: Answer;
  /** Makes the query of the answer. */
  readonly ask: Ask<Answer>;
  /** The failure of the last try to fetch the answer anew. */
  readonly lastError?: Error | null;
  readonly isFetching?: boolean;
  /** Fetches the code of the children, if it is loaded separately. */
  readonly prepare?: Prepare | undefined;
  /** The page while its link is open, and its receipt afterwards. */
  readonly children: (answer: Shown<Answer>) => ReactNode;
}

function isShown<Any extends LinkAnswer>(answer: Any): answer is Shown<Any> {
  return answer.state === 'open' || answer.state === 'done';
}

/** The state of a link for which it has no content; undefined for the others. */
function closedOf(state: LinkState): Closed | undefined {
  return state === 'open' || state === 'done' || state === 'locked' ? undefined : state;
}

/** The content of a link page by its answer, which came by the link, or by a login in place of it. */
export function LinkContent<Answer extends LinkAnswer>({
  answer,
  ask,
  token,
  queryKey,
  param,
  isTranslated,
  lastError = null,
  isFetching = false,
  prepare,
  children,
}: LinkContentProps<Answer>) {
  const last = useLast(isShown(answer) ? answer : undefined);
  const wasOpen = useHasBeen(answer.state === 'open');
  const isLocked = answer.state === 'locked';
  // While a page asks for its code again its content stays, hidden, so that nothing that was typed is lost.
  const hidden = isLocked ? last : undefined;
  const shown = isShown(answer) ? answer : hidden;
  const closed = closedOf(answer.state);
  const isOver = answer.state !== 'open' && !isLocked;
  const { addForm, hasForm, hadForm, left, lost, setLost } = useRemovedForms();
  const portal = usePortal();
  const [hadDraft] = useState(() => typedByLink(portal, token).length > 0);
  const content = useFocusAfterUnlocking(isLocked);
  const askAgain = useCallback(() => void portal.queries.invalidateQueries({ queryKey }), [portal, queryKey]);
  const pressEnd = usePressEnd();
  // The server says what a deadline leaves: what was typed is offered to be copied then, as after a refusal (decision 0200).
  useOnceOver(endOf(answer), () => {
    // If this part cannot be fetched, it is tried again a minute later.
    void import('../../core/calls/ask-quietly.ts')
      .catch(() => undefined)
      .then((part) => part?.askQuietly(portal, ask, pressEnd));
  });
  const link = useMemo<PageLink>(
    () => ({ token, queryKey, param, isTranslated, isLocked, wasOpen, askAgain, setLost, addForm }),
    [token, queryKey, param, isTranslated, isLocked, wasOpen, askAgain, setLost, addForm],
  );
  return (
    <LinkContext value={link}>
      {answer.state === 'locked' && (
        <LinkPart>
          <Locked prepare={prepare}>
            <LinkLocked
              link={answer}
              token={token}
              again={last !== undefined}
              lastError={lastError}
              isFetching={isFetching}
              askAgain={askAgain}
            />
          </Locked>
        </LinkPart>
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
        <LinkPart>
          <LinkClosed state={closed} message={answer.message} replacesForm={last !== undefined} />
        </LinkPart>
      )}
      {/* A receipt may still have a form, such as that of an interview which can be cancelled: then nothing is offered to be copied. */}
      {isOver && !hasForm && (hadDraft || hadForm) && (
        <PartBoundary>
          <Unsent token={token} onScreen={left} answer={answer} lost={lost} />
        </PartBoundary>
      )}
    </LinkContext>
  );
}

/** Moves the focus to the content when the form of the code disappears, unless the focus is elsewhere. */
function useFocusAfterUnlocking(isLocked: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const wasLocked = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasLocked.current && !isLocked && activeElement === body)
      content.current?.focus({ preventScroll: true });
    wasLocked.current = isLocked;
  }, [isLocked]);
  return content;
}

interface LockedProps {
  readonly prepare: Prepare | undefined;
  readonly children: ReactNode;
}

/** The form of a link's code. As soon as it is used the page's content is fetched, so that it is there when the code has been typed. */
function Locked({ prepare, children }: LockedProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    // Both events, because not every browser focuses a button that is pressed.
    for (const use of ['focusin', 'pointerdown'])
      card.current?.addEventListener(use, () => prepareEarly(prepare), listening);
    return () => listening.abort();
  }, [prepare]);
  return (
    <div ref={card} data-state="locked">
      {children}
    </div>
  );
}
