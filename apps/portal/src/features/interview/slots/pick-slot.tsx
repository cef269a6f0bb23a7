import { GatewayFailure } from '@careers/gateway';
import {
  type InterviewSlot,
  type InterviewToChoose,
  type PickedSlot,
  pickSlot,
} from '@careers/gateway/contract';
import { ActionBar, Card, EmptyState, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFailureToast } from '../../../core/calls/use-failure-toast.ts';
import { formatInstant } from '../../../core/format/format.ts';
import { useMinute } from '../../../core/portal/use-as-of-now.ts';
import { useFocusOnceGone } from '../../../core/use-focus-once-gone.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSubmitMethod } from '../../../forms/use-submit-method.ts';
import { When } from '../../link-page/index.ts';
import { MeetingFacts } from '../meeting-facts.tsx';
import { SlotChoice } from './slot-choice.tsx';

interface PickSlotProps {
  readonly interview: InterviewToChoose;
  readonly onPicked: (picked: PickedSlot) => void;
}

/**
 * The times of an interview, of which one can be chosen. If somebody else takes the chosen one, a message says so, and the rest
 * stays.
 */
export function PickSlot({ interview, onPicked }: PickSlotProps) {
  const { t, i18n } = useLingui();
  const { deliveryId, position, companyZone, deadline, slots } = interview;
  // The times are not fetched again while nobody is logged in.
  const now = useMinute();
  const [openedAt] = useState(now);
  const [chosen, choose] = useState<string>();
  // A refused time counts as taken at once, before the times are fetched again, and also if they cannot be fetched.
  const [lost, setLost] = useState<string>();
  const showFailure = useFailureToast();
  const { state, submit } = useSubmitMethod(pickSlot, {
    onSuccess: onPicked,
    onFailure: (error) => {
      if (!(error instanceof GatewayFailure) || !takenReasons.includes(error.reason))
        return showFailure(error);
      setLost(chosen);
    },
  });
  const slot = slots.find(({ id }) => id === chosen);
  // A time that lay in the past when it was offered has not begun: the device's clock is wrong.
  const hasBegun = ({ start }: InterviewSlot) => {
    const begins = Date.parse(start);
    return openedAt < begins && begins <= now;
  };
  const isOver = slot !== undefined && hasBegun(slot);
  const isGone = chosen !== undefined && (slot === undefined || slot.taken || isOver || lost === chosen);
  const until = formatInstant(deadline, i18n.locale);
  const free = slots.filter((one) => !one.taken && !hasBegun(one));
  // With the chosen time goes the button that books it; its radio when the times are here again; and with the last one the form.
  const title = useFocusOnceGone<HTMLHeadingElement & HTMLLegendElement>(
    isGone && `${slot?.taken} ${isOver} ${free.length === 0}`,
  );
  return (
    <>
      <Card as="section" padding="lg" className="mb-8">
        <Heading level={2} size="md">
          {position.post}
        </Heading>
        <InlineFacts items={[position.companyDescr, position.deptIdDescr]} className="mt-1 text-muted" />
        <p className="mt-2 mb-6 text-balance text-muted">
          <time dateTime={deadline}>{t`Please choose by ${until}.`}</time>
        </p>
        <MeetingFacts meeting={interview} />
      </Card>
      {free.length === 0 ? (
        <EmptyState
          mark="search"
          as="h2"
          titleRef={title}
          title={t`All times are taken at the moment.`}
          description={t`New ones appear here as soon as they are offered.`}
        />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (slot && !isGone) void submit({ deliveryId, slotId: slot.id });
          }}
        >
          <SlotChoice
            titleRef={title}
            slots={slots}
            hasBegun={hasBegun}
            companyZone={companyZone}
            chosen={isGone ? undefined : chosen}
            onChoose={(id) => {
              choose(id);
              setLost(undefined);
            }}
          />
          <ActionBar className="mt-6 flex-wrap justify-between gap-4 @max-3xl:-mb-8 @3xl:mx-0 @3xl:rounded-lg @3xl:border @3xl:px-8">
            <div role="status" className="min-w-0">
              {renderChosen()}
            </div>
            {slot && !isGone && (
              <SubmitButton state={state} className="form-action">
                {t`Book this time`}
              </SubmitButton>
            )}
          </ActionBar>
        </form>
      )}
    </>
  );

  function renderChosen(): ReactNode {
    if (isGone)
      return (
        <p className="text-warning-text">
          {isOver
            ? t`This time is over already.`
            : t`Somebody has just taken this time. Please choose another one.`}
        </p>
      );
    if (slot) return <When time={slot} companyZone={companyZone} />;
    return <p className="text-muted">{t`No time is chosen yet.`}</p>;
  }
}

/** Refusals of a time that was available a moment ago. */
const takenReasons: readonly (string | undefined)[] = ['slotTaken', 'slotUnknown'];
