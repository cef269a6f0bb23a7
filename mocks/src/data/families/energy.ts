import type { JobFamily } from '../types.ts';

export const energyFamilies: readonly JobFamily[] = [
  {
    id: 'wind-turbine-technician',
    category: 'cat-engineering',
    hiredBy: [{ company: 'com-energy', department: 'dep-energy-wind' }],
    titles: [
      { 'zh-cn': '风电运维工程师', 'zh-hk': '風力發電維修工程師', 'en-us': 'Wind Turbine Technician' },
      {
        'zh-cn': '高级风电运维工程师',
        'zh-hk': '高級風力發電維修工程師',
        'en-us': 'Senior Wind Turbine Technician',
      },
      { 'zh-cn': '风电场值长', 'zh-hk': '風電場當值主管', 'en-us': 'Wind Farm Shift Lead' },
    ],
    studentTitle: {
      'zh-cn': '风电运维工程师',
      'zh-hk': '風力發電維修工程師',
      'en-us': 'Wind Turbine Technician',
    },
    responsibilities: [
      {
        'zh-cn': '登塔完成变桨、偏航和齿轮箱的定期检修，按力矩表复核塔筒与叶根螺栓',
        'zh-hk': '登塔為變槳、偏航及齒輪箱進行定期檢修，並按扭力表覆核塔筒及葉根螺栓',
        'en-us':
          'Climb towers to service pitch, yaw and gearbox systems and re-torque tower and blade-root bolts',
      },
      {
        'zh-cn': '在SCADA上判读变频器和发电机告警，远程复位无效时带队登机消缺',
        'zh-hk': '在SCADA系統分析變頻器及發電機警報，遙距重設無效時帶隊登機排除故障',
        'en-us': 'Read converter and generator alarms in SCADA and lead a climb when a remote reset fails',
      },
      {
        'zh-cn': '跟踪每台机组的可利用率和功率曲线，对偏离曲线的机组提出叶片或风速仪检查',
        'zh-hk': '追蹤每台風機的可用率及功率曲線，曲線偏離時安排檢查葉片或風速計',
        'en-us':
          'Track availability and power curves per turbine and order blade or anemometer checks on deviation',
      },
      {
        'zh-cn': '采集齿轮箱油样和主轴承振动数据，依据趋势安排小风期更换',
        'zh-hk': '抽取齒輪箱油樣及主軸承振動數據，按趨勢在低風季節安排更換',
        'en-us': 'Sample gearbox oil and main-bearing vibration and schedule replacements for low-wind weeks',
      },
      {
        'zh-cn': '办理箱变和集电线路的停送电工作票，落实验电、接地和挂牌',
        'zh-hk': '辦理箱式變壓器及集電線路的停送電工作許可，落實驗電、接地及掛牌',
        'en-us':
          'Handle switching permits for pad transformers and collector lines, with voltage test, grounding and tags',
      },
    ],
    requirements: [
      {
        'zh-cn': '持有高处作业证和低压电工证，能背负工具连续登塔八十米以上',
        'zh-hk': '持有高空工作及低壓電工證明，能攜帶工具連續攀登八十米以上塔架',
        'en-us':
          'Hold work-at-height and low-voltage certificates and be able to climb 80 m towers with tools',
      },
      {
        'zh-cn': '熟悉双馈或直驱机组的主控逻辑，能看懂变桨柜电气原理图',
        'zh-hk': '熟悉雙饋或直驅風機的主控邏輯，看得懂變槳櫃電路圖',
        'en-us':
          'Know the main control logic of doubly fed or direct-drive turbines and read pitch-cabinet schematics',
      },
      {
        'zh-cn': '会用液压扳手、内窥镜和绝缘电阻表，检修记录填写完整',
        'zh-hk': '懂得使用液壓扳手、內窺鏡及絕緣電阻計，維修紀錄填寫齊全',
        'en-us':
          'Use hydraulic torque wrenches, borescopes and insulation testers and keep full service records',
      },
      {
        'zh-cn': '能接受山地或滩涂风场的驻场轮班，每月驻场约二十天',
        'zh-hk': '可接受駐守山地或灘塗風電場輪班，每月約二十天',
        'en-us': 'Accept rotations at mountain or tidal-flat sites of about twenty days a month',
      },
    ],
    education: 'edu-college',
    workYears: 'years-1-3',
    salary: [8, 16],
  },
  {
    id: 'storage-system-engineer',
    category: 'cat-engineering',
    hiredBy: [{ company: 'com-energy', department: 'dep-energy-storage' }],
    titles: [
      { 'zh-cn': '储能系统工程师', 'zh-hk': '儲能系統工程師', 'en-us': 'Energy Storage System Engineer' },
      {
        'zh-cn': '资深储能系统工程师',
        'zh-hk': '資深儲能系統工程師',
        'en-us': 'Principal Energy Storage System Engineer',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '完成储能电站的容量配置与一次接线设计，校核PCS、升压变和电缆截面',
        'zh-hk': '負責儲能電站的容量配置及一次接線設計，核對PCS、升壓變壓器及電纜截面',
        'en-us':
          'Size storage stations and draw primary wiring, checking PCS, step-up transformer and cable ratings',
      },
      {
        'zh-cn': '制定BMS与EMS之间的通信点表，联调充放电指令和SOC限值',
        'zh-hk': '制訂BMS與EMS之間的通訊點表，聯合測試充放電指令及SOC上下限',
        'en-us': 'Define the BMS-to-EMS point list and commission charge commands and SOC limits',
      },
      {
        'zh-cn': '组织电池舱的到货验收，抽测电芯内阻、绝缘和液冷回路保压',
        'zh-hk': '統籌電池艙到貨驗收，抽驗電芯內阻、絕緣及液冷迴路保壓',
        'en-us':
          'Run battery container acceptance, sampling cell resistance, insulation and coolant pressure hold',
      },
      {
        'zh-cn': '建立循环效率与容量衰减模型，每季度给出簇间均衡方案',
        'zh-hk': '建立循環效率及容量衰減模型，每季提出電池簇平衡方案',
        'en-us': 'Model round-trip efficiency and capacity fade and issue a quarterly rack-balancing plan',
      },
      {
        'zh-cn': '编写热失控应急预案，验证气体探测、泄爆板与喷淋的联动',
        'zh-hk': '編寫熱失控應變方案，驗證氣體偵測、洩爆板及灑水系統的聯動',
        'en-us':
          'Write thermal-runaway procedures and verify gas detection, deflagration panel and sprinkler interlocks',
      },
    ],
    requirements: [
      {
        'zh-cn': '电气工程或电化学专业，参与过一座以上百兆瓦时级储能电站建设',
        'zh-hk': '主修電機工程或電化學，曾參與至少一座百兆瓦時級儲能電站建設',
        'en-us':
          'Degree in electrical engineering or electrochemistry and one 100 MWh-class station delivered',
      },
      {
        'zh-cn': '熟悉磷酸铁锂电芯的倍率、温升与寿命特性',
        'zh-hk': '熟悉磷酸鐵鋰電芯的充放電倍率、溫升及壽命特性',
        'en-us': 'Know C-rate, temperature rise and lifetime behavior of LFP cells',
      },
      {
        'zh-cn': '掌握IEC 61850与Modbus TCP，能用报文分析工具定位通信中断',
        'zh-hk': '掌握IEC 61850及Modbus TCP，能以封包分析工具找出通訊中斷原因',
        'en-us': 'Work with IEC 61850 and Modbus TCP and trace communication loss with a packet analyzer',
      },
      {
        'zh-cn': '了解并网检测流程，能独立应对一次调频与低电压穿越试验',
        'zh-hk': '了解併網測試流程，能獨立處理一次調頻及低電壓穿越試驗',
        'en-us':
          'Understand grid-connection tests and handle primary frequency and low-voltage ride-through trials',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [15, 30],
  },
  {
    id: 'power-trader',
    category: 'cat-finance',
    hiredBy: [{ company: 'com-energy', department: 'dep-energy-trading' }],
    titles: [
      { 'zh-cn': '电力交易员', 'zh-hk': '電力交易員', 'en-us': 'Power Trader' },
      { 'zh-cn': '高级电力交易员', 'zh-hk': '高級電力交易員', 'en-us': 'Senior Power Trader' },
    ],
    studentTitle: { 'zh-cn': '电力交易员', 'zh-hk': '電力交易員', 'en-us': 'Power Trading Analyst' },
    responsibilities: [
      {
        'zh-cn': '编制日前与实时市场的分时段报价曲线，在申报截止前完成提交与复核',
        'zh-hk': '編製日前及即時市場的分時段報價曲線，於截止前提交並覆核',
        'en-us':
          'Build hourly bid curves for day-ahead and real-time markets and file them before gate closure',
      },
      {
        'zh-cn': '结合数值天气预报修正新能源出力预测，量化偏差考核成本',
        'zh-hk': '結合數值天氣預報修正可再生能源出力預測，計算偏差罰款成本',
        'en-us': 'Adjust renewable output forecasts with weather models and price the imbalance penalty',
      },
      {
        'zh-cn': '跟踪节点电价、断面约束和检修计划，输出次日价格区间判断',
        'zh-hk': '追蹤節點電價、輸電斷面限制及檢修計劃，提出翌日價格區間判斷',
        'en-us': 'Follow nodal prices, interface limits and outage plans and publish a next-day price range',
      },
      {
        'zh-cn': '管理中长期合约曲线分解，控制现货敞口在授权限额内',
        'zh-hk': '管理中長期合約的曲線分解，將現貨敞口控制在授權限額之內',
        'en-us': 'Shape term contracts into hourly curves and keep spot exposure within mandate limits',
      },
      {
        'zh-cn': '核对交易中心出具的日清分和月结算单，提出电量差异申诉',
        'zh-hk': '核對交易中心的日清分及月結算單，就電量差異提出覆核申請',
        'en-us': 'Check daily clearing and monthly settlement statements and dispute volume differences',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉至少一个省级现货市场的出清规则与结算细则',
        'zh-hk': '熟悉最少一個省級現貨市場的出清規則及結算細則',
        'en-us': 'Know the clearing and settlement rules of at least one provincial spot market',
      },
      {
        'zh-cn': '能用Python处理96点负荷与电价序列，会搭建简单的价格回归模型',
        'zh-hk': '能以Python處理96點負荷及電價序列，並建立簡單的電價迴歸模型',
        'en-us': 'Handle 96-point load and price series in Python and build simple price regressions',
      },
      {
        'zh-cn': '理解绿证、容量补偿与辅助服务收益的叠加方式',
        'zh-hk': '理解綠證、容量補償及輔助服務收益如何疊加',
        'en-us': 'Understand how green certificates, capacity payments and ancillary revenue stack up',
      },
      {
        'zh-cn': '持有电力交易员资格证者优先，可接受节假日申报值班',
        'zh-hk': '持電力交易員資格者優先，可於假期輪值報價',
        'en-us': 'Power trader certificate preferred; available for bid duty on public holidays',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [12, 28],
  },
  {
    id: 'hse-engineer',
    category: 'cat-engineering',
    hiredBy: [
      { company: 'com-energy', department: 'dep-energy-safety' },
      { company: 'com-materials', department: 'dep-materials-process' },
      { company: 'com-pharma', department: 'dep-pharma-production' },
    ],
    titles: [
      { 'zh-cn': '安全环保工程师', 'zh-hk': '安全及環保工程師', 'en-us': 'HSE Engineer' },
      { 'zh-cn': '安全环保主管', 'zh-hk': '安全及環保主任', 'en-us': 'HSE Supervisor' },
      { 'zh-cn': '安全环保经理', 'zh-hk': '安全及環保經理', 'en-us': 'HSE Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '审批动火、受限空间与吊装作业票，现场核对气体检测读数和监护人到位情况',
        'zh-hk': '審批熱工、密閉空間及吊運工作許可證，到場核實氣體讀數及看守人員',
        'en-us':
          'Approve hot-work, confined-space and lifting permits and verify gas readings and attendants on site',
      },
      {
        'zh-cn': '组织HAZOP与JSA分析，把整改项录入双重预防台账并限期关闭',
        'zh-hk': '主持HAZOP及工作安全分析，將改善項目記入風險登記冊並限期完成',
        'en-us': 'Run HAZOP and job safety analyses and close actions in the risk register on time',
      },
      {
        'zh-cn': '管理危险废物的分类贮存、转移联单与委外处置资质',
        'zh-hk': '管理危險廢物的分類貯存、轉移聯單及處置承辦商資格',
        'en-us': 'Control hazardous waste storage, transfer manifests and disposal contractor licenses',
      },
      {
        'zh-cn': '安排废气、噪声与厂界监测，排放接近限值时启动减排预案',
        'zh-hk': '安排廢氣、噪音及廠界監測，排放接近上限時啟動減排方案',
        'en-us':
          'Schedule stack, noise and boundary monitoring and trigger reduction plans near permit limits',
      },
      {
        'zh-cn': '用5Why还原未遂事件经过，按百万工时统计可记录伤害率',
        'zh-hk': '以5Why還原險失事故經過，按百萬工時統計可記錄工傷率',
        'en-us': 'Reconstruct near misses with 5-Why and report the recordable injury rate per million hours',
      },
    ],
    requirements: [
      {
        'zh-cn': '持有注册安全工程师证书，有防爆或危化品企业任职经历',
        'zh-hk': '持註冊安全工程師資格，曾任職防爆或危險品企業',
        'en-us': 'Certified safety engineer with experience at an explosion-proof or dangerous-goods site',
      },
      {
        'zh-cn': '熟悉上锁挂牌、重大危险源辨识和特种设备定检周期',
        'zh-hk': '熟悉上鎖掛牌、重大危險源識別及法定設備檢驗周期',
        'en-us': 'Know lockout-tagout, major-hazard identification and statutory inspection cycles',
      },
      {
        'zh-cn': '能编制应急预案并组织灭火、泄漏和疏散的实战演练',
        'zh-hk': '能編寫應變計劃，並統籌滅火、洩漏及疏散實地演習',
        'en-us': 'Write emergency plans and lead live fire, spill and evacuation drills',
      },
      {
        'zh-cn': '了解排污许可证执行报告与ISO 14001、ISO 45001内审要求',
        'zh-hk': '了解排污許可證報告及ISO 14001、ISO 45001內部審核要求',
        'en-us': 'Understand discharge-permit reporting and ISO 14001 and ISO 45001 internal audits',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [10, 22],
  },
];
