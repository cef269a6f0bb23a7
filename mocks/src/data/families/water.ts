import type { JobFamily } from '../types.ts';

export const waterFamilies: readonly JobFamily[] = [
  {
    id: 'water-process-engineer',
    category: 'cat-engineering',
    hiredBy: [{ company: 'com-water', department: 'dep-water-plants' }],
    titles: [
      {
        'zh-cn': '水处理工艺工程师',
        'zh-hk': '水處理工藝工程師',
        'en-us': 'Water Treatment Process Engineer',
      },
      {
        'zh-cn': '高级水处理工艺工程师',
        'zh-hk': '高級水處理工藝工程師',
        'en-us': 'Senior Water Treatment Process Engineer',
      },
    ],
    studentTitle: {
      'zh-cn': '水处理工艺工程师',
      'zh-hk': '水處理工藝工程師',
      'en-us': 'Water Treatment Process Engineer',
    },
    responsibilities: [
      {
        'zh-cn': '依据烧杯试验调整混凝剂与助凝剂投加量，沉后水浊度低于一NTU',
        'zh-hk': '按燒杯試驗調整混凝劑及助凝劑用量，沉澱後濁度低於一NTU',
        'en-us': 'Set coagulant and aid doses from jar tests to keep settled turbidity below 1 NTU',
      },
      {
        'zh-cn': '控制AAO生化池的溶解氧、回流比与污泥龄，保证总氮达标',
        'zh-hk': '控制AAO生化池的溶解氧、回流比及污泥齡，確保總氮達標',
        'en-us': 'Control oxygen, recycle ratio and sludge age in AAO tanks to meet total nitrogen limits',
      },
      {
        'zh-cn': '制定滤池反冲洗与超滤膜化学清洗周期，跟踪跨膜压差',
        'zh-hk': '訂立濾池反沖洗及超濾膜化學清洗周期，追蹤跨膜壓差',
        'en-us': 'Set filter backwash and UF cleaning cycles and track transmembrane pressure',
      },
      {
        'zh-cn': '核算吨水电耗与药耗，提出曝气与提升泵节能措施',
        'zh-hk': '計算每噸水的耗電及耗藥量，提出曝氣及提升泵節能措施',
        'en-us': 'Account for power and chemicals per cubic meter and propose aeration and lift-pump savings',
      },
      {
        'zh-cn': '进水冲击时启动应急投加，四小时内报出出水影响评估',
        'zh-hk': '進水受衝擊時啟動應急投藥，四小時內提交出水影響評估',
        'en-us': 'Start emergency dosing on influent shock and report effluent impact within four hours',
      },
    ],
    requirements: [
      {
        'zh-cn': '给排水或环境工程专业，懂得活性污泥数学模型',
        'zh-hk': '主修給排水或環境工程，懂得活性污泥數學模型',
        'en-us': 'Degree in water or environmental engineering with activated-sludge modeling',
      },
      {
        'zh-cn': '有日处理十万吨以上水厂的工艺调试经验',
        'zh-hk': '具日處理十萬噸以上水廠的工藝調試經驗',
        'en-us': 'Commissioning experience at a plant above 100,000 m³ a day',
      },
      {
        'zh-cn': '熟悉生活饮用水卫生标准与城镇污水一级A指标',
        'zh-hk': '熟悉生活飲用水衞生標準及城鎮污水一級A指標',
        'en-us': 'Know the drinking-water standard and Grade 1A effluent limits',
      },
      {
        'zh-cn': '会镜检微型动物判断污泥膨胀与老化',
        'zh-hk': '懂得以顯微鏡觀察微型動物判斷污泥膨脹及老化',
        'en-us': 'Judge bulking and aging sludge by microscopy',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [9, 20],
  },
  {
    id: 'pipe-network-engineer',
    category: 'cat-engineering',
    hiredBy: [{ company: 'com-water', department: 'dep-water-networks' }],
    titles: [
      { 'zh-cn': '管网工程师', 'zh-hk': '管網工程師', 'en-us': 'Pipe Network Engineer' },
      { 'zh-cn': '高级管网工程师', 'zh-hk': '高級管網工程師', 'en-us': 'Senior Pipe Network Engineer' },
    ],
    responsibilities: [
      {
        'zh-cn': '划分DMA计量分区，分析夜间最小流量以锁定暗漏',
        'zh-hk': '劃分DMA計量分區，分析夜間最低流量以鎖定暗漏',
        'en-us': 'Divide DMAs and read minimum night flow to locate hidden leaks',
      },
      {
        'zh-cn': '带队用相关仪与听漏棒复测，安排不停水开孔抢修',
        'zh-hk': '帶隊以相關儀及聽漏棒覆測，安排不停水開孔搶修',
        'en-us': 'Lead correlator and listening-stick surveys and arrange under-pressure tapping repairs',
      },
      {
        'zh-cn': '维护GIS管线台账，更新材质、埋深、阀门启闭状态',
        'zh-hk': '更新GIS管線資料，記錄物料、埋深及閘掣開關狀態',
        'en-us': 'Keep GIS records of material, depth and valve status up to date',
      },
      {
        'zh-cn': '搭建EPANET水力模型，校核加压站停机时的末端压力',
        'zh-hk': '建立EPANET水力模型，核算加壓站停機時的末端壓力',
        'en-us': 'Model in EPANET and check end pressures when a booster station stops',
      },
      {
        'zh-cn': '用CCTV检测排水管道，按结构性缺陷等级编制修复计划',
        'zh-hk': '以CCTV檢測排水管道，按結構缺陷等級編製修復計劃',
        'en-us': 'Survey sewers by CCTV and plan rehabilitation by structural grade',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉球墨铸铁、PE与钢管的接口形式和水压试验',
        'zh-hk': '熟悉球墨鑄鐵、PE及鋼管的接口形式及水壓試驗',
        'en-us': 'Know joints and pressure tests of ductile iron, PE and steel pipe',
      },
      {
        'zh-cn': '了解非开挖修复，如紫外光固化与水平定向钻',
        'zh-hk': '了解免開挖修復，例如紫外光固化及水平定向鑽',
        'en-us': 'Understand trenchless methods such as UV lining and directional drilling',
      },
      {
        'zh-cn': '具有供水漏损率下降两个百分点以上的实绩',
        'zh-hk': '曾將供水漏損率降低兩個百分點以上',
        'en-us': 'Track record of cutting leakage by two points or more',
      },
      {
        'zh-cn': '持C1驾驶证，能参加夜间爆管抢险',
        'zh-hk': '持C1駕駛執照，可參與夜間爆喉搶修',
        'en-us': 'Hold a C1 license and join night burst-main call-outs',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [8, 17],
  },
  {
    id: 'water-quality-analyst',
    category: 'cat-research',
    hiredBy: [{ company: 'com-water', department: 'dep-water-lab' }],
    titles: [
      { 'zh-cn': '水质化验员', 'zh-hk': '水質化驗員', 'en-us': 'Water Quality Analyst' },
      { 'zh-cn': '水质化验主管', 'zh-hk': '水質化驗主管', 'en-us': 'Water Quality Laboratory Supervisor' },
    ],
    studentTitle: { 'zh-cn': '水质化验员', 'zh-hk': '水質化驗員', 'en-us': 'Water Quality Analyst' },
    responsibilities: [
      {
        'zh-cn': '按采样计划布点采集源水、出厂水与管网末梢水，现场固定余氯',
        'zh-hk': '按採樣計劃抽取原水、出廠水及管網末端水樣，即場測定餘氯',
        'en-us': 'Sample raw, finished and tap-end water to plan and fix chlorine residual on site',
      },
      {
        'zh-cn': '用ICP-MS与离子色谱测定重金属和消毒副产物',
        'zh-hk': '以ICP-MS及離子色譜測定重金屬及消毒副產物',
        'en-us': 'Measure metals and disinfection by-products by ICP-MS and ion chromatography',
      },
      {
        'zh-cn': '培养总大肠菌群与菌落总数，做阳性对照与空白',
        'zh-hk': '培養總大腸菌群及菌落總數，設陽性對照及空白',
        'en-us': 'Culture coliforms and plate counts with positive controls and blanks',
      },
      {
        'zh-cn': '绘制质控图，回收率与平行样偏差超限时停报复测',
        'zh-hk': '繪製質控圖，回收率及平行樣偏差超限時暫停報告並覆測',
        'en-us': 'Chart controls and stop reporting to retest when recovery or duplicates drift',
      },
      {
        'zh-cn': '管理标准物质、剧毒试剂双人双锁与废液回收',
        'zh-hk': '管理標準物質、劇毒試劑雙人雙鎖及廢液回收',
        'en-us': 'Control reference materials, dual-lock toxics and waste solvent recovery',
      },
    ],
    requirements: [
      {
        'zh-cn': '分析化学或环境监测专业，持水质检验员证书',
        'zh-hk': '主修分析化學或環境監測，持水質檢驗員資格',
        'en-us': 'Analytical chemistry or environmental monitoring graduate with an analyst certificate',
      },
      {
        'zh-cn': '熟悉GB/T 5750系列检验方法',
        'zh-hk': '熟悉GB/T 5750系列檢驗方法',
        'en-us': 'Know the GB/T 5750 series of test methods',
      },
      {
        'zh-cn': '能计算测量不确定度并配合CMA复评审',
        'zh-hk': '能計算測量不確定度並配合CMA覆審',
        'en-us': 'Calculate measurement uncertainty and support CMA reassessment',
      },
      {
        'zh-cn': '接受水源突发污染时的加班监测',
        'zh-hk': '可於水源突發污染時加班監測',
        'en-us': 'Accept overtime monitoring during source-water incidents',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [7, 14],
  },
  {
    id: 'automation-engineer',
    category: 'cat-engineering',
    hiredBy: [
      { company: 'com-water', department: 'dep-water-plants' },
      { company: 'com-materials', department: 'dep-materials-process' },
      { company: 'com-pharma', department: 'dep-pharma-production' },
      { company: 'com-energy', department: 'dep-energy-storage' },
    ],
    titles: [
      { 'zh-cn': '自动化工程师', 'zh-hk': '自動化工程師', 'en-us': 'Automation Engineer' },
      { 'zh-cn': '高级自动化工程师', 'zh-hk': '高級自動化工程師', 'en-us': 'Senior Automation Engineer' },
    ],
    studentTitle: { 'zh-cn': '自动化工程师', 'zh-hk': '自動化工程師', 'en-us': 'Automation Engineer' },
    responsibilities: [
      {
        'zh-cn': '编写西门子S7与罗克韦尔PLC梯形图，实现泵组与输送的联锁',
        'zh-hk': '編寫西門子S7及羅克韋爾PLC階梯圖，實現泵組及輸送設備聯鎖',
        'en-us': 'Program Siemens S7 and Rockwell ladder logic for pump and conveyor interlocks',
      },
      {
        'zh-cn': '组态上位机画面与报警分级，清理常驻与抖动报警',
        'zh-hk': '設定上位機畫面及警報分級，清理長期及抖動警報',
        'en-us': 'Configure HMI screens and alarm tiers and clear standing and chattering alarms',
      },
      {
        'zh-cn': '整定压力、液位与温度回路的PID参数，消除振荡',
        'zh-hk': '調校壓力、液位及溫度迴路的PID參數，消除振盪',
        'en-us': 'Tune PID loops on pressure, level and temperature to remove oscillation',
      },
      {
        'zh-cn': '选型流量计、变送器与调节阀，出具仪表接线图与I/O清单',
        'zh-hk': '選配流量計、變送器及調節閥，繪製儀表接線圖及I/O清單',
        'en-us': 'Select flowmeters, transmitters and control valves and issue loop diagrams and I/O lists',
      },
      {
        'zh-cn': '巡检控制柜UPS与环网交换机，离线备份程序并做版本比对',
        'zh-hk': '巡查控制櫃UPS及環網交換器，離線備份程式並比對版本',
        'en-us': 'Inspect panel UPS and ring switches and keep offline program backups with version diff',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉Profinet、Profibus与OPC UA的诊断',
        'zh-hk': '熟悉Profinet、Profibus及OPC UA的診斷',
        'en-us': 'Diagnose Profinet, Profibus and OPC UA',
      },
      {
        'zh-cn': '会用EPLAN出图，能独立完成FAT与SAT',
        'zh-hk': '懂得以EPLAN繪圖，能獨立完成FAT及SAT',
        'en-us': 'Draw in EPLAN and complete FAT and SAT unaided',
      },
      {
        'zh-cn': '掌握变频器与伺服的参数设定和抗干扰接地',
        'zh-hk': '掌握變頻器及伺服的參數設定及抗干擾接地',
        'en-us': 'Set up drives and servos and ground them against interference',
      },
      {
        'zh-cn': '了解工控防火墙与功能安全SIL回路',
        'zh-hk': '了解工業控制防火牆及功能安全SIL迴路',
        'en-us': 'Understand industrial firewalls and SIL safety loops',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [11, 24],
  },
];
