import type { JobFamily } from '../types.ts';

export const agricultureFamilies: readonly JobFamily[] = [
  {
    id: 'plant-breeder',
    category: 'cat-research',
    hiredBy: [{ company: 'com-agriculture', department: 'dep-agriculture-breeding' }],
    titles: [
      { 'zh-cn': '育种研究员', 'zh-hk': '育種研究員', 'en-us': 'Plant Breeder' },
      { 'zh-cn': '高级育种研究员', 'zh-hk': '高級育種研究員', 'en-us': 'Senior Plant Breeder' },
    ],
    studentTitle: { 'zh-cn': '育种研究员', 'zh-hk': '育種研究員', 'en-us': 'Plant Breeder' },
    responsibilities: [
      {
        'zh-cn': '配制水稻与番茄杂交组合，安排海南加代与本地鉴定圃',
        'zh-hk': '配製水稻及番茄雜交組合，安排海南加代及本地鑑定圃',
        'en-us': 'Make rice and tomato crosses and run Hainan generation advance and local nurseries',
      },
      {
        'zh-cn': '用SSR与KASP标记做亲本指纹和后代筛选',
        'zh-hk': '以SSR及KASP標記進行親本指紋及後代篩選',
        'en-us': 'Fingerprint parents and select progeny with SSR and KASP markers',
      },
      {
        'zh-cn': '布置随机区组试验，测定千粒重、坐果率与抗病级别',
        'zh-hk': '設置隨機區組試驗，測定千粒重、座果率及抗病級別',
        'en-us': 'Lay out randomized blocks and score thousand-grain weight, fruit set and resistance',
      },
      {
        'zh-cn': '分析多年多点数据的基因型与环境互作，提出审定品系',
        'zh-hk': '分析多年多點數據的基因型與環境互作，提出審定品系',
        'en-us': 'Analyze genotype-by-environment data and nominate lines for registration',
      },
      {
        'zh-cn': '管理种质资源库的入库编号、繁殖更新与发芽率检测',
        'zh-hk': '管理種質資源庫的入庫編號、繁殖更新及發芽率檢測',
        'en-us': 'Manage germplasm accession, regeneration and germination tests',
      },
    ],
    requirements: [
      {
        'zh-cn': '作物遗传育种硕士，能下田授粉与去雄',
        'zh-hk': '作物遺傳育種碩士，能下田授粉及去雄',
        'en-us': 'Master’s in crop genetics with hands-on pollination and emasculation',
      },
      {
        'zh-cn': '会用R或GenStat做混合模型与配合力分析',
        'zh-hk': '懂得以R或GenStat進行混合模型及配合力分析',
        'en-us': 'Run mixed models and combining ability in R or GenStat',
      },
      {
        'zh-cn': '了解植物新品种权与DUS测试申请',
        'zh-hk': '了解植物新品種權及DUS測試申請',
        'en-us': 'Know plant variety rights and DUS applications',
      },
      {
        'zh-cn': '每年可在南繁基地驻点三个月',
        'zh-hk': '每年可在南繁基地駐守三個月',
        'en-us': 'Spend three months a year at the southern nursery',
      },
    ],
    education: 'edu-master',
    workYears: 'years-3-5',
    salary: [11, 24],
  },
  {
    id: 'farm-agronomist',
    category: 'cat-engineering',
    hiredBy: [{ company: 'com-agriculture', department: 'dep-agriculture-farms' }],
    titles: [
      { 'zh-cn': '农艺师', 'zh-hk': '農藝師', 'en-us': 'Farm Agronomist' },
      { 'zh-cn': '基地农艺主管', 'zh-hk': '基地農藝主管', 'en-us': 'Farm Agronomy Supervisor' },
    ],
    studentTitle: { 'zh-cn': '农艺师', 'zh-hk': '農藝師', 'en-us': 'Farm Agronomist' },
    responsibilities: [
      {
        'zh-cn': '依据测土结果制定水肥一体化配方，调控EC与pH',
        'zh-hk': '按土壤化驗制訂水肥一體化配方，調控EC及pH',
        'en-us': 'Set fertigation recipes from soil tests and control EC and pH',
      },
      {
        'zh-cn': '巡田识别蓟马、霜霉与缺素症，下达轮换用药处方',
        'zh-hk': '巡田識別薊馬、霜霉及缺素症，開出輪換用藥處方',
        'en-us': 'Scout for thrips, downy mildew and deficiency and prescribe rotating treatments',
      },
      {
        'zh-cn': '安排播期、定植密度与采收批次，保证订单规格',
        'zh-hk': '安排播種期、定植密度及採收批次，確保符合訂單規格',
        'en-us': 'Schedule sowing, planting density and harvest lots to order grades',
      },
      {
        'zh-cn': '校准植保无人机的喷幅、雾滴与飞高',
        'zh-hk': '校準植保無人機的噴幅、霧滴及飛行高度',
        'en-us': 'Calibrate spray drones for swath, droplet and height',
      },
      {
        'zh-cn': '记录农事档案与安全间隔期，完成GAP追溯上报',
        'zh-hk': '記錄農事檔案及安全間隔期，完成GAP追溯申報',
        'en-us': 'Log field records and pre-harvest intervals for GAP traceability',
      },
    ],
    requirements: [
      {
        'zh-cn': '农学、植保或园艺专业，能在基地住宿',
        'zh-hk': '主修農學、植物保護或園藝，可留宿基地',
        'en-us': 'Agronomy, plant protection or horticulture degree, living on the farm',
      },
      {
        'zh-cn': '熟悉设施大棚的温光水气环境控制',
        'zh-hk': '熟悉溫室的溫度、光照、水分及通風控制',
        'en-us': 'Know greenhouse control of heat, light, water and air',
      },
      {
        'zh-cn': '会看叶片营养诊断报告与气象积温',
        'zh-hk': '看得懂葉片營養診斷報告及氣象積溫',
        'en-us': 'Interpret leaf analysis and growing degree days',
      },
      {
        'zh-cn': '持无人机植保操作合格证者优先',
        'zh-hk': '持無人機植保操作資格者優先',
        'en-us': 'Agricultural drone operator certificate preferred',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [8, 16],
  },
  {
    id: 'food-product-developer',
    category: 'cat-research',
    hiredBy: [
      { company: 'com-agriculture', department: 'dep-agriculture-foods' },
      { company: 'com-retail', department: 'dep-retail-merchandise' },
    ],
    titles: [
      { 'zh-cn': '食品研发工程师', 'zh-hk': '食品研發工程師', 'en-us': 'Food Product Developer' },
      {
        'zh-cn': '高级食品研发工程师',
        'zh-hk': '高級食品研發工程師',
        'en-us': 'Senior Food Product Developer',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '开发预制菜与果蔬汁配方，平衡糖酸比与粘稠度',
        'zh-hk': '開發預製餸菜及果蔬汁配方，平衡糖酸比及稠度',
        'en-us': 'Develop ready-meal and juice recipes balancing sugar-acid ratio and texture',
      },
      {
        'zh-cn': '设计杀菌F值与速冻曲线，验证货架期微生物增长',
        'zh-hk': '設計殺菌F值及急凍曲線，驗證保質期內微生物增長',
        'en-us': 'Set sterilization F-values and freezing curves and challenge-test shelf life',
      },
      {
        'zh-cn': '组织九点喜好与三点差异感官评定，锁定终版',
        'zh-hk': '統籌九點喜好及三點差異感官評定，確定最終版本',
        'en-us': 'Run nine-point hedonic and triangle panels to freeze the final version',
      },
      {
        'zh-cn': '核算每份配方成本与出成率，替换价高原料',
        'zh-hk': '核算每份配方成本及出成率，替換高價原料',
        'en-us': 'Cost each portion and yield and swap expensive inputs',
      },
      {
        'zh-cn': '审定配料表、营养成分表与过敏原标示',
        'zh-hk': '審定配料表、營養標籤及致敏原標示',
        'en-us': 'Approve ingredient lists, nutrition panels and allergen declarations',
      },
    ],
    requirements: [
      {
        'zh-cn': '食品科学专业，做过冷链熟食或饮品上市',
        'zh-hk': '主修食品科學，曾推出冷鏈熟食或飲品',
        'en-us': 'Food science degree with chilled meals or beverages launched',
      },
      {
        'zh-cn': '懂得HACCP计划中关键控制点的设定',
        'zh-hk': '懂得訂立HACCP計劃中的關鍵控制點',
        'en-us': 'Set critical control points in HACCP plans',
      },
      {
        'zh-cn': '熟悉GB 2760添加剂限量与GB 28050标签要求',
        'zh-hk': '熟悉GB 2760添加劑限量及GB 28050標籤規定',
        'en-us': 'Know GB 2760 additive limits and GB 28050 labeling',
      },
      {
        'zh-cn': '会用质构仪、色差计与水分活度仪',
        'zh-hk': '懂得使用質構儀、色差計及水分活度儀',
        'en-us': 'Use texture analyzers, colorimeters and water-activity meters',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [10, 22],
  },
];
