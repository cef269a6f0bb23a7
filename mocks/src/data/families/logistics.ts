import type { JobFamily } from '../types.ts';

export const logisticsFamilies: readonly JobFamily[] = [
  {
    id: 'warehouse-supervisor',
    category: 'cat-supply',
    hiredBy: [
      { company: 'com-logistics', department: 'dep-logistics-warehouse' },
      { company: 'com-retail', department: 'dep-retail-supply' },
      { company: 'com-agriculture', department: 'dep-agriculture-foods' },
    ],
    titles: [
      { 'zh-cn': '仓储主管', 'zh-hk': '倉務主任', 'en-us': 'Warehouse Supervisor' },
      { 'zh-cn': '仓储经理', 'zh-hk': '倉務經理', 'en-us': 'Warehouse Manager' },
    ],
    studentTitle: {
      'zh-cn': '仓储管理培训生',
      'zh-hk': '倉務管理見習生',
      'en-us': 'Warehouse Management Trainee',
    },
    responsibilities: [
      {
        'zh-cn': '编排收货、上架、拣选与复核各班组的工时，按波次达成当日出库量',
        'zh-hk': '編排收貨、上架、揀貨及覆核各組工時，按波次完成當日出貨量',
        'en-us': 'Roster receiving, put-away, picking and checking crews to clear each day’s waves',
      },
      {
        'zh-cn': '每周组织循环盘点，追查WMS账实差异到库位和操作人',
        'zh-hk': '每星期安排循環盤點，將WMS帳實差異追查至貨位及經手人',
        'en-us': 'Run weekly cycle counts and trace WMS variances to bin and operator',
      },
      {
        'zh-cn': '根据ABC动销分析调整拣货面与存储位，缩短拣选行走距离',
        'zh-hk': '按ABC流轉分析調整揀貨位及儲存位，縮短揀貨步行距離',
        'en-us': 'Re-slot pick faces from ABC velocity analysis to cut walking distance',
      },
      {
        'zh-cn': '管理叉车、输送线与电子标签的点检，控制货损率在万分之三以内',
        'zh-hk': '管理叉車、輸送帶及電子標籤的日常點檢，貨損率控制在萬分之三以內',
        'en-us': 'Manage forklift, conveyor and pick-to-light checks and hold damage below 0.03%',
      },
      {
        'zh-cn': '核算单件仓内操作成本，与劳务外包方按计件单价结算',
        'zh-hk': '計算每件貨品的倉內操作成本，與外判勞務商按件結算',
        'en-us': 'Cost each handled unit and settle piece rates with labor contractors',
      },
    ],
    requirements: [
      {
        'zh-cn': '带过五十人以上的仓内团队，经历过大促峰值日爆仓处置',
        'zh-hk': '曾帶領五十人以上的倉務團隊，處理過推廣旺季爆倉情況',
        'en-us': 'Have led a floor team of fifty or more through peak-day overflow',
      },
      {
        'zh-cn': '熟练使用WMS的策略配置，懂得批次、效期和先进先出管理',
        'zh-hk': '熟悉WMS策略設定，懂得批次、有效期及先進先出管理',
        'en-us': 'Configure WMS strategies for lots, expiry dates and first-in-first-out',
      },
      {
        'zh-cn': '持有叉车操作证或仓库消防管理资格',
        'zh-hk': '持叉車操作證或倉庫防火管理資格',
        'en-us': 'Hold a forklift license or a warehouse fire-safety qualification',
      },
      {
        'zh-cn': '能用透视表分析人效、坪效和库容率',
        'zh-hk': '能以樞紐分析表分析人均效率、每平方米效益及倉容率',
        'en-us': 'Analyze lines per hour, floor productivity and fill rate with pivot tables',
      },
    ],
    education: 'edu-college',
    workYears: 'years-3-5',
    salary: [8, 16],
  },
  {
    id: 'transport-dispatcher',
    category: 'cat-supply',
    hiredBy: [{ company: 'com-logistics', department: 'dep-logistics-transport' }],
    titles: [
      { 'zh-cn': '运输调度专员', 'zh-hk': '運輸調度主任', 'en-us': 'Transport Dispatcher' },
      { 'zh-cn': '运输调度主管', 'zh-hk': '高級運輸調度主任', 'en-us': 'Transport Dispatch Supervisor' },
    ],
    responsibilities: [
      {
        'zh-cn': '按线路、车型和装载率在TMS中派单，安排干线与支线的衔接时刻',
        'zh-hk': '按路線、車型及裝載率於TMS派單，安排幹線與支線的銜接時間',
        'en-us':
          'Assign loads in TMS by lane, truck type and fill rate and time linehaul-to-feeder handovers',
      },
      {
        'zh-cn': '盯控在途车辆的GPS轨迹与冷链温度，对偏航和超温即时干预',
        'zh-hk': '監察在途車輛的GPS路線及冷鏈溫度，偏離路線或超溫時即時跟進',
        'en-us': 'Watch GPS tracks and reefer temperatures and act on detours or excursions at once',
      },
      {
        'zh-cn': '遇封路、台风或车辆抛锚时改派备用运力，并重排到货预约',
        'zh-hk': '遇封路、颱風或車輛壞車時改派後備車隊，並重新預約到貨時間',
        'en-us': 'Re-route to standby trucks during closures, typhoons or breakdowns and rebook dock slots',
      },
      {
        'zh-cn': '核对回单、过路费与油卡账单，按吨公里结清承运商运费',
        'zh-hk': '核對回單、隧道及公路費及油卡帳單，按噸公里結算承運商運費',
        'en-us': 'Reconcile proof of delivery, tolls and fuel cards and settle carriers by ton-kilometer',
      },
      {
        'zh-cn': '统计准点率、空驶率和百公里油耗，每月给承运商打分',
        'zh-hk': '統計準點率、空車率及每百公里油耗，每月為承運商評分',
        'en-us': 'Score carriers monthly on punctuality, empty running and fuel per 100 km',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉全国干线路网与货车限行规定，能估算多点配送时长',
        'zh-hk': '熟悉全國幹線公路網及貨車限行規定，能估算多點派送時間',
        'en-us': 'Know trunk routes and truck bans and estimate multi-drop durations',
      },
      {
        'zh-cn': '操作过车辆排班或路径规划系统，理解甩挂与循环取货模式',
        'zh-hk': '曾使用車輛編更或路線規劃系統，理解甩掛及循環取貨模式',
        'en-us': 'Have used fleet rostering or routing tools and understand drop-and-hook and milk runs',
      },
      {
        'zh-cn': '了解危险货物与冷藏车的道路运输资质要求',
        'zh-hk': '了解危險品及冷藏車的道路運輸牌照要求',
        'en-us': 'Understand road licenses for dangerous goods and refrigerated vehicles',
      },
      {
        'zh-cn': '能适应早晚两班制，晚班值守至首批车辆到站',
        'zh-hk': '可輪早晚更，晚更當值至首批車輛到站',
        'en-us': 'Work early and late shifts, the late one until the first trucks arrive',
      },
    ],
    education: 'edu-college',
    workYears: 'years-1-3',
    salary: [7, 14],
  },
  {
    id: 'customs-specialist',
    category: 'cat-supply',
    hiredBy: [
      { company: 'com-logistics', department: 'dep-logistics-freight' },
      { company: 'com-materials', department: 'dep-materials-sales' },
      { company: 'com-retail', department: 'dep-retail-supply' },
    ],
    titles: [
      { 'zh-cn': '关务专员', 'zh-hk': '報關主任', 'en-us': 'Customs Specialist' },
      { 'zh-cn': '关务主管', 'zh-hk': '高級報關主任', 'en-us': 'Senior Customs Specialist' },
    ],
    responsibilities: [
      {
        'zh-cn': '归类进出口商品HS编码，准备申报要素并维护归类先例库',
        'zh-hk': '為進出口貨品進行HS編碼歸類，準備申報要素並更新歸類案例庫',
        'en-us': 'Classify goods under HS codes, prepare declaration elements and maintain a ruling library',
      },
      {
        'zh-cn': '在单一窗口录入报关单，跟进查验、缴税与放行节点',
        'zh-hk': '於單一窗口輸入報關單，跟進查驗、繳稅及放行進度',
        'en-us': 'File entries through the single window and follow inspection, duty payment and release',
      },
      {
        'zh-cn': '审核提单、装箱单与原产地证的一致性，申请协定优惠税率',
        'zh-hk': '審核提單、裝箱單及產地來源證是否一致，申請協定優惠稅率',
        'en-us': 'Check bills of lading, packing lists and origin certificates and claim treaty rates',
      },
      {
        'zh-cn': '管理保税账册的料件核销与边角料申报，应对海关稽查',
        'zh-hk': '管理保稅帳冊的物料核銷及邊角料申報，配合海關稽查',
        'en-us': 'Reconcile bonded ledgers, declare scrap and answer customs audits',
      },
      {
        'zh-cn': '测算关税、滞报金与目的港费用，给销售提供到岸成本',
        'zh-hk': '計算關稅、滯報金及目的港費用，向銷售團隊提供到岸成本',
        'en-us': 'Calculate duty, late-filing charges and destination fees to quote landed cost',
      },
    ],
    requirements: [
      {
        'zh-cn': '三年以上一般贸易与加工贸易双向申报经验',
        'zh-hk': '三年以上一般貿易及加工貿易進出口申報經驗',
        'en-us': 'Three or more years declaring both general and processing trade in both directions',
      },
      {
        'zh-cn': '熟悉Incoterms 2020，能判断不同条款下的报关责任方',
        'zh-hk': '熟悉Incoterms 2020，能判斷不同條款下的報關責任方',
        'en-us': 'Know Incoterms 2020 and who declares under each term',
      },
      {
        'zh-cn': '了解AEO认证标准与两步申报操作',
        'zh-hk': '了解AEO認證標準及兩步申報做法',
        'en-us': 'Understand AEO certification criteria and two-step declaration',
      },
      {
        'zh-cn': '能阅读英文信用证条款，发现单证不符点',
        'zh-hk': '能閱讀英文信用證條款，找出單據不符之處',
        'en-us': 'Read letters of credit in English and spot documentary discrepancies',
      },
    ],
    education: 'edu-college',
    workYears: 'years-3-5',
    salary: [9, 18],
  },
  {
    id: 'supply-chain-planner',
    category: 'cat-supply',
    hiredBy: [
      { company: 'com-retail', department: 'dep-retail-supply' },
      { company: 'com-logistics', department: 'dep-logistics-warehouse' },
      { company: 'com-materials', department: 'dep-materials-process' },
      { company: 'com-agriculture', department: 'dep-agriculture-foods' },
      { company: 'com-pharma', department: 'dep-pharma-production' },
    ],
    titles: [
      { 'zh-cn': '供应链计划员', 'zh-hk': '供應鏈規劃主任', 'en-us': 'Supply Chain Planner' },
      { 'zh-cn': '高级供应链计划师', 'zh-hk': '高級供應鏈規劃主任', 'en-us': 'Senior Supply Chain Planner' },
    ],
    studentTitle: {
      'zh-cn': '供应链计划培训生',
      'zh-hk': '供應鏈規劃見習生',
      'en-us': 'Supply Chain Planning Trainee',
    },
    responsibilities: [
      {
        'zh-cn': '每周滚动十三周需求预测，按SKU复盘MAPE并修正促销因子',
        'zh-hk': '每周更新十三周滾動需求預測，按SKU檢討MAPE並修正推廣因子',
        'en-us': 'Roll a thirteen-week demand forecast and correct promotion factors from MAPE by SKU',
      },
      {
        'zh-cn': '运行MRP，下达采购与生产建议，处理缺料例外信息',
        'zh-hk': '執行MRP，發出採購及生產建議，處理缺料例外情況',
        'en-us': 'Run MRP, release purchase and production proposals and clear shortage exceptions',
      },
      {
        'zh-cn': '设定安全库存与再订货点，平衡服务水平和周转天数',
        'zh-hk': '設定安全存貨及再訂貨點，平衡供貨率與周轉日數',
        'en-us': 'Set safety stock and reorder points, balancing fill rate against days on hand',
      },
      {
        'zh-cn': '主持月度S&OP会议，呈现产能缺口与三种供给情景',
        'zh-hk': '主持每月S&OP會議，說明產能缺口及三個供應情景',
        'en-us': 'Chair monthly S&OP and present capacity gaps with three supply scenarios',
      },
      {
        'zh-cn': '清理呆滞与临期库存，给出调拨、折价或报废方案',
        'zh-hk': '處理滯銷及即將到期存貨，提出調撥、減價或報廢方案',
        'en-us': 'Clear slow and short-dated stock with transfer, markdown or write-off plans',
      },
    ],
    requirements: [
      {
        'zh-cn': '理解提前期、最小起订量与批量规则对补货的影响',
        'zh-hk': '理解前置期、最低訂購量及批量規則對補貨的影響',
        'en-us': 'Understand how lead time, minimum order and lot rules drive replenishment',
      },
      {
        'zh-cn': '熟练使用SAP IBP、Kinaxis或同类计划系统之一',
        'zh-hk': '熟悉SAP IBP、Kinaxis或同類規劃系統其中一種',
        'en-us': 'Proficient in SAP IBP, Kinaxis or a comparable planning suite',
      },
      {
        'zh-cn': '能用统计方法区分季节性、趋势与一次性需求',
        'zh-hk': '能以統計方法區分季節性、趨勢及一次性需求',
        'en-us': 'Separate seasonality, trend and one-off demand statistically',
      },
      {
        'zh-cn': '持有CPIM或CSCP证书者优先',
        'zh-hk': '持CPIM或CSCP資格者優先',
        'en-us': 'CPIM or CSCP certification preferred',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [10, 22],
  },
];
