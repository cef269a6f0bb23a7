import type { JobFamily } from '../types.ts';

export const materialsFamilies: readonly JobFamily[] = [
  {
    id: 'cathode-researcher',
    category: 'cat-research',
    hiredBy: [{ company: 'com-materials', department: 'dep-materials-research' }],
    titles: [
      {
        'zh-cn': '正极材料研发工程师',
        'zh-hk': '正極材料研發工程師',
        'en-us': 'Cathode Materials R&D Engineer',
      },
      {
        'zh-cn': '正极材料首席研究员',
        'zh-hk': '正極材料首席研究員',
        'en-us': 'Principal Cathode Materials Scientist',
      },
    ],
    studentTitle: {
      'zh-cn': '正极材料研发工程师',
      'zh-hk': '正極材料研發工程師',
      'en-us': 'Cathode Materials R&D Engineer',
    },
    responsibilities: [
      {
        'zh-cn': '设计高镍与磷酸锰铁锂前驱体的共沉淀条件，控制粒径与振实密度',
        'zh-hk': '設計高鎳及磷酸錳鐵鋰前驅體的共沉澱條件，控制粒徑及振實密度',
        'en-us':
          'Design co-precipitation of high-nickel and LMFP precursors for particle size and tap density',
      },
      {
        'zh-cn': '优化掺杂与包覆烧结曲线，降低残碱与阻抗增长',
        'zh-hk': '優化摻雜及包覆燒結曲線，降低殘鹼及阻抗增長',
        'en-us': 'Optimize doping and coating sintering profiles to cut residual alkali and impedance growth',
      },
      {
        'zh-cn': '组装扣式与软包电池，测试倍率、循环与高温存储',
        'zh-hk': '組裝鈕扣及軟包電池，測試倍率、循環及高溫儲存',
        'en-us': 'Build coin and pouch cells and test rate, cycling and hot storage',
      },
      {
        'zh-cn': '用XRD精修、TEM与XPS解释晶格畸变和界面反应',
        'zh-hk': '以XRD精修、TEM及XPS解釋晶格畸變及界面反應',
        'en-us': 'Explain lattice distortion and interface reactions by XRD refinement, TEM and XPS',
      },
      {
        'zh-cn': '配合公斤级放大，撰写专利交底书与自由实施分析',
        'zh-hk': '配合公斤級放大，撰寫專利技術披露及自由實施分析',
        'en-us': 'Support kilogram scale-up and write invention disclosures and freedom-to-operate notes',
      },
    ],
    requirements: [
      {
        'zh-cn': '材料、电化学或固体化学博士，课题为锂或钠离子电池',
        'zh-hk': '材料、電化學或固體化學博士，研究課題為鋰或鈉離子電池',
        'en-us': 'PhD in materials, electrochemistry or solid-state chemistry on lithium or sodium cells',
      },
      {
        'zh-cn': '独立操作手套箱、管式炉与电化学工作站',
        'zh-hk': '能獨立操作手套箱、管式爐及電化學工作站',
        'en-us': 'Operate glove boxes, tube furnaces and potentiostats unaided',
      },
      {
        'zh-cn': '熟悉dQ/dV与EIS拟合的数据解析',
        'zh-hk': '熟悉dQ/dV及EIS擬合的數據分析',
        'en-us': 'Analyze dQ/dV and fitted EIS data',
      },
      {
        'zh-cn': '以第一作者发表过正极方向论文或授权专利',
        'zh-hk': '曾以第一作者發表正極方向論文或獲授權專利',
        'en-us': 'First-author papers or granted patents on cathodes',
      },
    ],
    education: 'edu-doctor',
    workYears: 'years-1-3',
    salary: [20, 42],
  },
  {
    id: 'coating-process-engineer',
    category: 'cat-manufacturing',
    hiredBy: [{ company: 'com-materials', department: 'dep-materials-process' }],
    titles: [
      { 'zh-cn': '涂布工艺工程师', 'zh-hk': '塗佈工藝工程師', 'en-us': 'Coating Process Engineer' },
      {
        'zh-cn': '高级涂布工艺工程师',
        'zh-hk': '高級塗佈工藝工程師',
        'en-us': 'Senior Coating Process Engineer',
      },
    ],
    studentTitle: {
      'zh-cn': '涂布工艺工程师',
      'zh-hk': '塗佈工藝工程師',
      'en-us': 'Coating Process Engineer',
    },
    responsibilities: [
      {
        'zh-cn': '调试狭缝挤压模头垫片与间隙，保证面密度极差低于百分之一',
        'zh-hk': '調校狹縫擠壓模頭墊片及間隙，確保面密度極差低於百分之一',
        'en-us': 'Set slot-die shims and gaps to hold areal density spread below 1%',
      },
      {
        'zh-cn': '设定烘箱分区温度与风速，消除边缘翘曲与开裂',
        'zh-hk': '設定烘箱分區溫度及風速，消除邊緣翹曲及開裂',
        'en-us': 'Profile oven zones and air speed to remove edge curl and cracking',
      },
      {
        'zh-cn': '监测浆料粘度、固含量与细度，判定搅拌批次放行',
        'zh-hk': '監測漿料黏度、固含量及細度，決定攪拌批次放行',
        'en-us': 'Track slurry viscosity, solids and fineness to release mixing batches',
      },
      {
        'zh-cn': '以DOE优化辊压压实密度与分切毛刺',
        'zh-hk': '以DOE優化輥壓壓實密度及分切毛刺',
        'en-us': 'Use DOE to optimize calender density and slitting burrs',
      },
      {
        'zh-cn': '主导良率爬坡与溶剂回收率提升，更新工艺窗口文件',
        'zh-hk': '主導良率爬升及溶劑回收率提升，更新工藝窗口文件',
        'en-us': 'Drive yield ramp and solvent recovery and revise the process window',
      },
    ],
    requirements: [
      {
        'zh-cn': '高分子、化工或机械专业，有卷对卷产线经历',
        'zh-hk': '主修高分子、化工或機械，具卷對卷生產線經驗',
        'en-us': 'Polymer, chemical or mechanical degree with roll-to-roll line experience',
      },
      {
        'zh-cn': '会用Minitab做回归与过程能力分析',
        'zh-hk': '懂得以Minitab進行迴歸及過程能力分析',
        'en-us': 'Run regression and capability analysis in Minitab',
      },
      {
        'zh-cn': '熟悉β射线测厚仪与CCD瑕疵检测的参数',
        'zh-hk': '熟悉β射線測厚儀及CCD瑕疵檢測的參數',
        'en-us': 'Know beta-gauge and CCD defect inspection parameters',
      },
      {
        'zh-cn': '了解NMP防爆区的操作规程',
        'zh-hk': '了解NMP防爆區的操作規程',
        'en-us': 'Understand operating rules in NMP explosion-proof zones',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [11, 23],
  },
  {
    id: 'supplier-quality-engineer',
    category: 'cat-manufacturing',
    hiredBy: [
      { company: 'com-materials', department: 'dep-materials-quality' },
      { company: 'com-retail', department: 'dep-retail-supply' },
    ],
    titles: [
      { 'zh-cn': '供应商质量工程师', 'zh-hk': '供應商品質工程師', 'en-us': 'Supplier Quality Engineer' },
      { 'zh-cn': '供应商质量经理', 'zh-hk': '供應商品質經理', 'en-us': 'Supplier Quality Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '按VDA 6.3或自有清单审核来料工厂，划定红黄绿等级',
        'zh-hk': '按VDA 6.3或自訂清單審核來料工廠，評定紅黃綠等級',
        'en-us': 'Audit supplier plants to VDA 6.3 or own lists and grade them red, amber or green',
      },
      {
        'zh-cn': '审批PPAP资料包，确认控制计划与MSA结果有效',
        'zh-hk': '審批PPAP資料，確認控制計劃及MSA結果有效',
        'en-us': 'Approve PPAP packs and verify control plans and MSA results',
      },
      {
        'zh-cn': '设定AQL抽样水准与免检条件，裁决来料让步接收',
        'zh-hk': '訂立AQL抽樣水平及免檢條件，裁定來料特採',
        'en-us': 'Set AQL sampling and skip-lot rules and rule on incoming concessions',
      },
      {
        'zh-cn': '催办8D报告，到厂验证永久对策的防呆效果',
        'zh-hk': '跟進8D報告，到廠驗證永久對策的防錯成效',
        'en-us': 'Chase 8D reports and verify mistake-proofing of permanent actions at the plant',
      },
      {
        'zh-cn': '发布供应商PPM月榜，对连续超标者启动退出程序',
        'zh-hk': '每月公佈供應商PPM排名，對連續超標者啟動退出程序',
        'en-us': 'Publish monthly supplier PPM and start phase-out of repeat offenders',
      },
    ],
    requirements: [
      {
        'zh-cn': '掌握APQP五大工具，能现场讲解判定依据',
        'zh-hk': '掌握APQP五大工具，能現場講解判定依據',
        'en-us': 'Command the APQP core tools and explain verdicts on the shop floor',
      },
      {
        'zh-cn': '有IATF 16949或食品接触材料体系的外审经历',
        'zh-hk': '具IATF 16949或食品接觸物料體系的外審經驗',
        'en-us': 'External audit experience in IATF 16949 or food-contact systems',
      },
      {
        'zh-cn': '会看公差图纸，使用卡尺、三坐标与光谱仪',
        'zh-hk': '看得懂公差圖則，懂得使用卡尺、三坐標及光譜儀',
        'en-us': 'Read tolerance drawings and use calipers, CMM and spectrometers',
      },
      {
        'zh-cn': '可频繁驻厂，每周两至三天',
        'zh-hk': '可頻繁駐廠，每周兩至三天',
        'en-us': 'Spend two to three days a week at supplier sites',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [11, 22],
  },
  {
    id: 'technical-sales-engineer',
    category: 'cat-sales',
    hiredBy: [{ company: 'com-materials', department: 'dep-materials-sales' }],
    titles: [
      { 'zh-cn': '技术销售工程师', 'zh-hk': '技術銷售工程師', 'en-us': 'Technical Sales Engineer' },
      {
        'zh-cn': '大客户经理（材料）',
        'zh-hk': '大客戶經理（材料）',
        'en-us': 'Key Account Manager, Materials',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '拜访电池与薄膜客户，收集配方痛点并推荐牌号替代',
        'zh-hk': '拜訪電池及薄膜客戶，了解配方痛點並推薦替代牌號',
        'en-us': 'Visit cell and film makers, gather formulation pains and propose grade substitutions',
      },
      {
        'zh-cn': '安排送样、小试与中试跟线，整理客户端测试对比表',
        'zh-hk': '安排送樣、小試及中試跟線，整理客戶測試比較表',
        'en-us': 'Arrange samples, bench and pilot trials and compile customer test comparisons',
      },
      {
        'zh-cn': '以碳酸锂与PVDF行情联动公式报价，管理调价窗口',
        'zh-hk': '以碳酸鋰及PVDF市價聯動公式報價，管理調價時段',
        'en-us': 'Quote on lithium-carbonate and PVDF indexed formulas and manage repricing windows',
      },
      {
        'zh-cn': '预测三个月提货量，滚动更新到产销协同表',
        'zh-hk': '預測三個月提貨量，滾動更新至產銷協同表',
        'en-us': 'Forecast three-month call-offs into the sales and production plan',
      },
      {
        'zh-cn': '牵头处理批次客诉，协调退换与现场工艺补救',
        'zh-hk': '統籌處理批次投訴，協調退換及現場工藝補救',
        'en-us': 'Lead batch complaints through replacement and on-site process remedy',
      },
    ],
    requirements: [
      {
        'zh-cn': '化工、材料专业出身，能与对方研发讨论粒度与流变',
        'zh-hk': '具化工或材料背景，能與客戶研發人員討論粒度及流變',
        'en-us': 'Chemistry or materials background to discuss particle size and rheology with customer labs',
      },
      {
        'zh-cn': '有动力电池、涂料或改性塑料行业的客户资源',
        'zh-hk': '具動力電池、塗料或改性塑料行業的客戶網絡',
        'en-us': 'Accounts in EV batteries, coatings or modified plastics',
      },
      {
        'zh-cn': '会做TCO测算，说服采购从单价转向综合成本',
        'zh-hk': '懂得計算TCO，說服採購由單價轉看整體成本',
        'en-us': 'Argue total cost of ownership over unit price',
      },
      {
        'zh-cn': '熟悉招投标、框架协议与信用保险流程',
        'zh-hk': '熟悉投標、框架協議及信用保險程序',
        'en-us': 'Know tenders, frame agreements and credit insurance',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [12, 30],
  },
];
