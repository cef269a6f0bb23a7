import { magicAccounts } from '../scenarios/magic.ts';
import type { ProcessHost } from './host.ts';
import { openLink } from './sample-links.ts';
import { SAMPLE_TO_CHOOSE, sampleToChoose } from './sample-to-choose.ts';

/** The link that a scenario is about, where it is not the one of its name. */
const linksOf: Readonly<Record<string, string>> = { 'evaluation-login': 'evaluation-open' };

/** Makes the process that a world's scenario is about, so that every page tells of it, not only the one behind its link. */
export function beginScenario(host: ProcessHost): void {
  const { scenario } = host.config;
  if (scenario === SAMPLE_TO_CHOOSE) sampleToChoose(host, magicAccounts.candidate.id);
  else openLink(host, linksOf[scenario] ?? scenario);
}
