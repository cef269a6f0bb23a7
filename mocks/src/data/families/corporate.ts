import type { JobFamily } from '../types.ts';

export const corporateFamilies: readonly JobFamily[] = [
  {
    id: 'hr-business-partner',
    category: 'cat-corporate',
    hiredBy: [
      { company: 'com-energy', department: 'dep-energy-corporate' },
      { company: 'com-logistics', department: 'dep-logistics-corporate' },
      { company: 'com-retail', department: 'dep-retail-corporate' },
      { company: 'com-pharma', department: 'dep-pharma-corporate' },
      { company: 'com-property', department: 'dep-property-corporate' },
      { company: 'com-materials', department: 'dep-materials-corporate' },
      { company: 'com-culture', department: 'dep-culture-corporate' },
      { company: 'com-digital', department: 'dep-digital-delivery' },
    ],
    titles: [
      { 'zh-cn': '人力资源业务伙伴', 'zh-hk': '人力資源業務夥伴', 'en-us': 'HR Business Partner' },
      {
        'zh-cn': '高级人力资源业务伙伴',
        'zh-hk': '高級人力資源業務夥伴',
        'en-us': 'Senior HR Business Partner',
      },
    ],
    studentTitle: {
      'zh-cn': '人力资源管培生',
      'zh-hk': '人力資源見習主任',
      'en-us': 'HR Management Trainee',
    },
    responsibilities: [
      {
        'zh-cn': '盘点关键岗位继任者，绘制九宫格并跟踪发展计划',
        'zh-hk': '盤點關鍵職位接班人，繪製九宮格並跟進發展計劃',
        'en-us': 'Review successors to key posts on a nine-box and track development plans',
      },
      {
        'zh-cn': '测算编制与人工成本，控制人效指标与加班占比',
        'zh-hk': '計算編制及人力成本，控制人均效益指標及加班比例',
        'en-us': 'Model headcount and labor cost and hold productivity and overtime ratios',
      },
      {
        'zh-cn': '推动绩效校准会，辅导主管完成低绩效面谈',
        'zh-hk': '推動績效校準會議，輔導主管完成欠佳績效面談',
        'en-us': 'Run calibration sessions and coach managers through low-performance talks',
      },
      {
        'zh-cn': '处理劳动争议预案、离职面谈与竞业限制',
        'zh-hk': '處理勞資糾紛預案、離職面談及競業限制',
        'en-us': 'Handle dispute prevention, exit interviews and non-compete terms',
      },
      {
        'zh-cn': '解读敬业度调研，按团队给出改善举措',
        'zh-hk': '解讀員工投入度調查，按團隊提出改善措施',
        'en-us': 'Interpret engagement surveys and prescribe team actions',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉劳动合同法与社保公积金缴纳口径',
        'zh-hk': '熟悉內地勞動合同法及社保、公積金供款規定',
        'en-us': 'Know mainland labor-contract law and social-insurance bases',
      },
      {
        'zh-cn': '支持过两百人以上制造、门店或研发团队',
        'zh-hk': '曾為二百人以上的製造、分店或研發團隊提供人力資源服務',
        'en-us': 'Have supported manufacturing, store or R&D teams of two hundred or more',
      },
      {
        'zh-cn': '会做薪酬带宽分析与离职率归因',
        'zh-hk': '懂得分析薪酬幅度及離職率成因',
        'en-us': 'Analyze pay ranges and attrition drivers',
      },
      {
        'zh-cn': '掌握组织诊断六个盒子或同类模型',
        'zh-hk': '掌握六個盒子或同類組織診斷模型',
        'en-us': 'Use the six-box model or similar organizational diagnosis',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [12, 26],
  },
  {
    id: 'talent-acquisition-specialist',
    category: 'cat-corporate',
    hiredBy: [
      { company: 'com-retail', department: 'dep-retail-corporate' },
      { company: 'com-digital', department: 'dep-digital-delivery' },
      { company: 'com-health', department: 'dep-health-operations' },
      { company: 'com-agriculture', department: 'dep-agriculture-corporate' },
    ],
    titles: [
      { 'zh-cn': '招聘专员', 'zh-hk': '招聘主任', 'en-us': 'Talent Acquisition Specialist' },
      { 'zh-cn': '招聘经理', 'zh-hk': '招聘經理', 'en-us': 'Talent Acquisition Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '与用人经理对齐画像，写出职位说明与面试评分表',
        'zh-hk': '與用人部門確認人才條件，撰寫職位說明及面試評分表',
        'en-us': 'Agree profiles with hiring managers and write postings and interview scorecards',
      },
      {
        'zh-cn': '用布尔检索与人才地图寻访，经营候选人库',
        'zh-hk': '以布林搜尋及人才地圖尋訪，管理候選人名冊',
        'en-us': 'Source by Boolean search and talent mapping and nurture the candidate pool',
      },
      {
        'zh-cn': '统筹校园宣讲、笔试与群面排期，控制违约率',
        'zh-hk': '統籌校園講座、筆試及小組面試時間，控制毀約率',
        'en-us': 'Schedule campus talks, tests and group interviews and limit reneges',
      },
      {
        'zh-cn': '监测简历通过率、面试到面率与平均到岗周期',
        'zh-hk': '監察履歷通過率、面試出席率及平均到職周期',
        'en-us': 'Monitor screen pass rate, show rate and time to start',
      },
      {
        'zh-cn': '核验背景调查并沟通录用薪酬方案',
        'zh-hk': '核實背景審查並商討聘用薪酬方案',
        'en-us': 'Verify background checks and discuss offer packages',
      },
    ],
    requirements: [
      {
        'zh-cn': '年度独立关闭八十个以上社招或两百个校招职位',
        'zh-hk': '每年獨立完成八十個以上社會招聘或二百個校園招聘職位',
        'en-us': 'Close eighty experienced or two hundred campus openings a year',
      },
      {
        'zh-cn': '受过STAR行为面试训练，能写出评估要点',
        'zh-hk': '曾受STAR行為面試訓練，能撰寫評核要點',
        'en-us': 'Trained in STAR interviewing and able to note evidence',
      },
      {
        'zh-cn': '熟悉猎头费率、内推奖励与渠道成本核算',
        'zh-hk': '熟悉獵頭收費、內部推薦獎金及渠道成本計算',
        'en-us': 'Know agency fees, referral bonuses and channel costing',
      },
      {
        'zh-cn': '用过Moka、北森等招聘系统配置流程',
        'zh-hk': '曾以Moka、北森等招聘系統設定流程',
        'en-us': 'Have configured flows in Moka, Beisen or similar ATS',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [8, 17],
  },
  {
    id: 'legal-counsel',
    category: 'cat-corporate',
    hiredBy: [
      { company: 'com-energy', department: 'dep-energy-corporate' },
      { company: 'com-pharma', department: 'dep-pharma-corporate' },
      { company: 'com-property', department: 'dep-property-corporate' },
      { company: 'com-health', department: 'dep-health-operations' },
      { company: 'com-culture', department: 'dep-culture-corporate' },
      { company: 'com-water', department: 'dep-water-corporate' },
      { company: 'com-materials', department: 'dep-materials-corporate' },
    ],
    titles: [
      { 'zh-cn': '法务专员', 'zh-hk': '法務主任', 'en-us': 'Legal Officer' },
      { 'zh-cn': '法务顾问', 'zh-hk': '法律顧問', 'en-us': 'Legal Counsel' },
      { 'zh-cn': '法务经理', 'zh-hk': '法務經理', 'en-us': 'Legal Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '起草与审改采购、租赁及技术许可合同，标注违约与管辖条款',
        'zh-hk': '草擬及修改採購、租賃及技術特許合約，標明違約及司法管轄條款',
        'en-us': 'Draft and revise procurement, lease and license contracts with breach and forum clauses',
      },
      {
        'zh-cn': '为投资并购做法律尽调，列出交割先决条件',
        'zh-hk': '為投資併購進行法律盡職審查，列出交割先決條件',
        'en-us': 'Conduct M&A due diligence and list conditions precedent',
      },
      {
        'zh-cn': '代理或管理诉讼仲裁，评估胜率与和解区间',
        'zh-hk': '代理或管理訴訟及仲裁，評估勝算及和解範圍',
        'en-us': 'Run litigation and arbitration and assess odds and settlement ranges',
      },
      {
        'zh-cn': '布局商标与著作权，发起侵权公证与平台投诉',
        'zh-hk': '部署商標及版權，進行侵權公證及平台投訴',
        'en-us': 'Plan trademarks and copyrights and launch notarized infringement complaints',
      },
      {
        'zh-cn': '建立反垄断、出口管制与数据出境合规清单',
        'zh-hk': '建立反壟斷、出口管制及數據出境合規清單',
        'en-us': 'Keep compliance checklists on antitrust, export control and data transfer',
      },
    ],
    requirements: [
      {
        'zh-cn': '通过国家统一法律职业资格考试',
        'zh-hk': '通過國家統一法律職業資格考試',
        'en-us': 'Passed the national judicial examination',
      },
      {
        'zh-cn': '有律所或企业公司法、争议解决实务',
        'zh-hk': '具律師行或企業的公司法、爭議解決實務經驗',
        'en-us': 'Company-law or disputes practice at a firm or in house',
      },
      {
        'zh-cn': '能起草中英双语股东协议与法律意见书',
        'zh-hk': '能草擬中英雙語股東協議及法律意見書',
        'en-us': 'Draft bilingual shareholder agreements and opinions',
      },
      {
        'zh-cn': '熟悉民法典合同编与公司法最新修订',
        'zh-hk': '熟悉民法典合同編及公司法最新修訂',
        'en-us': 'Know the contract book of the Civil Code and the amended Company Law',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [15, 32],
  },
];
