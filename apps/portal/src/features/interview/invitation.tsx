import type { InterviewReceipt, OpenInterview } from '@careers/gateway/contract';
import { RequestFacts } from '../link-page/index.ts';
import { useMeetingFacts } from './meeting-facts.tsx';

/** An invitation: the position, when, how and where the interview takes place, and with whom. */
export function Invitation({ interview }: { readonly interview: OpenInterview | InterviewReceipt }) {
  return (
    <RequestFacts
      request={interview}
      isOpen={interview.state === 'open'}
      first={useMeetingFacts({ meeting: interview, time: interview.time })}
    />
  );
}
