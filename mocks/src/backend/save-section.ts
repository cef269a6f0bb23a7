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

/** The new content of a section, and the revision that it is based on. */
type Wanted = ReadParamOf<typeof saveResume>;

/** The limits of the files in each section (section 5). */
const kindOf = { photo: 'photo', attachments: 'resumeAttachment', video: 'video' } as const satisfies Record<
  string,
  FileKind
>;

/**
 * Saves a section. A value that is there already is not saved again, so that a save whose answer was lost can be repeated.
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
  // A revision that never existed belongs to another resume.
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
 * A section's value with its files as the file gateway knows them, whatever the client says about them besides their ids, since
 * other people read a resume and save its files. Files that are there already may be gone from the world, and stay as they are;
 * new ones have to be their owner's, and valid.
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

/** Whether two values of a section are equal, whatever the order of their fields. */
export function saysTheSame(section: ResumeSection, one: unknown, other: unknown): boolean {
  const written = (value: unknown) =>
    JSON.stringify(v.parse(v.nullable(resumeSectionValues[section]), value));
  return written(one) === written(other);
}
