import { createShareLink } from '@careers/gateway/contract';
import { Button, Field, Skeleton, SkeletonGroup, TextInput } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useRef } from 'react';
import { methodQuery } from '../core/calls/method-query.ts';
import { QueryError } from '../core/calls/query-error.tsx';
import { copyText } from '../core/copy-text.ts';
import { joinFacts } from '../core/format/list-of.ts';
import { usePortal } from '../core/portal/portal.ts';
import { shareAddress, shareParam } from './share-param.ts';
import { SharePoster } from './share-poster.tsx';
import type { ShareSubject } from './share-subject.ts';
import { usePosterWords } from './use-poster-words.ts';

/** The share link of a subject. It is created when the dialog is first opened, and kept for the next time. */
export function ShareLink({ subject }: { readonly subject: ShareSubject }) {
  const portal = usePortal();
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery({
    ...methodQuery(portal, createShareLink, shareParam(subject)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data) return <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />;
  const address = data && shareAddress(data.url, window.location.href);
  if (!data) {
    return (
      <SkeletonGroup label={t`Making the link`} className="grid gap-6">
        <Skeleton className="h-12 w-full rounded-md!" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (!address) {
    return <QueryError error={new TypeError(data.url)} onRetry={() => void refetch()} pending={isFetching} />;
  }
  return (
    <div className="grid gap-8">
      <CopyAddress subject={subject} address={address} expiresAt={data.expiresAt} />
      <SharePoster subject={subject} address={address} expiresAt={data.expiresAt} />
    </div>
  );
}

interface CopyAddressProps {
  readonly subject: ShareSubject;
  readonly address: string;
  readonly expiresAt: string;
}

function CopyAddress({ subject, address, expiresAt }: CopyAddressProps) {
  const { toasts } = usePortal();
  const { t, i18n } = useLingui();
  const words = usePosterWords(subject, expiresAt);
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await copyText(address);
      toasts.show({ tone: 'success', message: t`Link copied` });
    } catch {
      // The browser does not let the page copy: the link is selected, to be copied by hand.
      input.current?.select();
      toasts.show({ tone: 'warning', message: t`The link could not be copied. Please copy it by hand.` });
    }
  };
  const passOn = async () => {
    const position = subject.kind === 'position' ? subject.position : undefined;
    // Mail programs use the title as the subject. Messengers send only text and link, so the text has to name the position.
    const title = position?.post ?? document.title;
    const text = joinFacts([words.title, words.line, position?.workPlace.name], i18n.locale);
    try {
      await navigator.share({ title, text, url: address });
    } catch (error) {
      // If the person has closed the system's share sheet, nothing follows; after any other failure the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t`Share link`} className="min-w-0 grow basis-56">
        <TextInput ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex grow flex-wrap gap-3 *:grow">
        <Button icon={<Copy size={18} />} onClick={() => void copy()}>
          {t`Copy link`}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" icon={<Share2 size={18} />} onClick={() => void passOn()}>
            {t`Share with…`}
          </Button>
        )}
      </div>
    </div>
  );
}
