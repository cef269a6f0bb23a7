import { recommendCandidate } from './recommend.ts';
import type { ProbeWith } from './reference-types.ts';

type WithFiles = ProbeWith<'files'>;
export type Recommending = Omit<Parameters<typeof recommend>[1], 'idempotencyKey'>;

export const pdfHead = [0x25, 0x50, 0x44, 0x46];

const recommend = (probe: WithFiles, param: Parameters<typeof probe.call<typeof recommendCandidate>>[1]) =>
  probe.call(recommendCandidate, param);

/** Contacts that nobody has been recommended under. */
export function newContacts(probe: WithFiles) {
  const key = probe.newKey();
  let number = 0;
  for (const letter of key) number = (number * 31 + letter.charCodeAt(0)) % 100_000_000;
  return {
    phoneNationCode: '+86',
    phoneNumber: `139${String(number).padStart(8, '0')}`,
    email: `${key}@mail.example`,
  };
}

/** Recommends somebody in the current session; nothing is wrong with it but what is said otherwise. */
export async function recommendSomebody(
  probe: WithFiles,
  otherwise: Partial<Recommending> = {},
  idempotencyKey = probe.newKey(),
) {
  const uploadResume =
    otherwise.uploadResume ??
    (await probe.uploadOwn({ name: 'resume.pdf', head: pdfHead, size: 1000 })).fileId;
  return recommend(probe, {
    applicantName: 'Li Lei',
    gender: 'male',
    ...newContacts(probe),
    recommendReason: 'We worked together for three years.',
    consent: true,
    ...otherwise,
    uploadResume,
    idempotencyKey,
  });
}
