import type { FacetName } from '@careers/gateway/contract';
import type { PortalLocale } from '../core/session/index.ts';

/** One attribute that a shared list can be narrowed by (section 3, Position attribute field descriptors). */
interface PositionFieldDescriptor {
  readonly fieldsCode: 'company' | 'post_nbr' | 'dept_id' | 'educational_background' | 'location';
  readonly fieldsName: Readonly<Record<PortalLocale, string>>;
  /** How it is shown: several entries can be ticked. */
  readonly fieldsStyle: 'checkbox';
  /** Its entries are the facet counts of the list's reply. */
  readonly fieldsType: 'facet';
  readonly fieldsClassify: 'position';
  readonly required: boolean;
  /** 1 means shown. */
  readonly status: 0 | 1;
  /** Fixed entries before the others; there are none. */
  readonly childItemList: readonly string[];
  /** The facet of the position list that it filters by. */
  readonly facet: FacetName;
}

const shown = {
  fieldsStyle: 'checkbox',
  fieldsType: 'facet',
  fieldsClassify: 'position',
  required: false,
  status: 1,
  childItemList: [],
} as const;

/** The fixed list of share pages (decision 5.9). */
export const positionFields: readonly PositionFieldDescriptor[] = [
  {
    ...shown,
    fieldsCode: 'company',
    facet: 'company',
    fieldsName: { 'zh-cn': '公司', 'zh-hk': '公司', 'en-us': 'Company' },
  },
  {
    ...shown,
    fieldsCode: 'post_nbr',
    facet: 'posCategory',
    fieldsName: { 'zh-cn': '职位类别', 'zh-hk': '職位類別', 'en-us': 'Job category' },
  },
  {
    ...shown,
    fieldsCode: 'dept_id',
    facet: 'department',
    fieldsName: { 'zh-cn': '部门', 'zh-hk': '部門', 'en-us': 'Department' },
  },
  {
    ...shown,
    fieldsCode: 'educational_background',
    facet: 'education',
    fieldsName: { 'zh-cn': '学历', 'zh-hk': '學歷', 'en-us': 'Education' },
  },
  {
    ...shown,
    fieldsCode: 'location',
    facet: 'workPlace',
    fieldsName: { 'zh-cn': '工作地点', 'zh-hk': '工作地點', 'en-us': 'Location' },
  },
];
