import { magicAccounts } from '../scenarios/magic.ts';
import type { ProcessHost } from './host.ts';
import { openLink } from './sample-links.ts';
import { SAMPLE_TO_CHOOSE, sampleToChoose } from './sample-to-choose.ts';

/** The link that a scenario is about, if it has another name. */
const linksOf: Readonly<Record<string, string>> = { 'evaluation-login': 'evaluation-open' };

/** Creates the process that a world's scenario is about, so that it is shown on all pages, not only behind its link. */
export function beginScenario(host: ProcessHost): void {
  const { scenario } = host.config;
  if (scenario === SAMPLE_TO_CHOOSE) sampleToChoose(host, magicAccounts.candidate.id);
  else openLink(host, linksOf[scenario] ?? scenario);
}
