import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../core/portal/portal.ts';
import { useUploads } from '../../../forms/use-uploads.ts';

/** The files of a section. When an uploaded one is removed, a message says so (section 8). */
export function useSectionFiles(options: Parameters<typeof useUploads>[0]): ReturnType<typeof useUploads> {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const { items, uploads } = useUploads(options);
  function remove(id: string): void {
    const wasUploaded = items.some((item) => item.id === id && item.state === 'done');
    uploads.remove(id);
    if (wasUploaded) toasts.show({ tone: 'success', message: t`Delete successfully` });
  }
  return { items, uploads: { ...uploads, remove } };
}
