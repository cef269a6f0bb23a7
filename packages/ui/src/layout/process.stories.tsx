import { Stepper } from '../forms.ts';
import { Table } from '../index.ts';

export default { title: 'Process' };

const STEPS = [
  { key: 'basic', title: '基本信息', description: '姓名、证件与联系方式' },
  { key: 'family', title: '家庭成员' },
  { key: 'bank', title: '银行账户', description: '用于发放工资' },
  { key: 'files', title: '证明材料' },
];
const STATES = { done: '已完成', current: '当前', upcoming: '未开始' };

export const Steps = () => (
  <div className="flex flex-col gap-12">
    <Stepper label="入职登记" steps={STEPS} current="bank" stateLabels={STATES} />
    <Stepper className="max-w-md" label="入职登记，窄" steps={STEPS} current="family" stateLabels={STATES} />
  </div>
);

interface Pay {
  part: string;
  when: string;
  amount: string;
}

const PAY: Pay[] = [
  { part: '基本工资', when: '每月 15 日发放', amount: '¥32,000' },
  { part: '项目奖金', when: '每季度考核后，次月 15 日发放', amount: '¥18,000' },
  { part: '住房补贴', when: '入职起 24 个月，随工资发放', amount: '¥3,000' },
];

const offer = (
  <Table
    caption="薪酬构成"
    columns={[
      { key: 'part', header: '项目', cell: ({ part }) => part },
      { key: 'when', header: '发放方式', cell: ({ when }) => when },
      { key: 'amount', header: '金额（税前）', cell: ({ amount }) => amount, align: 'end' },
    ]}
    rows={PAY}
    rowKey={({ part }) => part}
  />
);

export const Tables = () => (
  <div className="flex flex-col gap-12">
    <div className="max-w-3xl">{offer}</div>
    <div className="max-w-md">{offer}</div>
  </div>
);
