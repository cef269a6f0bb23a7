import type { CompanyId } from './types.ts';

/** The facts on a company's page; the headcounts add up to the group's 46,000. */
interface CompanyFacts {
  /** One of `industries`. */
  readonly industry: string;
  /** Its headquarters, one of `cities`. */
  readonly city: string;
  readonly founded: number;
  readonly headcount: number;
}

export const companyFacts: Readonly<Record<CompanyId, CompanyFacts>> = {
  'com-energy': { industry: 'ind-energy', city: 'city-shenzhen', founded: 2006, headcount: 4200 },
  'com-logistics': { industry: 'ind-transport', city: 'city-dongguan', founded: 2003, headcount: 9800 },
  'com-retail': { industry: 'ind-retail', city: 'city-guangzhou', founded: 2001, headcount: 12_600 },
  'com-pharma': { industry: 'ind-pharma', city: 'city-suzhou', founded: 2008, headcount: 2300 },
  'com-property': { industry: 'ind-property', city: 'city-wuhan', founded: 2002, headcount: 1900 },
  'com-digital': { industry: 'ind-internet', city: 'city-shenzhen', founded: 2015, headcount: 860 },
  'com-water': { industry: 'ind-utilities', city: 'city-shenzhen', founded: 1999, headcount: 4700 },
  'com-materials': { industry: 'ind-materials', city: 'city-ningbo', founded: 2010, headcount: 3600 },
  'com-finance': { industry: 'ind-finance', city: 'city-zhuhai', founded: 2013, headcount: 620 },
  'com-agriculture': { industry: 'ind-agriculture', city: 'city-haikou', founded: 2012, headcount: 2150 },
  'com-health': { industry: 'ind-healthcare', city: 'city-chengdu', founded: 2014, headcount: 2700 },
  'com-culture': { industry: 'ind-culture', city: 'city-shanghai', founded: 2016, headcount: 570 },
};
