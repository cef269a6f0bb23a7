import type { CallOptions } from '@careers/gateway';
import { type DataOf, markRead, type ParamOf, queryMessages } from '@careers/gateway/contract';
import { Button, buttonClass, EmptyState, Pagination, SkeletonGroup } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { About } from '../../core/about.tsx';
import { askMethodAgain, methodQuery } from '../../core/calls/method-query.ts';
import { QueryError } from '../../core/calls/query-error.tsx';
import { useAskAgain } from '../../core/calls/use-ask-again.ts';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { formatInstant } from '../../core/format/format.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useLastPage } from '../../core/navigation/last-page.ts';
import { PortalLink, useGo } from '../../core/navigation/link.tsx';
import { readPage } from '../../core/navigation/page-number.ts';
import { usePersonKey } from '../../core/portal/person-change.ts';
import { useHasPerson, usePortal } from '../../core/portal/portal.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { Page } from '../../site-config/page.tsx';
import { LogInFirst, useOwnPage } from '../link-page/index.ts';
import { MessageCard, MessageCardSkeleton } from './message-card.tsx';

const PAGE_SIZE = 10;

/** The messages of the person who is logged in; others are asked to log in. */
export function OwnMessages() {
  const { t } = useLingui();
  const hasPerson = useHasPerson();
  const person = usePersonKey();
  useOwnPage(true);
  return (
    <Page title={t`My messages`} width="narrow">
      {hasPerson ? <MessageList key={person} /> : <LogInFirst title={t`Log in to read your messages.`} />}
    </Page>
  );
}

function MessageList() {
  const { t } = useLingui();
  const portal = usePortal();
  const { path, query } = useAppLocation();
  const go = useGo();
  const page = readPage(query.page);
  const ask = (options?: CallOptions) =>
    methodQuery(portal, queryMessages, { pageNo: page, pageSize: PAGE_SIZE }, options);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...ask(),
    placeholderData: keepPreviousData,
  });
  useAskAgain(ask);
  const count = useRef<HTMLParagraphElement>(null);
  const { state, mark } = useMarkRead();
  const show = (wanted: number, options?: { replace: boolean }) =>
    void go(path, { ...query, page: String(wanted) }, options);
  const { lastPage } = useLastPage({
    page,
    rowsPerPage: PAGE_SIZE,
    total: data?.total,
    isOld: isPlaceholderData,
    onBeyondEnd: (last) => show(last, { replace: true }),
  });

  const failure = error && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />;
  if (!data) return failure ?? <MessageListSkeleton />;
  const { total, unread, rows } = data;
  if (total === 0) return <NoMessages />;
  return (
    <>
      {failure}
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p ref={count} tabIndex={-1} role="status" className="text-muted">
          {unread === 0
            ? t`You have read everything.`
            : t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`}
        </p>
        {unread > 0 && (
          <Button
            variant="secondary"
            pending={state === 'pending'}
            onClick={() => mark({}, () => count.current?.focus())}
          >
            {t`Mark all as read`}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {rows.map((message) => (
          <ListedMessage key={message.id} message={message} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={lastPage}
        onPageChange={(next) => {
          show(next);
          count.current?.focus({ preventScroll: true });
        }}
        labels={{
          nav: t`Pages of messages`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (target) => t`Page ${target}`,
          position: (current, count) => `${current} / ${count}`,
        }}
        className="mt-8"
      />
    </>
  );
}

function MessageListSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
      {[1, 2, 3].map((one) => (
        <MessageCardSkeleton key={one} />
      ))}
    </SkeletonGroup>
  );
}

function NoMessages() {
  const { t } = useLingui();
  return (
    <EmptyState
      mark="page"
      as="h2"
      title={t`You have no messages yet.`}
      description={t`You will also find our messages about your applications here.`}
      action={
        <PortalLink to="/position" className={buttonClass('primary')}>
          {t`View all positions`}
        </PortalLink>
      }
    />
  );
}

/** A message in the list. The button that marks it as read disappears when it is pressed, and the focus stays in that place. */
function ListedMessage({ message }: { readonly message: DataOf<typeof queryMessages>['rows'][number] }) {
  const { t, i18n } = useLingui();
  const { state, mark } = useMarkRead();
  const item = useRef<HTMLLIElement>(null);
  const { id, read, sentAt } = message;
  return (
    <li ref={item} tabIndex={-1} className="rounded-lg">
      <MessageCard message={message} isUnread={!read} onOpen={() => !read && mark({ ids: [id] })}>
        {!read && (
          <Button
            variant="ghost"
            size="sm"
            pending={state === 'pending'}
            onClick={() => mark({ ids: [id] }, () => item.current?.focus())}
          >
            {t`Mark as read`}
            <About>{formatInstant(sentAt, i18n.locale)}</About>
          </Button>
        )}
      </MessageCard>
    </li>
  );
}

/** Marks messages as read, also when the page is left by the link of one. */
function useMarkRead() {
  const { gateway, queries } = usePortal();
  const { state, submit } = useSubmit({
    onFailure: useFailureToast(),
    repeatable: true,
    outlivesForm: true,
  });
  /** `focus` is called after a success, unless the person has moved the focus meanwhile. */
  const mark = (which: ParamOf<typeof markRead>, focus?: () => void) =>
    void submit(
      ({ options }) => gateway.call(markRead, which, options),
      (_data, mayFocus) => {
        if (mayFocus) focus?.();
        void askMethodAgain(queries, queryMessages);
      },
    );
  return { state, mark };
}
