import type { JobFamily } from '../types.ts';

export const financeFamilies: readonly JobFamily[] = [
  {
    id: 'general-accountant',
    category: 'cat-finance',
    hiredBy: [
      { company: 'com-finance', department: 'dep-finance-accounting' },
      { company: 'com-energy', department: 'dep-energy-corporate' },
      { company: 'com-logistics', department: 'dep-logistics-corporate' },
      { company: 'com-property', department: 'dep-property-corporate' },
      { company: 'com-water', department: 'dep-water-corporate' },
      { company: 'com-agriculture', department: 'dep-agriculture-corporate' },
    ],
    titles: [
      { 'zh-cn': '会计', 'zh-hk': '會計主任', 'en-us': 'Accounting Specialist' },
      { 'zh-cn': '高级会计', 'zh-hk': '高級會計主任', 'en-us': 'Senior Accounting Specialist' },
      { 'zh-cn': '会计经理', 'zh-hk': '會計經理', 'en-us': 'Accounting Manager' },
    ],
    studentTitle: { 'zh-cn': '会计', 'zh-hk': '會計主任', 'en-us': 'Accounting Specialist' },
    responsibilities: [
      {
        'zh-cn': '编制记账凭证，完成收入确认、成本结转与月末关账',
        'zh-hk': '編製記帳憑證，完成收入確認、成本結轉及月底結帳',
        'en-us': 'Post journals, recognize revenue, transfer costs and close the month',
      },
      {
        'zh-cn': '维护固定资产卡片，计提折旧、减值与使用权资产摊销',
        'zh-hk': '更新固定資產紀錄，計提折舊、減值及使用權資產攤銷',
        'en-us': 'Maintain asset cards and book depreciation, impairment and right-of-use amortization',
      },
      {
        'zh-cn': '核对内部往来与银行余额调节表，清理长期挂账',
        'zh-hk': '核對集團內部往來及銀行對帳表，清理長期掛帳',
        'en-us': 'Reconcile intercompany balances and bank statements and clear aged items',
      },
      {
        'zh-cn': '出具单体报表与合并抵销底稿，提供附注披露数据',
        'zh-hk': '編製單體報表及合併抵銷底稿，提供附註披露資料',
        'en-us': 'Prepare entity statements, consolidation eliminations and note disclosures',
      },
      {
        'zh-cn': '配合年审会计师抽凭、函证与存货监盘',
        'zh-hk': '配合年審核數師抽查憑證、發函確認及存貨監盤',
        'en-us': 'Support auditors with vouching, confirmations and stock-take attendance',
      },
    ],
    requirements: [
      {
        'zh-cn': '持初级或中级会计职称，熟悉企业会计准则',
        'zh-hk': '持初級或中級會計職稱，熟悉企業會計準則',
        'en-us': 'Junior or intermediate accounting title and command of the accounting standards',
      },
      {
        'zh-cn': '熟练使用SAP FI或金蝶云，能追溯科目明细到原始单据',
        'zh-hk': '熟練使用SAP FI或金蝶雲，能由科目明細追溯至原始單據',
        'en-us': 'Trace ledger lines to source documents in SAP FI or Kingdee',
      },
      {
        'zh-cn': '会用VLOOKUP、Power Query批量勾稽报表',
        'zh-hk': '懂得以VLOOKUP、Power Query批量核對報表',
        'en-us': 'Tie out statements in bulk with VLOOKUP and Power Query',
      },
      {
        'zh-cn': '有合并范围十家以上主体的结账经验',
        'zh-hk': '具十家以上主體合併結帳的經驗',
        'en-us': 'Closing experience across ten or more consolidated entities',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [8, 18],
  },
  {
    id: 'accounts-payable-specialist',
    category: 'cat-finance',
    hiredBy: [
      { company: 'com-finance', department: 'dep-finance-accounting' },
      { company: 'com-retail', department: 'dep-retail-corporate' },
      { company: 'com-logistics', department: 'dep-logistics-corporate' },
    ],
    titles: [
      { 'zh-cn': '应付会计', 'zh-hk': '應付帳會計文員', 'en-us': 'Accounts Payable Accounting Clerk' },
      {
        'zh-cn': '应付会计主管',
        'zh-hk': '應付帳會計主管',
        'en-us': 'Accounts Payable Accounting Supervisor',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '三单匹配采购订单、入库单与增值税发票，退回差异单据',
        'zh-hk': '三單配對採購單、入庫單及增值稅發票，退回有差異的單據',
        'en-us': 'Three-way match orders, receipts and VAT invoices and return mismatches',
      },
      {
        'zh-cn': '审核差旅与招待费报销的附件、标准与预算科目',
        'zh-hk': '審核差旅及交際費報銷的附件、標準及預算科目',
        'en-us': 'Check travel and entertainment claims for attachments, limits and budget codes',
      },
      {
        'zh-cn': '按账龄排定付款批次，规避重复付款与错误收款账号',
        'zh-hk': '按帳齡編排付款批次，防止重複付款及收款帳號出錯',
        'en-us': 'Batch payments by aging and prevent duplicates and wrong beneficiary accounts',
      },
      {
        'zh-cn': '每月与前五十大供应商对账，回签询证函',
        'zh-hk': '每月與首五十大供應商對帳，回覆確認函',
        'en-us': 'Reconcile with the top fifty vendors monthly and sign confirmations',
      },
      {
        'zh-cn': '训练OCR识票规则，提高单据自动入账率',
        'zh-hk': '訓練OCR識別發票規則，提高單據自動入帳率',
        'en-us': 'Train invoice OCR rules to raise touchless posting',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉全电发票查验、红冲与进项认证流程',
        'zh-hk': '熟悉全電子發票查驗、紅沖及進項認證程序',
        'en-us': 'Know e-invoice verification, red-letter reversal and input-tax certification',
      },
      {
        'zh-cn': '有财务共享中心派单模式下日处理百单的经历',
        'zh-hk': '曾於財務共享中心派單模式下每日處理百張單據',
        'en-us': 'Have cleared a hundred tickets a day in a shared service center',
      },
      {
        'zh-cn': '了解GR/IR清账与暂估入账的先后关系',
        'zh-hk': '了解GR/IR清帳與暫估入帳的先後關係',
        'en-us': 'Understand the sequence of GR/IR clearing and accruals',
      },
      {
        'zh-cn': '细看合同付款条款，能识别质保金与预付比例',
        'zh-hk': '細閱合約付款條款，能識別保固金及預付比例',
        'en-us': 'Read payment clauses for retention and advance percentages',
      },
    ],
    education: 'edu-college',
    workYears: 'years-1-3',
    salary: [6, 12],
  },
  {
    id: 'tax-specialist',
    category: 'cat-finance',
    hiredBy: [
      { company: 'com-finance', department: 'dep-finance-tax' },
      { company: 'com-property', department: 'dep-property-corporate' },
    ],
    titles: [
      { 'zh-cn': '税务专员', 'zh-hk': '稅務主任', 'en-us': 'Tax Specialist' },
      { 'zh-cn': '税务经理', 'zh-hk': '稅務經理', 'en-us': 'Tax Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '申报增值税、企业所得税与印花税，按月编制税负波动说明',
        'zh-hk': '申報增值稅、企業所得稅及印花稅，每月編製稅負波動說明',
        'en-us': 'File VAT, corporate income and stamp taxes and explain monthly burden swings',
      },
      {
        'zh-cn': '整理研发加计扣除与高新资质的备查资料',
        'zh-hk': '整理研發加計扣除及高新技術企業資格的備查資料',
        'en-us': 'Maintain support files for R&D super-deduction and high-tech status',
      },
      {
        'zh-cn': '测算土地增值税清算与股权转让的税务成本',
        'zh-hk': '計算土地增值稅清算及股權轉讓的稅務成本',
        'en-us': 'Model land appreciation tax and equity-transfer tax cost',
      },
      {
        'zh-cn': '准备关联交易同期资料，复核转让定价区间',
        'zh-hk': '準備關聯交易同期資料，覆核轉讓定價範圍',
        'en-us': 'Prepare transfer-pricing documentation and review arm’s-length ranges',
      },
      {
        'zh-cn': '回复税局风险推送与稽查约谈，跟踪滞纳金减免',
        'zh-hk': '回覆稅局風險提示及稽查約談，跟進滯納金減免',
        'en-us': 'Answer tax-bureau risk notices and interviews and pursue surcharge relief',
      },
    ],
    requirements: [
      {
        'zh-cn': '税务师或注册会计师通过三科以上',
        'zh-hk': '稅務師或註冊會計師考試通過三科以上',
        'en-us': 'Three or more passes toward tax agent or CPA',
      },
      {
        'zh-cn': '熟练操作电子税务局与税务筹划测算模型',
        'zh-hk': '熟練操作電子稅務局及稅務籌劃計算模型',
        'en-us': 'Operate the e-tax bureau and tax-planning models',
      },
      {
        'zh-cn': '处理过跨省预缴、汇总纳税或出口退税',
        'zh-hk': '曾處理跨省預繳、匯總納稅或出口退稅',
        'en-us': 'Have handled cross-province prepayment, consolidated filing or export refunds',
      },
      {
        'zh-cn': '能看懂合同交易结构并指出税目适用差异',
        'zh-hk': '能看懂合約交易結構並指出稅目適用差異',
        'en-us': 'Read deal structures and point out which tax item applies',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [10, 22],
  },
  {
    id: 'treasury-analyst',
    category: 'cat-finance',
    hiredBy: [{ company: 'com-finance', department: 'dep-finance-treasury' }],
    titles: [
      { 'zh-cn': '资金管理专员', 'zh-hk': '司庫主任', 'en-us': 'Treasury Analyst' },
      { 'zh-cn': '资金经理', 'zh-hk': '司庫經理', 'en-us': 'Treasury Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '编制十三周现金流预测，归集成员单位头寸至资金池',
        'zh-hk': '編製十三周現金流預測，將成員公司頭寸歸集至資金池',
        'en-us': 'Forecast thirteen-week cash and sweep member balances into the cash pool',
      },
      {
        'zh-cn': '比选银行授信、超短融与保理的综合融资成本',
        'zh-hk': '比較銀行授信、超短期融資券及保理的綜合融資成本',
        'en-us': 'Compare all-in cost of bank lines, commercial paper and factoring',
      },
      {
        'zh-cn': '办理银企直连付款、电票承兑与保函开立',
        'zh-hk': '辦理銀企直連付款、電子匯票承兌及銀行保函開立',
        'en-us': 'Run host-to-host payments, e-draft acceptance and guarantee issuance',
      },
      {
        'zh-cn': '锁定外币敞口，执行远期与掉期套保并做有效性测试',
        'zh-hk': '鎖定外幣敞口，進行遠期及掉期對沖並測試有效性',
        'en-us': 'Hedge currency exposure with forwards and swaps and test effectiveness',
      },
      {
        'zh-cn': '监测有息负债率与借款契约指标，提前六十天安排续贷',
        'zh-hk': '監察有息負債率及借款契約指標，提前六十日安排續期',
        'en-us': 'Watch leverage and loan covenants and roll facilities sixty days ahead',
      },
    ],
    requirements: [
      {
        'zh-cn': '在集团财务公司、银行公司部或司库岗位任职过',
        'zh-hk': '曾任職集團財務公司、銀行企業部或司庫職位',
        'en-us': 'Have served in a group finance company, corporate bank or treasury desk',
      },
      {
        'zh-cn': '熟悉SWIFT报文、LPR重定价与跨境资金池政策',
        'zh-hk': '熟悉SWIFT電文、LPR重訂利率及跨境資金池政策',
        'en-us': 'Know SWIFT messages, LPR repricing and cross-border pooling rules',
      },
      {
        'zh-cn': '能搭建利率敏感性与偿债高峰测算表',
        'zh-hk': '能建立利率敏感度及償債高峰計算表',
        'en-us': 'Build rate-sensitivity and maturity-wall models',
      },
      {
        'zh-cn': '持有CFA、CTP或外汇从业资格者优先',
        'zh-hk': '持CFA、CTP或外匯從業資格者優先',
        'en-us': 'CFA, CTP or FX license preferred',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [12, 26],
  },
  {
    id: 'finance-business-partner',
    category: 'cat-finance',
    hiredBy: [
      { company: 'com-finance', department: 'dep-finance-accounting' },
      { company: 'com-retail', department: 'dep-retail-corporate' },
      { company: 'com-materials', department: 'dep-materials-corporate' },
      { company: 'com-pharma', department: 'dep-pharma-corporate' },
      { company: 'com-culture', department: 'dep-culture-corporate' },
      { company: 'com-digital', department: 'dep-digital-delivery' },
    ],
    titles: [
      { 'zh-cn': '财务分析师', 'zh-hk': '財務分析主任', 'en-us': 'Finance Analyst' },
      { 'zh-cn': '财务业务伙伴', 'zh-hk': '財務業務夥伴', 'en-us': 'Finance Business Partner' },
      { 'zh-cn': '财务经理', 'zh-hk': '財務經理', 'en-us': 'Finance Manager' },
    ],
    studentTitle: { 'zh-cn': '财务分析师', 'zh-hk': '財務分析主任', 'en-us': 'Finance Analyst' },
    responsibilities: [
      {
        'zh-cn': '编制年度预算与三次滚动预测，拆到事业部、产品与渠道',
        'zh-hk': '編製年度預算及三次滾動預測，拆分至業務單位、產品及渠道',
        'en-us': 'Build the annual budget and three rolling forecasts by unit, product and channel',
      },
      {
        'zh-cn': '解释毛利量价差与费用率变化，在经营会上给出纠偏动作',
        'zh-hk': '解釋毛利量價差及費用率變動，於經營會議提出修正行動',
        'en-us':
          'Explain margin price-volume variance and cost ratios and propose corrections at business reviews',
      },
      {
        'zh-cn': '评审资本开支的净现值、回收期与敏感性假设',
        'zh-hk': '評審資本開支的淨現值、回本期及敏感度假設',
        'en-us': 'Review capital requests for NPV, payback and sensitivity assumptions',
      },
      {
        'zh-cn': '设计管理报表口径，统一分摊规则与内部转移价格',
        'zh-hk': '設計管理報表定義，統一分攤規則及內部轉移價格',
        'en-us': 'Design management reporting with consistent allocation and transfer prices',
      },
      {
        'zh-cn': '跟踪新业务单位经济模型，测定盈亏平衡规模',
        'zh-hk': '追蹤新業務單位經濟模型，測定收支平衡規模',
        'en-us': 'Follow unit economics of new ventures and find the break-even scale',
      },
    ],
    requirements: [
      {
        'zh-cn': '能在Hyperion、Anaplan或同类工具中建预算模型',
        'zh-hk': '能以Hyperion、Anaplan或同類工具建立預算模型',
        'en-us': 'Model budgets in Hyperion, Anaplan or similar',
      },
      {
        'zh-cn': '有制造、零售或项目制业务的杜邦拆解经验',
        'zh-hk': '具製造、零售或項目制業務的杜邦分析經驗',
        'en-us': 'DuPont analysis experience in manufacturing, retail or project businesses',
      },
      {
        'zh-cn': '会用Power BI发布经营看板，下钻到单据层',
        'zh-hk': '懂得以Power BI發佈經營儀表板，並下鑽至單據層',
        'en-us': 'Publish Power BI dashboards that drill to documents',
      },
      {
        'zh-cn': '持CMA、ACCA或管理会计师资格',
        'zh-hk': '持CMA、ACCA或管理會計師資格',
        'en-us': 'CMA, ACCA or management accountant qualification',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [15, 32],
  },
  {
    id: 'credit-risk-manager',
    category: 'cat-finance',
    hiredBy: [{ company: 'com-finance', department: 'dep-finance-risk' }],
    titles: [
      {
        'zh-cn': '供应链金融风控专员',
        'zh-hk': '供應鏈金融風險主任',
        'en-us': 'Supply Chain Finance Risk Analyst',
      },
      {
        'zh-cn': '供应链金融风控经理',
        'zh-hk': '供應鏈金融風險經理',
        'en-us': 'Supply Chain Finance Risk Manager',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '核定上游供应商与下游经销商的授信额度和账期',
        'zh-hk': '釐定上游供應商及下游經銷商的授信額度及數期',
        'en-us': 'Set credit lines and tenors for upstream suppliers and downstream dealers',
      },
      {
        'zh-cn': '核验应收账款确权、发票真伪与贸易背景',
        'zh-hk': '核實應收帳確權、發票真偽及貿易背景',
        'en-us': 'Verify receivable assignment, invoice authenticity and trade background',
      },
      {
        'zh-cn': '开发评分卡，按KS与PSI监控区分度和稳定性',
        'zh-hk': '開發評分卡，按KS及PSI監察區分度及穩定性',
        'en-us': 'Develop scorecards and monitor discrimination and stability by KS and PSI',
      },
      {
        'zh-cn': '监测质押存货的盯市价值，跌破警戒线追加保证金',
        'zh-hk': '監察質押存貨的市值，跌穿警戒線時追收保證金',
        'en-us': 'Mark pledged stock to market and call margin below trigger',
      },
      {
        'zh-cn': '拟定逾期催收、展期与资产保全方案，测算预期信用损失',
        'zh-hk': '擬定逾期追收、展期及資產保全方案，計算預期信貸虧損',
        'en-us': 'Plan collections, extensions and recovery and compute expected credit loss',
      },
    ],
    requirements: [
      {
        'zh-cn': '有保理、融资租赁或银行授信审批的贷审会经历',
        'zh-hk': '具保理、融資租賃或銀行信貸審批委員會經驗',
        'en-us': 'Credit-committee experience in factoring, leasing or banking',
      },
      {
        'zh-cn': '能从三表与流水交叉验证企业还款来源',
        'zh-hk': '能由三大報表與銀行流水互相印證還款來源',
        'en-us': 'Cross-check repayment sources between statements and bank flows',
      },
      {
        'zh-cn': '熟悉动产融资登记、担保物权与反洗钱核查',
        'zh-hk': '熟悉動產融資登記、擔保物權及反洗錢審查',
        'en-us': 'Know movable-asset registration, security interests and AML checks',
      },
      {
        'zh-cn': '会用SAS或R做违约概率建模',
        'zh-hk': '懂得以SAS或R建立違約概率模型',
        'en-us': 'Model default probability in SAS or R',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [15, 32],
  },
  {
    id: 'internal-auditor',
    category: 'cat-corporate',
    hiredBy: [
      { company: 'com-finance', department: 'dep-finance-risk' },
      { company: 'com-property', department: 'dep-property-cost' },
    ],
    titles: [
      { 'zh-cn': '内部审计专员', 'zh-hk': '內部審計主任', 'en-us': 'Internal Auditor' },
      { 'zh-cn': '内部审计经理', 'zh-hk': '內部審計經理', 'en-us': 'Internal Audit Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '编制年度风险导向审计计划，排定采购、工程与销售循环',
        'zh-hk': '編製年度風險導向審計計劃，排定採購、工程及銷售循環',
        'en-us': 'Plan risk-based audits over procurement, works and sales cycles',
      },
      {
        'zh-cn': '做穿行测试与控制抽样，记录职责不分离与越权审批',
        'zh-hk': '進行穿行測試及控制抽樣，記錄職責未分離及越權審批',
        'en-us': 'Walk through and sample controls, noting segregation and override failures',
      },
      {
        'zh-cn': '用ACL或Python跑全量数据，识别拆单、围标与关联供应商',
        'zh-hk': '以ACL或Python分析全部數據，識別拆單、圍標及關聯供應商',
        'en-us': 'Run full-population analytics for split orders, bid rigging and related vendors',
      },
      {
        'zh-cn': '核查离任负责人任期内资产、债务与重大决策',
        'zh-hk': '核查離任負責人任內資產、債務及重大決策',
        'en-us': 'Examine assets, debts and decisions over departing managers’ terms',
      },
      {
        'zh-cn': '出具审计底稿与管理建议书，九十日内复查整改',
        'zh-hk': '編製審計底稿及管理建議書，九十日內覆查改善',
        'en-us': 'Issue working papers and management letters and re-test fixes within ninety days',
      },
    ],
    requirements: [
      {
        'zh-cn': '持CIA、注册会计师或审计师资格之一',
        'zh-hk': '持CIA、註冊會計師或審計師資格其中一項',
        'en-us': 'Hold CIA, CPA or an audit qualification',
      },
      {
        'zh-cn': '熟悉COSO框架与企业内部控制配套指引',
        'zh-hk': '熟悉COSO框架及企業內部監控配套指引',
        'en-us': 'Know the COSO framework and internal-control guidelines',
      },
      {
        'zh-cn': '参与过舞弊举报调查，懂得访谈与证据固定',
        'zh-hk': '曾參與舞弊舉報調查，懂得訪談及保存證據',
        'en-us': 'Have joined fraud investigations with interviews and evidence preservation',
      },
      {
        'zh-cn': '能独立撰写问题定性、金额影响与责任界定',
        'zh-hk': '能獨立撰寫問題定性、金額影響及責任界定',
        'en-us': 'Write findings with classification, amount and accountability',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [11, 24],
  },
];
