import type { FileRef } from '@careers/gateway/contract';
import type { FileKind } from '@careers/validation';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { linkParam } from '../core/portal/link-pass.ts';
import { type Portal, usePortal } from '../core/portal/portal.ts';
import { createUploads, loadTransfer, type UploadItem, type Uploads } from './uploads.ts';
import { hasExpired, useReturned } from './use-returned.ts';

interface UseUploadsOptions {
  readonly kind: FileKind;
  /** How many files are asked for, if fewer than the kind allows. */
  readonly asked?: number | undefined;
  readonly value: readonly FileRef[];
  readonly onChange: (refs: readonly FileRef[]) => void;
  /** The link's token on pages without login; sent instead of the session's. */
  readonly linkToken?: string | undefined;
}

/** The options by which a file is uploaded on a page by link: its token, and its current pass. */
function linkOptions({ tab }: Portal, linkToken: string | undefined) {
  if (linkToken === undefined) return {};
  const { pass } = linkParam(tab, linkToken);
  return { linkToken, ...(pass === undefined ? {} : { linkPass: pass }) };
}

/** The uploads of one field, aborted when it leaves the page; `value` has the files that are uploaded already. */
export function useUploads({ kind, asked, value, onChange, linkToken }: UseUploadsOptions): {
  readonly items: readonly UploadItem[];
  readonly uploads: Uploads;
} {
  const portal = usePortal();
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
  return { items: useSyncExternalStore(uploads.subscribe, uploads.items), uploads };
}
