import type { JobFamily } from '../types.ts';

export const propertyFamilies: readonly JobFamily[] = [
  {
    id: 'cost-engineer',
    category: 'cat-project',
    hiredBy: [
      { company: 'com-property', department: 'dep-property-cost' },
      { company: 'com-water', department: 'dep-water-engineering' },
      { company: 'com-energy', department: 'dep-energy-storage' },
    ],
    titles: [
      { 'zh-cn': '造价工程师', 'zh-hk': '工料測量師', 'en-us': 'Cost Engineer' },
      { 'zh-cn': '高级造价工程师', 'zh-hk': '高級工料測量師', 'en-us': 'Senior Cost Engineer' },
    ],
    studentTitle: { 'zh-cn': '造价工程师', 'zh-hk': '見習工料測量師', 'en-us': 'Cost Engineer' },
    responsibilities: [
      {
        'zh-cn': '依据施工图建模计量，编制工程量清单与招标控制价',
        'zh-hk': '按施工圖則建模計量，編製工料清單及招標預算',
        'en-us': 'Take off quantities from drawings and prepare bills of quantities and tender ceilings',
      },
      {
        'zh-cn': '审核进度款申请，核对形象进度、甲供材与预付款抵扣',
        'zh-hk': '審核中期付款申請，核對完成進度、業主供料及預付款扣減',
        'en-us': 'Check progress claims against work done, owner-supplied material and advance recovery',
      },
      {
        'zh-cn': '处理设计变更与现场签证，七日内给出增减账意见',
        'zh-hk': '處理設計更改及工地指示，七日內提出加減帳意見',
        'en-us': 'Price variations and site instructions within seven days',
      },
      {
        'zh-cn': '建立动态成本台账，月度预警超目标成本百分之二的科目',
        'zh-hk': '建立動態成本帳冊，每月預警超出目標成本百分之二的項目',
        'en-us': 'Keep a dynamic cost ledger and flag items 2% over target each month',
      },
      {
        'zh-cn': '完成竣工结算对量，与施工单位逐项核减争议',
        'zh-hk': '完成竣工結算核數，與承建商逐項商討有爭議的扣減',
        'en-us': 'Settle final accounts, agreeing disputed quantities item by item with contractors',
      },
    ],
    requirements: [
      {
        'zh-cn': '一级或二级造价工程师注册，土建或安装专业',
        'zh-hk': '一級或二級註冊造價工程師，土木或屋宇裝備專業',
        'en-us': 'Registered cost engineer, grade one or two, in civil or building services',
      },
      {
        'zh-cn': '熟练使用广联达计量与计价软件，能手工校核钢筋含量',
        'zh-hk': '熟習廣聯達計量及計價軟件，能人手覆核鋼筋含量',
        'en-us': 'Proficient in Glodon measurement and pricing and able to hand-check rebar ratios',
      },
      {
        'zh-cn': '熟悉清单计价规范与地方定额的差异',
        'zh-hk': '熟悉工料清單計價規範與地方定額的分別',
        'en-us': 'Know how the national bill standard differs from local quotas',
      },
      {
        'zh-cn': '经手过十万平方米以上项目的结算',
        'zh-hk': '曾處理十萬平方米以上項目的結算',
        'en-us': 'Have settled a project above 100,000 square meters',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [11, 24],
  },
  {
    id: 'construction-project-manager',
    category: 'cat-project',
    hiredBy: [
      { company: 'com-property', department: 'dep-property-projects' },
      { company: 'com-water', department: 'dep-water-engineering' },
    ],
    titles: [
      {
        'zh-cn': '工程项目副经理',
        'zh-hk': '工程項目副經理',
        'en-us': 'Deputy Construction Project Manager',
      },
      { 'zh-cn': '工程项目经理', 'zh-hk': '工程項目經理', 'en-us': 'Construction Project Manager' },
      { 'zh-cn': '工程项目总监', 'zh-hk': '工程項目總監', 'en-us': 'Construction Project Director' },
    ],
    responsibilities: [
      {
        'zh-cn': '编制总进度网络计划，锁定基坑、封顶、机电贯通与验收节点',
        'zh-hk': '編製總進度網絡計劃，鎖定地基坑、平頂、機電貫通及驗收節點',
        'en-us': 'Build the master network plan fixing excavation, topping-out, MEP and handover dates',
      },
      {
        'zh-cn': '主持监理与总包周例会，对滞后工序下达赶工与资源令',
        'zh-hk': '主持監理及總承建商每周會議，對延誤工序發出趕工及增援指示',
        'en-us': 'Chair weekly supervisor and main-contractor meetings and order recovery of late trades',
      },
      {
        'zh-cn': '组织样板先行与实测实量，查验垂直度、空鼓与渗漏',
        'zh-hk': '安排先做樣板及實地量度，檢查垂直度、空鼓及滲漏',
        'en-us': 'Enforce mock-ups and site measurement of plumb, hollow plaster and leaks',
      },
      {
        'zh-cn': '协调报建、消防、人防与市政接驳的政府验收',
        'zh-hk': '協調報建、消防、人防及市政接駁的政府驗收',
        'en-us': 'Coordinate permits and government acceptance of fire, civil defense and utilities',
      },
      {
        'zh-cn': '管理分包合同界面，审签开工令、停工令与工期索赔',
        'zh-hk': '管理分判合約介面，簽批開工令、停工令及工期索償',
        'en-us': 'Manage subcontract interfaces and sign start orders, stop orders and time claims',
      },
    ],
    requirements: [
      {
        'zh-cn': '一级建造师（建筑或市政），持安全B证',
        'zh-hk': '一級建造師（建築或市政），持安全B證',
        'en-us': 'First-class constructor in building or municipal works with safety certificate B',
      },
      {
        'zh-cn': '完整经历过从拿地到交付的高层或厂站工程',
        'zh-hk': '曾完整參與由取得土地至交付的高層或廠站工程',
        'en-us': 'Have taken a high-rise or plant job from land acquisition through to delivery',
      },
      {
        'zh-cn': '能审查深基坑与高支模专项施工方案',
        'zh-hk': '能審查深基坑及高支模專項施工方案',
        'en-us': 'Review deep-excavation and tall-formwork method statements',
      },
      {
        'zh-cn': '用Project或Primavera P6做过关键路径与赢得值分析',
        'zh-hk': '曾以Project或Primavera P6進行關鍵路徑及掙值分析',
        'en-us': 'Critical-path and earned-value analysis in Project or Primavera P6',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [18, 38],
  },
  {
    id: 'leasing-manager',
    category: 'cat-sales',
    hiredBy: [
      { company: 'com-property', department: 'dep-property-leasing' },
      { company: 'com-culture', department: 'dep-culture-exhibitions' },
    ],
    titles: [
      { 'zh-cn': '招商主管', 'zh-hk': '租務主任', 'en-us': 'Leasing Executive' },
      { 'zh-cn': '招商经理', 'zh-hk': '租務經理', 'en-us': 'Leasing Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '绘制楼层业态落位图，确定主力店、次主力店与餐饮占比',
        'zh-hk': '繪製樓層租戶組合圖，釐定主力店、次主力店及餐飲比例',
        'en-us': 'Map floor-by-floor tenant mix with anchor, junior anchor and dining shares',
      },
      {
        'zh-cn': '与品牌谈判保底租金、流水扣点、装补与免租期',
        'zh-hk': '與品牌洽談基本租金、營業額分成、裝修津貼及免租期',
        'en-us': 'Negotiate base rent, turnover rent, fit-out subsidy and rent-free periods',
      },
      {
        'zh-cn': '盘点到期铺位，提前九个月启动续租或换租',
        'zh-hk': '檢視到期舖位，提前九個月展開續租或換租',
        'en-us': 'Review expiries and start renewal or replacement nine months ahead',
      },
      {
        'zh-cn': '核验商户工程条件书，协调排烟、燃气与荷载改造',
        'zh-hk': '核對租戶工程條件書，協調排煙、煤氣及樓面荷載改動',
        'en-us': 'Check tenant technical briefs and coordinate exhaust, gas and floor-load changes',
      },
      {
        'zh-cn': '分析坪效与租售比，对低效商户提出调改清单',
        'zh-hk': '分析每平方米銷售額及租售比，為表現欠佳的租戶提出調整名單',
        'en-us': 'Analyze sales density and rent-to-sales ratio and list tenants for remix',
      },
    ],
    requirements: [
      {
        'zh-cn': '手上有两百个以上可联系的零售、餐饮或体验品牌',
        'zh-hk': '手上有二百個以上可聯絡的零售、餐飲或體驗品牌',
        'en-us': 'Live contacts at two hundred or more retail, dining or leisure brands',
      },
      {
        'zh-cn': '操作过购物中心或园区首开，开业率达九成以上',
        'zh-hk': '曾負責商場或園區首次開業，開業率達九成以上',
        'en-us': 'Have opened a mall or park with ninety percent of units trading',
      },
      {
        'zh-cn': '能独立起草租赁意向书并说明物业条件',
        'zh-hk': '能獨立草擬租賃意向書並講解物業條件',
        'en-us': 'Draft heads of terms and explain premises conditions unaided',
      },
      {
        'zh-cn': '了解商铺消防二次验收与特种餐饮证照流程',
        'zh-hk': '了解舖位消防二次驗收及食肆牌照程序',
        'en-us': 'Understand fit-out fire acceptance and special catering licenses',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [12, 28],
  },
  {
    id: 'bim-engineer',
    category: 'cat-engineering',
    hiredBy: [
      { company: 'com-property', department: 'dep-property-design' },
      { company: 'com-water', department: 'dep-water-engineering' },
    ],
    titles: [
      { 'zh-cn': 'BIM工程师', 'zh-hk': 'BIM工程師', 'en-us': 'BIM Engineer' },
      { 'zh-cn': 'BIM负责人', 'zh-hk': 'BIM統籌', 'en-us': 'BIM Coordinator' },
    ],
    studentTitle: { 'zh-cn': 'BIM工程师', 'zh-hk': 'BIM工程師', 'en-us': 'BIM Engineer' },
    responsibilities: [
      {
        'zh-cn': '用Revit建立建筑、结构与机电分专业模型，维护族库与样板文件',
        'zh-hk': '以Revit建立建築、結構及機電分科模型，更新族庫及範本檔案',
        'en-us': 'Model architecture, structure and MEP in Revit and maintain families and templates',
      },
      {
        'zh-cn': '在Navisworks做碰撞检查，给出管线综合与净高分析图',
        'zh-hk': '以Navisworks進行碰撞檢查，提交管線綜合及淨高分析圖',
        'en-us': 'Clash-detect in Navisworks and issue coordinated services and headroom drawings',
      },
      {
        'zh-cn': '输出预留孔洞与支吊架深化图，减少现场返工开凿',
        'zh-hk': '繪製預留孔洞及支吊架深化圖，減少工地返工鑿牆',
        'en-us': 'Produce builders-work openings and hanger shop drawings to avoid core drilling',
      },
      {
        'zh-cn': '把施工进度挂接到模型，制作4D推演与塔吊覆盖模拟',
        'zh-hk': '將施工進度連接模型，製作4D推演及塔式起重機覆蓋模擬',
        'en-us': 'Link program to model for 4D sequences and tower-crane coverage',
      },
      {
        'zh-cn': '整理竣工模型与设备编码，移交运维平台',
        'zh-hk': '整理竣工模型及設備編碼，移交設施管理平台',
        'en-us': 'Prepare as-built models with asset codes for handover to facilities systems',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉LOD 300至400的建模深度与IFC交换',
        'zh-hk': '熟悉LOD 300至400的建模深度及IFC交換',
        'en-us': 'Know LOD 300 to 400 modeling depth and IFC exchange',
      },
      {
        'zh-cn': '会写Dynamo节点或Revit插件批量处理构件参数',
        'zh-hk': '懂得編寫Dynamo節點或Revit外掛程式批量處理構件參數',
        'en-us': 'Write Dynamo graphs or Revit add-ins to batch element parameters',
      },
      {
        'zh-cn': '能独立读懂暖通、给排水与强弱电施工图',
        'zh-hk': '能獨立閱讀冷氣、給排水及強弱電施工圖則',
        'en-us': 'Read HVAC, plumbing and electrical drawings unaided',
      },
      {
        'zh-cn': '了解点云扫描与无人机倾斜摄影建模',
        'zh-hk': '了解點雲掃描及無人機傾斜攝影建模',
        'en-us': 'Understand point-cloud scans and oblique drone photogrammetry',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [10, 20],
  },
];
