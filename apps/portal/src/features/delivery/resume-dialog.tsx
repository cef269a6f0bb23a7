import type { ResumeView } from '@careers/gateway/contract';
import { SheetSkeleton, SkeletonGroup } from '@careers/ui';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { skipToken, useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import type { OnDemandPart } from '../../core/parts/on-demand.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { useWords } from '../../core/portal/use-words.ts';
import { ResumeFiles, ResumePreview, SentFile, usePhoto } from '../resume/index.ts';
import { snapshotQuery } from './queries.ts';

/** A resume that is about to be sent, or what a delivery has sent. */
export type ShownResume =
  | { readonly title: string; readonly view: ResumeView }
  | { readonly title: string; readonly deliveryId: string };

interface ResumeDialogProps extends OnDemandPart {
  readonly resume: ShownResume;
}

/** A resume on its sheets, in a dialog. For a delivery, the resume as it was sent, without later edits. */
export default function ResumeDialog({ open, onOpenChange, trigger, resume }: ResumeDialogProps) {
  useWords('resume', 'resume-view');
  const { t } = useLingui();
  const portal = usePortal();
  const deliveryId = 'deliveryId' in resume ? resume.deliveryId : undefined;
  const snapshot = useQuery(
    deliveryId === undefined
      ? { queryKey: ['no-snapshot'], queryFn: skipToken }
      : snapshotQuery(portal, deliveryId),
  );
  const sent = 'view' in resume ? { view: resume.view } : snapshot.data;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={resume.title}
      closeLabel={t`Close`}
      shape="lg"
      isForReading
    >
      {sent &&
        ('file' in sent && sent.file ? (
          <SentFile content={sent.view.content} file={sent.file} source={{}} />
        ) : (
          <Sent {...sent} />
        ))}
      {!sent && snapshot.error && (
        <QueryError
          error={snapshot.error}
          onRetry={() => void snapshot.refetch()}
          pending={snapshot.isFetching}
        />
      )}
      {!sent && !snapshot.error && (
        <SkeletonGroup label={t`Loading`}>
          <SheetSkeleton />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Sent({ view }: { readonly view: ResumeView }) {
  const photoUrl = usePhoto(view.content.photo, {});
  return (
    <>
      <ResumePreview view={view} photoUrl={photoUrl} />
      <ResumeFiles content={view.content} source={{}} />
    </>
  );
}
