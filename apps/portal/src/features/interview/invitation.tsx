import type { InterviewReceipt, OpenInterview } from '@careers/gateway/contract';
import { RequestFacts } from '../link-page/index.ts';
import { MeetingFacts } from './meeting-facts.tsx';

/** What somebody is invited to: for which position, when, how and where, and by whom. */
export function Invitation({ interview }: { readonly interview: OpenInterview | InterviewReceipt }) {
  return (
    <RequestFacts
      request={interview}
      isOpen={interview.state === 'open'}
      first={<MeetingFacts meeting={interview} time={interview.time} />}
    />
  );
}
