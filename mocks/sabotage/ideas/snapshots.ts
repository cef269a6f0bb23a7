import type { ResumeContent } from '@careers/gateway/contract';
import { resumeContentOf } from '../../src/backend/resume.ts';
import { emptyContent } from '../../src/backend/sample-resume.ts';
import type { Account } from '../../src/domain/account-state.ts';
import { aroundResolver, type Fields } from '../change/call.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** Changes the content that some deliveries send, starting from the sender's resume. */
function sending(
  when: (param: Fields) => boolean,
  contentOf: (resume: ResumeContent, account: Account) => ResumeContent,
): Wrong {
  return aroundResolver('deliverResume', async (rest, param, context, markApplied) => {
    const made = await rest();
    const { deliveries, snapshots } = context.state();
    const delivery = deliveries.find(({ id }) => id === Object(made).id);
    const snapshot = snapshots[delivery?.snapshotId ?? ''];
    if (!delivery || !snapshot || !when(param)) return made;
    markApplied();
    const account = context.requireAccount();
    const content = contentOf(resumeContentOf(context, account), account);
    changeState(context, { snapshots: { ...snapshots, [delivery.snapshotId]: { ...snapshot, content } } });
    return made;
  });
}

const basicsAlone = ({ basics }: ResumeContent, account: Account) => ({ ...emptyContent(account), basics });

/** A delivery sends something else than its sender chose. */
export const snapshots: readonly Sabotage[] = [
  {
    idea: 'resume',
    at: 'deliverResume',
    what: 'sends all of the resume beside the file of a quick submission',
    wraps: sending(
      ({ source, fileId }) => source === 'quick' && fileId !== undefined,
      (resume) => resume,
    ),
  },
  {
    idea: 'resume',
    at: 'deliverResume',
    what: 'sends the basics alone in a quick submission without a file',
    wraps: sending(({ source, fileId }) => source === 'quick' && fileId === undefined, basicsAlone),
  },
  {
    idea: 'resume',
    at: 'deliverResume',
    what: 'sends the basics alone beside a file, when the resume was to be sent',
    wraps: sending(({ source, fileId }) => source === 'resume' && fileId !== undefined, basicsAlone),
  },
];
