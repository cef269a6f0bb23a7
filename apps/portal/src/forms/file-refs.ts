import type { FileRef } from '@careers/gateway/contract';
import * as v from 'valibot';

/** The files of a form's value, and of its draft. */
export const fileRefs: v.GenericSchema<unknown, FileRef[]> = v.array(
  v.object({ fileId: v.string(), fileName: v.string(), size: v.number(), url: v.optional(v.string()) }),
);
