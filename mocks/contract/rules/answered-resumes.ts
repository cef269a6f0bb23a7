import { downloadResumeAtt, getEvaluation, queryForward } from '@careers/gateway/contract';
import { needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

const asked = [
  ['getEvaluation', 'evaluation', (probe: Probe, token: string) => probe.call(getEvaluation, { token })],
  ['queryForward', 'forward-resume', (probe: Probe, token: string) => probe.call(queryForward, { token })],
] as const;

/** How long a resume is shown to people who were asked about it by link. */
export const answeredResumeRules: readonly Rule[] = asked.map(([id, name, query]) =>
  rule(
    [id, 'downloadResumeAtt'],
    'shows the resume and its files beside the receipt until the application ends, and not from then on',
    needing(['links'], async (probe) => {
      const receipt = async (token: string) => {
        const found = await query(probe, token);
        if (found.state !== 'done') throw new Error(`the link is ${found.state}`);
        return found;
      };
      const [during, after] = [await probe.linkTo(`${name}-done`), await probe.linkTo(`${name}-ended`)];
      const { view } = await receipt(during);
      const fileId = view?.content.attachments[0]?.fileId;
      if (!view || fileId === undefined) throw new Error('it shows no resume with a file');
      const file = (token: string) => probe.call(downloadResumeAtt, { token, fileId });
      expectSame('the file, during the application', (await file(during)).state, 'open');

      const ended = await receipt(after);
      expectTrue('the resume is left out', ended.view === undefined && ended.file === undefined);
      const gone = await file(after);
      expectSame('the file, once the application has ended', gone.state, 'handled');
    }),
  ),
);
