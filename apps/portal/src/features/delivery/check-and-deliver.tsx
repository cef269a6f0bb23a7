import type { deliverResume, PositionDetail } from '@careers/gateway/contract';
import { Button, Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { useHasBeen } from '../../core/use-has-been.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { filesMessage, problemOfFiles } from '../../forms/file-words.ts';
import type { MethodSubmit } from '../../forms/use-submit-method.ts';
import { useUploads } from '../../forms/use-uploads.ts';
import { contentOf, problemsOfResume } from '../resume/index.ts';
import { isOpenTo, PositionObstacle } from './obstacle.tsx';
import { PositionLine } from './position-line.tsx';
import { IncompleteNotice, ProblemsNotice } from './resume-notices.tsx';
import { SourceChoice } from './source-choice.tsx';
import { useChosenResume } from './use-chosen-resume.ts';
import { firstSource, missingOf, type Sendable, sendingOf } from './what-to-send.ts';

interface CheckAndDeliverProps {
  readonly position: PositionDetail;
  readonly sendable: Sendable;
  readonly submit: MethodSubmit<typeof deliverResume>;
}

/** The check before a delivery: the position, and what is sent. */
export function CheckAndDeliver({ position, sendable, submit }: CheckAndDeliverProps) {
  const { t } = useLingui();
  const isOpen = isOpenTo(position);
  // A position may be closed while something is chosen: what was chosen stays, and the notice comes in place of the button.
  const wasOpen = useHasBeen(isOpen);
  return (
    <div className="grid gap-6">
      <Card as="section" padding="lg" aria-labelledby="delivery-position">
        <p id="delivery-position" className="text-sm text-muted">
          {t`Position`}
        </p>
        <PositionLine position={position} level={2} className="mt-1" />
      </Card>
      {wasOpen ? (
        <DeliveryForm position={position} sendable={sendable} submit={submit} />
      ) : (
        <PositionObstacle position={position} />
      )}
    </div>
  );
}

/** The choice of what is sent, and the button that sends it. */
function DeliveryForm({ position, sendable, submit }: CheckAndDeliverProps) {
  const { t, i18n } = useLingui();
  const inDirectory = sendable.employee !== undefined;
  const first = firstSource(sendable.resume.missing, { inDirectory });
  const isOpen = isOpenTo(position);
  // No questions about a draft while the delivery is being sent, or when the position is closed.
  const isWaiting = submit.state !== 'pending' && isOpen;
  const chosen = useChosenResume(position.id, { first, isWaiting });
  const { files: refs, draft } = chosen;
  // The directory may have had a resume when the draft was kept.
  const source = chosen.source === 'employee' && !inDirectory ? first : chosen.source;
  const [asked, setAsked] = useState(false);
  const files = useUploads({ kind: 'resumeFile', value: refs, onChange: chosen.attach });
  const { clock } = usePortal();
  const problems = problemsOfResume(contentOf(sendable.resume), clock(), i18n);
  const missing = missingOf(source, sendable.resume.missing);
  const problem = source === 'quick' ? problemOfFiles(files.items, true) : undefined;
  const sending = problem ? undefined : sendingOf(source, refs);
  function deliver(): void {
    setAsked(true);
    // A failure is shown by the page.
    if (sending) submit.submitAsync({ positionId: position.id, ...sending }).then(draft.forget, () => {});
  }
  return (
    <>
      <Card as="section" padding="lg" aria-labelledby="delivery-resume">
        <Heading level={2} size="sm" id="delivery-resume" className="mb-5">
          {t`Your resume`}
        </Heading>
        <DraftNotice draft={draft} />
        <SourceChoice
          sendable={sendable}
          source={source}
          onSource={chosen.choose}
          files={files}
          fileError={asked ? filesMessage({ message: problem }, i18n) : undefined}
        />
      </Card>
      {!isOpen && <PositionObstacle position={position} replacesButton />}
      {isOpen && missing.length > 0 && <IncompleteNotice missing={missing} replacesButton={asked} />}
      {isOpen && missing.length === 0 && (
        <>
          {source === 'resume' && problems.length > 0 && <ProblemsNotice problems={problems} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button size="lg" pending={submit.state === 'pending'} className="form-action" onClick={deliver}>
              {t`Apply`}
            </Button>
            {position.companyDescr && (
              <p className="min-w-0 text-sm text-muted">
                {t`The recruiters of ${position.companyDescr} will see what you send.`}
              </p>
            )}
          </div>
        </>
      )}
      {chosen.guard}
    </>
  );
}
