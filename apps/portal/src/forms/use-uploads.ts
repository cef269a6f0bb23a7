import { GatewayFailure } from '@careers/gateway';
import type { FileRef } from '@careers/gateway/contract';
import type { FileKind } from '@careers/validation';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { linkParam } from '../core/portal/link-pass.ts';
import { type Portal, usePortal } from '../core/portal/portal.ts';
import type { UploadItem } from './upload-list.ts';
import { createUploads, loadTransfer, type Uploads } from './uploads.ts';
import { hasExpired, useReturned } from './use-returned.ts';

interface UseUploadsOptions {
  readonly kind: FileKind;
  /** How many files are asked for, if fewer than the kind allows. */
  readonly asked?: number | undefined;
  readonly value: readonly FileRef[];
  readonly onChange: (refs: readonly FileRef[]) => void;
  /** The link of a page without login. */
  readonly link?: UploadLink | undefined;
}

/** A link by which files are uploaded. */
export interface UploadLink {
  /** Sent instead of the session's. */
  readonly token: string;
  /** Whether it asks for its code again. */
  readonly isLocked: boolean;
  /** Asks what has become of it; called when it has refused a file. */
  readonly askAgain: () => void;
}

/** The options by which a file is uploaded on a page by link: its token, and its current pass. */
function linkOptions({ tab }: Portal, linkToken: string | undefined) {
  if (linkToken === undefined) return {};
  const { pass } = linkParam(tab, linkToken);
  return { linkToken, ...(pass === undefined ? {} : { linkPass: pass }) };
}

/** The uploads of one field, aborted when it leaves the page; `value` has the files that are uploaded already. */
export function useUploads({ kind, asked, value, onChange, link }: UseUploadsOptions): {
  readonly items: readonly UploadItem[];
  readonly uploads: Uploads;
} {
  const portal = usePortal();
  const linkToken = link?.token;
  const [uploads] = useState(() => {
    return createUploads({
      kind,
      asked,
      upload: async (file, options) => {
        const { openFileGateway } = await loadTransfer();
        const { fileId, fileName, size } = await openFileGateway(portal).upload(file, {
          ...options,
          ...linkOptions(portal, linkToken),
        });
        return { fileId, fileName, size };
      },
    });
  });
  const changed = useEffectEvent(onChange);
  useEffect(() => uploads.onRefs((refs) => changed(refs)), [uploads]);
  useEffect(() => uploads.stop, [uploads]);
  useEffect(() => uploads.replace(value), [uploads, value]);
  useReturned(() => {
    for (const item of uploads.items()) {
      if (item.state === 'failed' && hasExpired(item.error)) uploads.retry(item.id);
    }
  });
  const items = useSyncExternalStore(uploads.subscribe, uploads.items);
  useAskedAgain(link, items, uploads);
  return { items, uploads };
}

/**
 * Asks the link again when it has refused a file, as after any other refusal: the page says what has become of it, or asks for its code.
 * What was refused for the code alone is sent once that was entered.
 */
function useAskedAgain(link: UploadLink | undefined, items: readonly UploadItem[], uploads: Uploads): void {
  const refusal = items.flatMap((item) => (item.state === 'failed' ? [item.error] : [])).findLast(isRefusal);
  const askAgain = useEffectEvent(() => link?.askAgain());
  useEffect(() => {
    if (refusal) askAgain();
  }, [refusal]);
  const isLocked = link?.isLocked;
  useEffect(() => {
    if (isLocked !== false) return;
    for (const item of uploads.items())
      if (item.state === 'failed' && isRefusal(item.error) && item.error.reason === 'linkLocked')
        uploads.retry(item.id);
  }, [uploads, isLocked]);
}

const isRefusal = (error: unknown): error is GatewayFailure =>
  error instanceof GatewayFailure && error.kind === 'business';
