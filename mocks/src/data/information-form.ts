import type { FormFieldKind } from '@careers/validation';
import { text } from './text.ts';
import type { Localized } from './types.ts';

/** A field of the sample form, with its texts in the three languages. */
export interface SampleField {
  readonly id: string;
  readonly kind: FormFieldKind;
  readonly label: Localized;
  readonly help?: Localized;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly id: string; readonly name: Localized }[];
  readonly most?: number;
  readonly when?: { readonly field: string; readonly is: readonly string[] };
}

interface SampleGroup {
  readonly title: Localized;
  readonly hint?: Localized;
  readonly fields: readonly SampleField[];
}

/** What a company asks of somebody that it is about to hire: it has a field of every kind. */
export const informationForm: {
  readonly title: Localized;
  readonly purpose: Localized;
  readonly groups: readonly SampleGroup[];
} = {
  title: text('入职信息采集表', '入職資料收集表', 'Information for your employment'),
  purpose: text(
    '用于准备劳动合同、社会保险和工位。仅人力资源同事可以查看，未入职的将在 90 天后删除。',
    '用於準備僱傭合約、社會保險及工作位置。只有人力資源同事可以查閱，未入職者的資料會於 90 天後刪除。',
    'We need it to prepare your contract, your social insurance and your desk. Only our HR colleagues read it; if you do not join us, it is deleted after 90 days.',
  ),
  groups: [
    {
      title: text('个人信息', '個人資料', 'About you'),
      fields: [
        {
          id: 'legalName',
          kind: 'text',
          label: text('姓名', '姓名', 'Full name'),
          help: text('与身份证件一致', '與身份證明文件相同', 'As on your identity document'),
          required: true,
          maxLength: 50,
        },
        {
          id: 'idNumber',
          kind: 'idNumber',
          label: text('证件号码', '證件號碼', 'Identity document number'),
          required: true,
          maxLength: 30,
        },
        {
          id: 'birthday',
          kind: 'date',
          label: text('出生日期', '出生日期', 'Date of birth'),
          required: true,
        },
        {
          id: 'household',
          kind: 'choice',
          label: text('户口性质', '戶籍類別', 'Household registration'),
          options: [
            { id: 'urban', name: text('城镇', '城鎮', 'Urban') },
            { id: 'rural', name: text('农村', '農村', 'Rural') },
            { id: 'none', name: text('港澳台或外籍', '港澳台或外籍', 'Hong Kong, Macao, Taiwan or abroad') },
          ],
        },
      ],
    },
    {
      title: text('联系方式', '聯絡方式', 'How to reach you'),
      fields: [
        {
          id: 'phone',
          kind: 'phone',
          label: text('手机号码', '手機號碼', 'Mobile number'),
          required: true,
          maxLength: 50,
        },
        { id: 'email', kind: 'email', label: text('邮箱', '電郵', 'Email'), required: true, maxLength: 50 },
        {
          id: 'address',
          kind: 'address',
          label: text('现居住地址', '現時住址', 'Address'),
          required: true,
          maxLength: 200,
        },
        {
          id: 'emergencyName',
          kind: 'text',
          label: text('紧急联系人', '緊急聯絡人', 'Emergency contact'),
          help: text('请先征得对方同意', '請先徵得對方同意', 'Please ask them first'),
          maxLength: 50,
        },
        {
          id: 'emergencyPhone',
          kind: 'phone',
          label: text('紧急联系人电话', '緊急聯絡人電話', 'Their phone'),
          maxLength: 50,
        },
      ],
    },
    {
      title: text('入职准备', '入職準備', 'Before you start'),
      fields: [
        {
          id: 'firstDay',
          kind: 'date',
          label: text('最早到岗日期', '最早到職日期', 'Earliest first day'),
          required: true,
        },
        {
          id: 'notice',
          kind: 'number',
          label: text('离职通知期（天）', '離職通知期（日）', 'Notice period, in days'),
          min: 0,
          max: 180,
        },
        {
          id: 'nonCompete',
          kind: 'yesNo',
          label: text(
            '是否签有竞业限制协议',
            '是否簽有競業限制協議',
            'Are you bound by a non-compete agreement?',
          ),
          required: true,
        },
        {
          id: 'nonCompeteNote',
          kind: 'longText',
          label: text(
            '协议的公司、范围和期限',
            '協議的公司、範圍及期限',
            'With whom, about what, and until when',
          ),
          required: true,
          maxLength: 500,
          when: { field: 'nonCompete', is: ['yes'] },
        },
        {
          id: 'equipment',
          kind: 'choices',
          label: text('需要的办公设备', '所需辦公設備', 'Equipment you need'),
          help: text('最多选 2 项', '最多選 2 項', 'Two at most'),
          most: 2,
          options: [
            { id: 'notebook', name: text('笔记本电脑', '手提電腦', 'Laptop') },
            { id: 'desktop', name: text('台式电脑', '桌上電腦', 'Desktop computer') },
            { id: 'screen', name: text('外接显示器', '外接顯示器', 'External monitor') },
            { id: 'headset', name: text('耳机', '耳機', 'Headset') },
          ],
        },
      ],
    },
    {
      title: text('材料', '文件', 'Documents'),
      fields: [
        {
          id: 'diploma',
          kind: 'file',
          label: text('学历证明', '學歷證明', 'Proof of your degree'),
          most: 3,
          required: true,
        },
        {
          id: 'note',
          kind: 'longText',
          label: text('其他说明', '其他說明', 'Anything else'),
          maxLength: 500,
        },
      ],
    },
  ],
};
