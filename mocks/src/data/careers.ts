import { text } from './text.ts';
import type { Localized } from './types.ts';

/** One profession, in the words of somebody's resume: employers, work and education fit together. */
export interface Career {
  /** One of `industries`, and one of `categories`. */
  readonly industry: string;
  readonly category: string;
  readonly major: Localized;
  readonly post: Localized;
  /** The last two employers, current one first. */
  readonly employers: readonly [Localized, Localized];
  readonly firstPost: Localized;
  readonly work: Localized;
  readonly firstWork: Localized;
  readonly project: { readonly name: Localized; readonly role: Localized; readonly description: Localized };
  readonly certificate: { readonly name: Localized; readonly issuer: Localized };
  readonly award: { readonly name: Localized; readonly description: Localized };
  readonly self: Localized;
}

export const careers: readonly Career[] = [
  {
    industry: 'ind-internet',
    category: 'cat-software',
    major: text('软件工程', '軟件工程', 'Software engineering'),
    post: text('后端开发工程师', '後端開發工程師', 'Backend developer'),
    employers: [text('溪石软件', '溪石軟件', 'Xishi Software'), text('北桥数据', '北橋數據', 'Beiqiao Data')],
    firstPost: text('开发工程师', '開發工程師', 'Developer'),
    work: text(
      '负责订单与库存服务，将核心接口的响应时间从 420 毫秒降到 90 毫秒。',
      '負責訂單及庫存服務，將核心介面的回應時間由 420 毫秒減至 90 毫秒。',
      'Owned the order and stock services; brought the core endpoint from 420 ms to 90 ms.',
    ),
    firstWork: text(
      '维护三个报表系统，补齐自动化测试，线上故障减少一半。',
      '維護三個報表系統，補齊自動化測試，系統故障減少一半。',
      'Looked after three reporting systems; the tests I added halved the incidents.',
    ),
    project: {
      name: text('仓储系统拆分', '倉儲系統拆分', 'Splitting the warehouse system'),
      role: text('技术负责人', '技術負責人', 'Technical lead'),
      description: text(
        '用八个月把单体应用拆为五个服务，期间业务没有停过一天。',
        '用八個月把單體應用拆成五個服務，期間業務沒有停過一天。',
        'Took one large application apart into five services in eight months, without a day of downtime.',
      ),
    },
    certificate: {
      name: text('系统架构设计师', '系統架構設計師', 'Certified system architect'),
      issuer: text('软件行业协会', '軟件行業協會', 'Software Industry Association'),
    },
    award: {
      name: text('年度技术贡献奖', '年度技術貢獻獎', 'Engineering award of the year'),
      description: text(
        '因监控平台的改造获奖。',
        '因監控平台的改造獲獎。',
        'For rebuilding the monitoring platform.',
      ),
    },
    self: text(
      '习惯先量再改，愿意把经验写成文档。',
      '習慣先量度再改動，樂於把經驗寫成文件。',
      'Measures before changing, and writes down what was learned.',
    ),
  },
  {
    industry: 'ind-finance',
    category: 'cat-finance',
    major: text('会计学', '會計學', 'Accounting'),
    post: text('高级审计员', '高級審計員', 'Senior auditor'),
    employers: [
      text('明澄会计师事务所', '明澄會計師事務所', 'Mingcheng Accountants'),
      text('海岳会计师事务所', '海嶽會計師事務所', 'Haiyue Accountants'),
    ],
    firstPost: text('审计助理', '審計助理', 'Audit assistant'),
    work: text(
      '带领四人小组完成三家制造企业的年度审计，按期出具报告。',
      '帶領四人小組完成三間製造企業的年度審計，如期出具報告。',
      'Led a team of four through the annual audits of three manufacturers, each reported on time.',
    ),
    firstWork: text(
      '负责往来款与存货盘点，整理底稿二百余份。',
      '負責往來款及存貨盤點，整理底稿二百多份。',
      'Checked receivables and stock, and kept more than two hundred working papers.',
    ),
    project: {
      name: text('上市前财务尽职调查', '上市前財務盡職審查', 'Due diligence before a listing'),
      role: text('项目组成员', '項目組成員', 'Member of the team'),
      description: text(
        '核对三年收入与成本，发现并推动更正两处收入确认问题。',
        '核對三年收入及成本，發現並推動更正兩處收入確認問題。',
        'Reviewed three years of income and cost; two cases of revenue recognition were corrected.',
      ),
    },
    certificate: {
      name: text('注册会计师', '註冊會計師', 'Certified public accountant'),
      issuer: text('注册会计师协会', '註冊會計師協會', 'Institute of Certified Public Accountants'),
    },
    award: {
      name: text('优秀项目组', '優秀項目組', 'Team of the year'),
      description: text(
        '全所四十个项目组中评出三个。',
        '全所四十個項目組中評出三個。',
        'One of three among forty teams.',
      ),
    },
    self: text(
      '对数字敏感，喜欢把复杂的事情讲清楚。',
      '對數字敏感，喜歡把複雜的事情說清楚。',
      'At ease with figures, and with explaining them.',
    ),
  },
  {
    industry: 'ind-energy',
    category: 'cat-engineering',
    major: text('电气工程及其自动化', '電氣工程及其自動化', 'Electrical engineering'),
    post: text('风电运维工程师', '風電維修工程師', 'Wind power engineer'),
    employers: [
      text('朔风新能源', '朔風新能源', 'Shuofeng Renewables'),
      text('云岭电力', '雲嶺電力', 'Yunling Power'),
    ],
    firstPost: text('助理工程师', '助理工程師', 'Assistant engineer'),
    work: text(
      '负责 48 台机组的运行与检修，年可利用率由 95.2% 提高到 98.1%。',
      '負責 48 台機組的運行及檢修，年可利用率由 95.2% 提高到 98.1%。',
      'Ran and serviced 48 turbines; availability rose from 95.2% to 98.1% a year.',
    ),
    firstWork: text(
      '参与变电站值班与保护定值校核，当值期间无责任事故。',
      '參與變電站當值及保護定值校核，當值期間無責任事故。',
      'Shift work at a substation and protection settings, without an incident of ours.',
    ),
    project: {
      name: text('齿轮箱油温预警', '齒輪箱油溫預警', 'Early warning of gearbox heat'),
      role: text('项目负责人', '項目負責人', 'Project lead'),
      description: text(
        '用两年运行数据建立预警，提前发现六次润滑故障。',
        '用兩年運行數據建立預警，提前發現六次潤滑故障。',
        'Built a warning from two years of data; it found six lubrication faults before they stopped a turbine.',
      ),
    },
    certificate: {
      name: text('高压电工作业证', '高壓電工作業證', 'High-voltage license'),
      issuer: text('应急管理局', '應急管理局', 'Bureau of Emergency Management'),
    },
    award: {
      name: text('安全生产先进个人', '安全生產先進個人', 'Safety award'),
      description: text('全公司十人之一。', '全公司十人之一。', 'One of ten in the company.'),
    },
    self: text(
      '能吃苦，也能坐下来写报告；登塔三百余次。',
      '能吃苦，也能坐下來寫報告；登塔三百多次。',
      'At home on the tower, three hundred climbs so far, and at the desk afterwards.',
    ),
  },
  {
    industry: 'ind-transport',
    category: 'cat-supply',
    major: text('物流管理', '物流管理', 'Logistics'),
    post: text('供应链计划主管', '供應鏈計劃主管', 'Supply chain planner'),
    employers: [
      text('远岸物流', '遠岸物流', 'Yuan’an Logistics'),
      text('丰禾零售', '豐禾零售', 'Fenghe Retail'),
    ],
    firstPost: text('计划专员', '計劃專員', 'Planner'),
    work: text(
      '管理华南三个仓的补货计划，缺货率从 6% 降到 1.8%。',
      '管理華南三個倉的補貨計劃，缺貨率由 6% 降至 1.8%。',
      'Plans the replenishment of three warehouses in the south; stock-outs fell from 6% to 1.8%.',
    ),
    firstWork: text(
      '负责门店促销的到货计划，累计支持活动九十余场。',
      '負責分店推廣的到貨計劃，共支援活動九十多場。',
      'Planned deliveries for more than ninety sales events.',
    ),
    project: {
      name: text('预测模型上线', '預測模型上線', 'Bringing a forecast model into use'),
      role: text('业务负责人', '業務負責人', 'Business lead'),
      description: text(
        '与数据团队一起把预测误差从 28% 降到 17%。',
        '與數據團隊一起把預測誤差由 28% 降至 17%。',
        'With the data team, brought the forecast error from 28% to 17%.',
      ),
    },
    certificate: {
      name: text('供应链管理专家', '供應鏈管理專家', 'Supply chain professional'),
      issuer: text('物流与采购联合会', '物流與採購聯合會', 'Federation of Logistics and Purchasing'),
    },
    award: {
      name: text('年度改善提案一等奖', '年度改善提案一等獎', 'First prize for improvement'),
      description: text('提案已在五个仓推广。', '提案已在五個倉推行。', 'Now in use in five warehouses.'),
    },
    self: text(
      '喜欢把计划做到别人能看懂、能照着做。',
      '喜歡把計劃做到別人看得懂、照着做得到。',
      'Makes plans that others can read and follow.',
    ),
  },
];
