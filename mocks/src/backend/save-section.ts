import {
  type FileRef,
  type ReadParamOf,
  type ResumeContent,
  type ResumeSection,
  resumeSectionValues,
  type saveResume,
} from '@careers/gateway/contract';
import type { FileKind } from '@careers/validation';
import * as v from 'valibot';
import { isoInstant } from '../core/clock.ts';
import type { Account } from '../domain/account-state.ts';
import { BusinessError, type CallContext } from './context.ts';
import { ownFile } from './own-file.ts';

/** A section as somebody wants it, and the revision that they have seen. */
type Wanted = ReadParamOf<typeof saveResume>;

/** The limits of the files in each section (section 5). */
const kindOf = { photo: 'photo', attachments: 'resumeAttachment', video: 'video' } as const satisfies Record<
  string,
  FileKind
>;

/**
 * Writes a section. What is there already is not written again, so that a save whose answer was lost can be repeated.
 * @throws {BusinessError} conflict, with the section as it is; fileUnknown, fileTooLarge, fileWrongFormat
 */
export function saveSection(
  context: CallContext,
  account: Account,
  content: ResumeContent,
  wanted: Wanted,
): void {
  const { resumes } = context.state();
  const stored = resumes[account.id];
  if (!stored) throw new RangeError(`no resume of ${account.id}`);
  const { section } = wanted;
  const value = withOwnFiles(context, content, wanted);
  if (saysTheSame(section, content[section], value)) return;
  const last = stored.written[section];
  // Whoever has seen a revision that there has not been has seen another resume.
  const isAhead = wanted.revision > stored.revision;
  if (isAhead || (last && last.revision > wanted.revision)) {
    throw new BusinessError('conflict', {
      section,
      revision: stored.revision,
      updatedAt: isoInstant(last?.updatedAt ?? stored.updatedAt),
      value: content[section],
    });
  }
  const revision = stored.revision + 1;
  const updatedAt = context.clock.now();
  resumes[account.id] = {
    ...stored,
    revision,
    updatedAt,
    written: { ...stored.written, [section]: { revision, updatedAt, value } },
  };
}

/**
 * A section's value with its files as the file gateway has them, whatever is said of them beside their ids: others read
 * a resume, and save what is in it. Files that stand there already may be gone from the world and stay as they are; new
 * ones are their owner's, and as they have to be.
 */
function withOwnFiles(context: CallContext, content: ResumeContent, wanted: Wanted): Wanted['value'] {
  if (!isOfFiles(wanted)) return wanted.value;
  const { section, value } = wanted;
  const standing = filesIn(content[section]);
  const own = ({ fileId }: FileRef) =>
    standing.find((file) => file.fileId === fileId) ?? ownFile(context, kindOf[section], fileId);
  return Array.isArray(value) ? value.map(own) : value && own(value);
}

function isOfFiles(wanted: Wanted): wanted is Extract<Wanted, { section: keyof typeof kindOf }> {
  return wanted.section in kindOf;
}

function filesIn(value: ResumeContent[keyof typeof kindOf]): readonly FileRef[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Whether two say the same, in whatever order they say it. */
export function saysTheSame(section: ResumeSection, one: unknown, other: unknown): boolean {
  const written = (value: unknown) =>
    JSON.stringify(v.parse(v.nullable(resumeSectionValues[section]), value));
  return written(one) === written(other);
}
