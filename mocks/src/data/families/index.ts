import type { JobFamily } from '../types.ts';
import { agricultureFamilies } from './agriculture.ts';
import { corporateFamilies } from './corporate.ts';
import { cultureFamilies } from './culture.ts';
import { digitalFamilies } from './digital.ts';
import { energyFamilies } from './energy.ts';
import { financeFamilies } from './finance.ts';
import { healthFamilies } from './health.ts';
import { logisticsFamilies } from './logistics.ts';
import { materialsFamilies } from './materials.ts';
import { pharmaFamilies } from './pharma.ts';
import { propertyFamilies } from './property.ts';
import { retailFamilies } from './retail.ts';
import { waterFamilies } from './water.ts';

/** All job families of the sample group, in the order of the companies. */
export const families: readonly JobFamily[] = [
  ...energyFamilies,
  ...logisticsFamilies,
  ...retailFamilies,
  ...pharmaFamilies,
  ...propertyFamilies,
  ...digitalFamilies,
  ...waterFamilies,
  ...materialsFamilies,
  ...financeFamilies,
  ...agricultureFamilies,
  ...healthFamilies,
  ...cultureFamilies,
  ...corporateFamilies,
];
