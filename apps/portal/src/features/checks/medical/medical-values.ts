import * as v from 'valibot';
import { fileRefs } from '../../../forms/file-refs.ts';

/** What is kept of a medical report while it is typed. The consent is no part of it: it is given each time anew, or not. */
export const keptMedical = v.object({ examinedOn: v.string(), place: v.string(), files: fileRefs });

export type MedicalValues = v.InferOutput<typeof keptMedical> & { readonly consent?: boolean };
