import type { DataOf } from '@careers/gateway/contract';
import { type ReactNode, useCallback, useEffect } from 'react';
import { UntranslatedNotice } from '../../core/calls/untranslated-notice.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { linkParam } from '../../core/portal/link-pass.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { Page } from '../../site-config/page.tsx';
import type { LinkMethod, Shown } from './link-answer.ts';
import { LinkContent } from './link-content.tsx';
import { LinkError } from './link-error.tsx';
import { LinkPart, type Prepare, prepareEarly } from './link-part.tsx';
import { LinkSkeleton } from './link-skeleton.tsx';
import type { LinkKind } from './link-token.ts';
import { linkQuery, useLink } from './use-link.ts';

const LinkClosed = lazy(() => import('./link-closed.tsx'));

interface LinkPageProps<M extends LinkMethod> {
  /** The links that open the page. */
  readonly kind: LinkKind;
  /** The query of the link. */
  readonly method: M;
  readonly title: string;
  /** `content` for pages with a resume. */
  readonly width?: 'narrow' | 'content';
  /**
   * Fetches the code of the children. For pages whose links usually ask for a code first: nothing of what they show is fetched until
   * somebody is about to enter one (decision 0091).
   */
  readonly prepare?: Prepare;
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
  const portal = usePortal();
  const { tab } = portal;
  const { token, query, queryKey } = useLink(kind, method);
  const param = useCallback(() => linkParam(tab, token ?? ''), [tab, token]);
  const { data, error, lastError, isFetching, refetch } = query;
  const withResume = width === 'content';
  const hasPass = linkParam(tab, token ?? '').pass !== undefined;
  // If the code was entered in this tab before, the content is fetched at the same time as the answer.
  useEffect(() => {
    if (hasPass) prepareEarly(prepare);
  }, [hasPass, prepare]);
  return (
    // A form for a code is short; a message stands in the middle of either width, and the heading stays where it was (decision 0196).
    <Page title={title} width={data?.state === 'locked' ? 'narrow' : width}>
      <UntranslatedNotice of={[query]} />
      {renderContent()}
    </Page>
  );

  function renderContent(): ReactNode {
    if (token === undefined)
      return (
        <LinkPart>
          <LinkClosed state="invalid" />
        </LinkPart>
      );
    if (data)
      return (
        <LinkContent
          answer={data}
          token={token}
          queryKey={queryKey}
          ask={(options) => linkQuery(portal, method, token, options)}
          param={param}
          isTranslated={query.isTranslated}
          lastError={lastError}
          isFetching={isFetching}
          prepare={prepare}
        >
          {(answer) => {
            const content = children(answer, token);
            return prepare ? <LinkPart withResume={withResume}>{content}</LinkPart> : content;
          }}
        </LinkContent>
      );
    if (error) return <LinkError error={error} onRetry={() => void refetch()} pending={isFetching} />;
    return <LinkSkeleton withResume={withResume} />;
  }
}
