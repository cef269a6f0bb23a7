import type { FileRef } from '@careers/gateway/contract';
import * as v from 'valibot';

/** What a form's value and its draft keep of files. */
export const fileRefs: v.GenericSchema<unknown, FileRef[]> = v.array(
  v.object({ fileId: v.string(), fileName: v.string(), size: v.number(), url: v.optional(v.string()) }),
);
