import { GatewayFailure } from '@careers/gateway';
import { type ResumeContent, type ResumeSection, saveResume } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { ENTRIES_MAX } from '../model/limits.ts';
import { sectionNames } from '../model/section-names.ts';

/**
 * Refuses a section with more entries than a resume holds, as after a merge with what another device has added (decision 0064): a gateway
 * would refuse it too, and name neither the section nor what to do.
 * @throws {GatewayFailure} which says so in the language shown
 */
export function refuseOverfull<Section extends ResumeSection>(
  section: Section,
  value: ResumeContent[Section],
  i18n: I18n,
): void {
  const over = Array.isArray(value) ? value.length - ENTRIES_MAX : 0;
  if (over <= 0) return;
  const [name, max] = [i18n._(sectionNames[section]), ENTRIES_MAX];
  const words = i18n._(
    msg`${name}: ${plural(over, {
      one: `a resume holds at most ${max} entries here. Please remove # entry.`,
      other: `a resume holds at most ${max} entries here. Please remove # entries.`,
    })}`,
  );
  throw new GatewayFailure('business', words, { method: saveResume.name, requestId: '' });
}
