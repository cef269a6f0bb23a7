import type { JobFamily } from '../types.ts';

export const healthFamilies: readonly JobFamily[] = [
  {
    id: 'general-practitioner',
    category: 'cat-medical',
    hiredBy: [{ company: 'com-health', department: 'dep-health-clinics' }],
    titles: [
      { 'zh-cn': '全科医生', 'zh-hk': '普通科醫生', 'en-us': 'General Practitioner' },
      { 'zh-cn': '全科主治医生', 'zh-hk': '高級普通科醫生', 'en-us': 'Senior General Practitioner' },
    ],
    responsibilities: [
      {
        'zh-cn': '接诊社区居民常见病，书写SOAP门诊病历并完成双向转诊',
        'zh-hk': '診治社區居民常見病，撰寫SOAP門診病歷並處理雙向轉介',
        'en-us': 'See common complaints, write SOAP notes and refer both ways',
      },
      {
        'zh-cn': '管理高血压与糖尿病签约人群，按季随访血压与糖化血红蛋白',
        'zh-hk': '管理高血壓及糖尿病簽約病人，每季跟進血壓及糖化血紅蛋白',
        'en-us': 'Follow registered hypertension and diabetes patients by quarterly pressure and HbA1c',
      },
      {
        'zh-cn': '判读心电图、胸片与血常规，识别需急诊的红旗征',
        'zh-hk': '判讀心電圖、胸肺片及血常規，識別須送急症的警號',
        'en-us': 'Read ECGs, chest films and blood counts and spot red flags for emergency transfer',
      },
      {
        'zh-cn': '开展疫苗接种评估、儿童体检与老人衰弱筛查',
        'zh-hk': '進行疫苗接種評估、兒童身體檢查及長者衰弱篩查',
        'en-us': 'Assess vaccination, child health and frailty in older people',
      },
      {
        'zh-cn': '审核处方配伍与抗菌药使用率，参加疑难病例讨论',
        'zh-hk': '審核處方配伍及抗生素使用率，參與疑難病例討論',
        'en-us': 'Review prescriptions and antibiotic rates and join case conferences',
      },
    ],
    requirements: [
      {
        'zh-cn': '持执业医师证，执业范围为全科或内科',
        'zh-hk': '持執業醫師資格，執業範圍為普通科或內科',
        'en-us': 'Licensed physician registered in general practice or internal medicine',
      },
      {
        'zh-cn': '完成住院医师规范化培训，掌握清创缝合与急救插管',
        'zh-hk': '完成住院醫生規範化培訓，掌握清創縫合及急救插管',
        'en-us': 'Residency completed, with wound suturing and airway skills',
      },
      {
        'zh-cn': '熟悉家庭医生签约服务与医保慢病目录',
        'zh-hk': '熟悉家庭醫生簽約服務及醫保慢性病目錄',
        'en-us': 'Know family-doctor contracts and the chronic-disease insurance list',
      },
      {
        'zh-cn': '能参加周末门诊与社区义诊',
        'zh-hk': '可參與周末門診及社區義診',
        'en-us': 'Take weekend clinics and community screening days',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [15, 35],
  },
  {
    id: 'registered-nurse',
    category: 'cat-medical',
    hiredBy: [{ company: 'com-health', department: 'dep-health-nursing' }],
    titles: [
      { 'zh-cn': '注册护士', 'zh-hk': '註冊護士', 'en-us': 'Registered Nurse' },
      { 'zh-cn': '护士长', 'zh-hk': '護士長', 'en-us': 'Head Nurse' },
    ],
    studentTitle: { 'zh-cn': '注册护士', 'zh-hk': '註冊護士', 'en-us': 'Registered Nurse' },
    responsibilities: [
      {
        'zh-cn': '执行三查八对，完成静脉输液、肌注与留置针维护',
        'zh-hk': '執行三查八對，完成靜脈輸液、肌肉注射及留置針護理',
        'en-us': 'Apply medication checks for infusions, injections and cannula care',
      },
      {
        'zh-cn': '监测生命体征与出入量，早期预警评分升高时通知医生',
        'zh-hk': '監測生命表徵及出入量，早期預警評分上升時通知醫生',
        'en-us': 'Chart vital signs and fluid balance and escalate rising early-warning scores',
      },
      {
        'zh-cn': '落实手卫生、无菌换药与压疮翻身记录',
        'zh-hk': '落實手部衞生、無菌換症及壓瘡轉身紀錄',
        'en-us': 'Keep hand hygiene, aseptic dressings and pressure-injury turning charts',
      },
      {
        'zh-cn': '清点抢救车药品与除颤仪电量，每班签名交接',
        'zh-hk': '點算急救車藥物及除顫器電量，每更簽名交接',
        'en-us': 'Check crash-cart drugs and defibrillator charge and sign over each shift',
      },
      {
        'zh-cn': '给糖尿病足与造口患者示范居家护理',
        'zh-hk': '向糖尿病足及造口病人示範家居護理',
        'en-us': 'Teach home care to diabetic-foot and stoma patients',
      },
    ],
    requirements: [
      {
        'zh-cn': '持护士执业证书并在有效注册期内',
        'zh-hk': '持有效註冊的護士執業證書',
        'en-us': 'Hold a current nursing license',
      },
      {
        'zh-cn': '静脉穿刺熟练，持BLS证书者优先',
        'zh-hk': '熟習靜脈穿刺，持BLS證書者優先',
        'en-us': 'Skilled venipuncture; BLS certificate preferred',
      },
      {
        'zh-cn': '会使用移动护理PDA扫码核对腕带',
        'zh-hk': '懂得以流動護理PDA掃碼核對手帶',
        'en-us': 'Scan wristbands on a nursing PDA',
      },
      {
        'zh-cn': '能轮三班，夜班每月六至八次',
        'zh-hk': '可輪三更，每月夜更六至八次',
        'en-us': 'Work three shifts with six to eight nights a month',
      },
    ],
    education: 'edu-college',
    workYears: 'years-1-3',
    salary: [7, 15],
  },
  {
    id: 'rehabilitation-therapist',
    category: 'cat-medical',
    hiredBy: [{ company: 'com-health', department: 'dep-health-rehab' }],
    titles: [
      { 'zh-cn': '康复治疗师', 'zh-hk': '復康治療師', 'en-us': 'Rehabilitation Therapist' },
      { 'zh-cn': '高级康复治疗师', 'zh-hk': '高級復康治療師', 'en-us': 'Senior Rehabilitation Therapist' },
    ],
    studentTitle: { 'zh-cn': '康复治疗师', 'zh-hk': '復康治療師', 'en-us': 'Rehabilitation Therapist' },
    responsibilities: [
      {
        'zh-cn': '用Brunnstrom与Berg量表评估偏瘫患者，制定四周目标',
        'zh-hk': '以Brunnstrom及Berg量表評估偏癱病人，訂立四周目標',
        'en-us': 'Assess hemiplegia with Brunnstrom and Berg scales and set four-week goals',
      },
      {
        'zh-cn': '实施关节松动、肌力训练与步态矫正',
        'zh-hk': '進行關節鬆動術、肌力訓練及步態矯正',
        'en-us': 'Deliver joint mobilization, strengthening and gait correction',
      },
      {
        'zh-cn': '操作悬吊、冲击波与中频电疗，记录疼痛评分变化',
        'zh-hk': '操作懸吊、衝擊波及中頻電療，記錄痛楚評分變化',
        'en-us': 'Operate suspension, shockwave and medium-frequency therapy and log pain scores',
      },
      {
        'zh-cn': '指导假肢与矫形器适配，训练轮椅转移与如厕',
        'zh-hk': '指導義肢及矯形器配戴，訓練輪椅轉移及如廁',
        'en-us': 'Fit prostheses and orthoses and train wheelchair and toilet transfers',
      },
      {
        'zh-cn': '与家属约定居家训练计划，视频复诊追踪完成率',
        'zh-hk': '與家屬訂立家居訓練計劃，以視像覆診追蹤完成率',
        'en-us': 'Agree home programs with families and check adherence by video review',
      },
    ],
    requirements: [
      {
        'zh-cn': '康复治疗学专业，持康复治疗师资格',
        'zh-hk': '主修復康治療，持復康治療師資格',
        'en-us': 'Rehabilitation degree with a therapist license',
      },
      {
        'zh-cn': '掌握PNF、Bobath或McKenzie技术之一',
        'zh-hk': '掌握PNF、Bobath或McKenzie其中一種技術',
        'en-us': 'Trained in PNF, Bobath or McKenzie',
      },
      {
        'zh-cn': '能辨别骨折术后与心肺康复的运动禁忌',
        'zh-hk': '能分辨骨折手術後及心肺復康的運動禁忌',
        'en-us': 'Recognize exercise contraindications after fracture surgery and in cardiac rehab',
      },
      {
        'zh-cn': '会写ICF框架下的功能评定报告',
        'zh-hk': '懂得以ICF框架撰寫功能評估報告',
        'en-us': 'Write functional reports in the ICF framework',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [8, 18],
  },
  {
    id: 'clinic-operations-manager',
    category: 'cat-operations',
    hiredBy: [{ company: 'com-health', department: 'dep-health-operations' }],
    titles: [
      { 'zh-cn': '诊所运营主管', 'zh-hk': '診所營運主任', 'en-us': 'Clinic Operations Supervisor' },
      { 'zh-cn': '诊所运营经理', 'zh-hk': '診所營運經理', 'en-us': 'Clinic Operations Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '设定各诊室号源与候诊上限，分析爽约率并放出候补号',
        'zh-hk': '訂立各診室名額及候診上限，分析失約率並開放候補',
        'en-us': 'Set slot quotas and waiting limits and release standby slots against no-shows',
      },
      {
        'zh-cn': '管理医疗机构执业许可校验与医师多点备案',
        'zh-hk': '管理醫療機構執業許可年檢及醫生多點執業登記',
        'en-us': 'Manage license renewals and multi-site physician registration',
      },
      {
        'zh-cn': '跟踪接诊量、次均费用与医保拒付，纠正编码错误',
        'zh-hk': '追蹤診症量、平均收費及醫保拒付，更正編碼錯誤',
        'en-us': 'Track visits, average fee and insurance denials and correct coding',
      },
      {
        'zh-cn': '盘点疫苗冷链、耗材效期与一次性器械追溯码',
        'zh-hk': '點算疫苗冷鏈、耗材有效期及即棄器材追溯碼',
        'en-us': 'Audit vaccine cold chain, consumable expiry and device trace codes',
      },
      {
        'zh-cn': '处理医患纠纷初访，组织感染控制与应急演练',
        'zh-hk': '處理醫患糾紛初步會面，安排感染控制及應變演習',
        'en-us': 'Handle first contact in disputes and run infection-control drills',
      },
    ],
    requirements: [
      {
        'zh-cn': '有连锁门诊或体检中心的值班管理经历',
        'zh-hk': '具連鎖診所或身體檢查中心的當值管理經驗',
        'en-us': 'Duty management in chain clinics or check-up centers',
      },
      {
        'zh-cn': '熟悉HIS挂号收费、DRG与门诊统筹结算',
        'zh-hk': '熟悉HIS登記收費、DRG及門診統籌結算',
        'en-us': 'Know HIS registration, DRG and outpatient insurance settlement',
      },
      {
        'zh-cn': '会算诊室利用率与医生产能模型',
        'zh-hk': '懂得計算診室使用率及醫生產能模型',
        'en-us': 'Model room utilization and physician capacity',
      },
      {
        'zh-cn': '了解医疗广告审查与患者隐私保护规定',
        'zh-hk': '了解醫療廣告審查及病人私隱保障規定',
        'en-us': 'Understand medical-advertising review and patient privacy rules',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [12, 25],
  },
];
