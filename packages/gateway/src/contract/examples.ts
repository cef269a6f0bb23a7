import type { PositionSummary } from './positions.ts';

/** A position for the examples of the reference. */
export const examplePosition: PositionSummary = {
  id: '178000000000000001',
  post: 'Backend developer',
  company: 'com-energy',
  companyDescr: 'Example Energy',
  department: 'dep-platform',
  deptIdDescr: 'Platform',
  education: { id: 'bachelor', name: 'Bachelor' },
  posCategory: { id: 'software', name: 'Software' },
  workPlace: { id: 'shenzhen', name: 'Shenzhen' },
  workYears: { id: '3-5', name: '3 to 5 years' },
  benefits: [{ id: 'insurance', name: 'Supplementary insurance' }],
  numberRecruits: 2,
  publishDate: '2026-01-05',
  recruitTypeCode: 'A01',
  status: 'open',
};

/** An instant for the examples of the reference. */
export const exampleInstant = '2026-01-06T09:30:00+08:00';
