import type { CompanyId } from './types.ts';

/**
 * The cities where each company has offices, plants or shops, as ids of `cities`. The first is its headquarters, with most of its
 * jobs.
 */
export const companyCities: Readonly<Record<CompanyId, readonly string[]>> = {
  'com-energy': [
    'city-shenzhen',
    'city-hangzhou',
    'city-haikou',
    'city-kunming',
    'city-xian',
    'city-qingdao',
  ],
  'com-logistics': [
    'city-dongguan',
    'city-guangzhou',
    'city-wuhan',
    'city-chongqing',
    'city-ningbo',
    'city-hongkong',
    'city-xian',
  ],
  'com-retail': [
    'city-guangzhou',
    'city-shenzhen',
    'city-foshan',
    'city-changsha',
    'city-xiamen',
    'city-chengdu',
    'city-macao',
  ],
  'com-pharma': ['city-suzhou', 'city-shanghai', 'city-beijing', 'city-hefei', 'city-hangzhou'],
  'com-property': ['city-wuhan', 'city-changsha', 'city-zhuhai', 'city-chongqing', 'city-hongkong'],
  'com-digital': ['city-shenzhen', 'city-hangzhou', 'city-beijing', 'city-shanghai', 'city-chengdu'],
  'com-water': ['city-shenzhen', 'city-hefei', 'city-nanjing', 'city-kunming', 'city-zhuhai'],
  'com-materials': ['city-ningbo', 'city-hangzhou', 'city-hefei', 'city-xiamen', 'city-suzhou'],
  'com-finance': ['city-zhuhai', 'city-shenzhen', 'city-wuhan', 'city-hongkong'],
  'com-agriculture': ['city-haikou', 'city-kunming', 'city-hefei', 'city-qingdao'],
  'com-health': ['city-chengdu', 'city-chongqing', 'city-guangzhou', 'city-wuhan'],
  'com-culture': ['city-shanghai', 'city-beijing', 'city-xian', 'city-kunming', 'city-macao'],
};
