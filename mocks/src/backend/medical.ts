import type { FileRef, MedicalState } from '@careers/gateway/contract';
import { fileKinds, PLACE_MAX } from '@careers/validation';
import { DAY, isoInstant } from '../core/clock.ts';
import { visibleText } from '../core/visible-text.ts';
import { medicalRequest } from '../data/medical-request.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { linkFile } from './link-file.ts';
import { refuseFile } from './refuse-file.ts';
import { describeRequest, refuseOver, requestFactsOf, submitRequest } from './requests.ts';

/** How old an examination may be when its report is submitted. */
const EXAMINED_WITHIN = 183 * DAY;

export const medicalResolvers = {
  getMedicalRequest: (_param, context) => describe(context),

  submitMedicalReport: ({ examinedOn, place, fileIds, consent, consentVersion }, context) => {
    refuseOver(context.requireLink(), 'medicalReport');
    if (!consent || consentVersion !== medicalRequest.consentVersion)
      throw new BusinessError('consentMissing');
    const said = visibleText(place);
    if (said === '') throw new BusinessError('placeRequired');
    if ([...said].length > PLACE_MAX) throw new BusinessError('placeTooLong');
    const asked = describe(context);
    if (asked.state !== 'open') throw new BusinessError('handled');
    // A day later, since it may already be tomorrow where the examination took place.
    const last = dayOf(context.clock.now() + DAY);
    if (examinedOn < asked.examinedFrom || examinedOn > last) throw new BusinessError('dayOutOfRange');
    const files = filesOf(context, fileIds);
    return submitRequest(context, 'medicalReport', { examinedOn, place: said, files, consentVersion }, () =>
      describe(context),
    );
  },
} satisfies Partial<Resolvers>;

function describe(context: CallContext): MedicalState {
  return describeRequest(
    context,
    'medicalReport',
    (request) => askedOf(context, request),
    (request, { at, answer }) => ({
      ...askedOf(context, request),
      report: { ...answer, submittedAt: isoInstant(at) },
    }),
  );
}

function askedOf(context: CallContext, request: StoredRequest) {
  const { locale } = context;
  const { purpose, items, consent, consentVersion } = medicalRequest;
  return {
    ...requestFactsOf(context, request),
    purpose: purpose[locale],
    items: items.map((item) => item[locale]),
    examinedFrom: dayOf(request.sentAt - EXAMINED_WITHIN),
    consent: { version: consentVersion, sentences: consent.map((sentence) => sentence[locale]) },
  };
}

function filesOf(context: CallContext, fileIds: readonly string[]): FileRef[] {
  const ids = [...new Set(fileIds)];
  if (ids.length > fileKinds.medicalReport.maxCount) throw new BusinessError('tooManyFiles');
  return ids.map((id) => {
    const { file, stored } = linkFile(context, id);
    refuseFile('medicalReport', stored);
    return file;
  });
}

/** The day of an instant in the company's zone. */
function dayOf(time: number): string {
  return isoInstant(time).slice(0, 10);
}
