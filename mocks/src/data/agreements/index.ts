import type { AgreementKind } from '@careers/gateway/contract';
import type { Agreement } from './agreement.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The invented group's agreements. */
export const agreements: Readonly<Record<AgreementKind, Agreement>> = { terms, privacy, legal };
