import type { deliverResume, FileRef, PositionDetail } from '@careers/gateway/contract';
import { Button, Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { filesMessage, problemOfFiles } from '../../forms/file-words.ts';
import type { MethodSubmit } from '../../forms/use-submit-method.ts';
import { useUploads } from '../../forms/use-uploads.ts';
import { contentOf, problemsOfResume } from '../resume/index.ts';
import { isOpenTo, PositionObstacle } from './obstacle.tsx';
import { PositionLine } from './position-line.tsx';
import { IncompleteNotice, ProblemsNotice } from './resume-notices.tsx';
import { SourceChoice } from './source-choice.tsx';
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
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
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
  const [source, setSource] = useState(() =>
    firstSource(sendable.resume.missing, { inDirectory: sendable.employee !== undefined }),
  );
  const [refs, setRefs] = useState<readonly FileRef[]>([]);
  const [asked, setAsked] = useState(false);
  const files = useUploads({ kind: 'resumeFile', value: refs, onChange: setRefs });
  const { clock } = usePortal();
  const problems = problemsOfResume(contentOf(sendable.resume), clock(), i18n);
  const missing = missingOf(source, sendable.resume.missing);
  const isOpen = isOpenTo(position);
  const problem = source === 'quick' ? problemOfFiles(files.items, true) : undefined;
  const sending = problem ? undefined : sendingOf(source, refs);
  function deliver(): void {
    setAsked(true);
    if (sending) void submit.submit({ positionId: position.id, ...sending });
  }
  return (
    <>
      <Card as="section" padding="lg" aria-labelledby="delivery-resume">
        <Heading level={2} size="sm" id="delivery-resume" className="mb-5">
          {t`Your resume`}
        </Heading>
        <SourceChoice
          sendable={sendable}
          source={source}
          onSource={setSource}
          files={files}
          fileError={asked ? filesMessage({ message: problem }, i18n) : undefined}
        />
      </Card>
      {!isOpen && <PositionObstacle position={position} replacesButton />}
      {isOpen && missing.length > 0 && <IncompleteNotice missing={missing} />}
      {isOpen && missing.length === 0 && (
        <>
          {source === 'resume' && problems.length > 0 && <ProblemsNotice problems={problems} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button size="lg" pending={submit.state === 'pending'} onClick={deliver}>
              {t`Apply`}
            </Button>
            <p className="min-w-0 text-sm text-muted">
              {t`The recruiters of ${position.companyDescr} will see what you send.`}
            </p>
          </div>
        </>
      )}
    </>
  );
}
