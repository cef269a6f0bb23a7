import * as v from 'valibot';
import { fileRefs } from '../../../forms/file-refs.ts';

/** The values of a draft of the medical report. The consent is not part of it, as it has to be given each time. */
export const keptMedical = v.object({ examinedOn: v.string(), place: v.string(), files: fileRefs });

export type MedicalValues = v.InferOutput<typeof keptMedical> & { readonly consent?: boolean };
