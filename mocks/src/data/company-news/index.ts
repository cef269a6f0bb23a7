import type { CompanyId, NewsItem } from '../types.ts';
import { agricultureNews } from './agriculture.ts';
import { cultureNews } from './culture.ts';
import { digitalNews } from './digital.ts';
import { energyNews } from './energy.ts';
import { financeNews } from './finance.ts';
import { healthNews } from './health.ts';
import { logisticsNews } from './logistics.ts';
import { materialsNews } from './materials.ts';
import { pharmaNews } from './pharma.ts';
import { propertyNews } from './property.ts';
import { retailNews } from './retail.ts';
import { waterNews } from './water.ts';

/** The news of each company, latest first. Every text is about this company's own work. */
export const companyNews: Readonly<Record<CompanyId, readonly NewsItem[]>> = {
  'com-energy': energyNews,
  'com-logistics': logisticsNews,
  'com-retail': retailNews,
  'com-pharma': pharmaNews,
  'com-property': propertyNews,
  'com-digital': digitalNews,
  'com-water': waterNews,
  'com-materials': materialsNews,
  'com-finance': financeNews,
  'com-agriculture': agricultureNews,
  'com-health': healthNews,
  'com-culture': cultureNews,
};
