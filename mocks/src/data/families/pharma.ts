import type { JobFamily } from '../types.ts';

export const pharmaFamilies: readonly JobFamily[] = [
  {
    id: 'formulation-scientist',
    category: 'cat-research',
    hiredBy: [{ company: 'com-pharma', department: 'dep-pharma-research' }],
    titles: [
      { 'zh-cn': '制剂研究员', 'zh-hk': '製劑研究員', 'en-us': 'Formulation Scientist' },
      { 'zh-cn': '高级制剂研究员', 'zh-hk': '高級製劑研究員', 'en-us': 'Senior Formulation Scientist' },
      { 'zh-cn': '制剂项目负责人', 'zh-hk': '製劑項目主管', 'en-us': 'Formulation Project Lead' },
    ],
    studentTitle: { 'zh-cn': '制剂研究员', 'zh-hk': '製劑研究員', 'en-us': 'Formulation Scientist' },
    responsibilities: [
      {
        'zh-cn': '开展处方前研究，测定原料药晶型、溶解度与辅料相容性',
        'zh-hk': '進行處方前研究，測定原料藥晶型、溶解度及輔料相容性',
        'en-us': 'Run preformulation work on polymorphs, solubility and excipient compatibility',
      },
      {
        'zh-cn': '以QbD方法筛选崩解剂与包衣配方，建立关键质量属性的设计空间',
        'zh-hk': '以QbD方法篩選崩解劑及包衣配方，建立關鍵品質屬性的設計空間',
        'en-us':
          'Screen disintegrants and coatings by QbD and establish the design space of critical attributes',
      },
      {
        'zh-cn': '在流化床和压片机上完成小试与中试放大，记录颗粒水分与片重差异',
        'zh-hk': '使用流化床及壓片機完成小試及中試放大，記錄顆粒水分及片重差異',
        'en-us': 'Scale up on fluid bed and tablet press, recording granule moisture and weight variation',
      },
      {
        'zh-cn': '对比参比制剂的四介质溶出曲线，计算f2相似因子',
        'zh-hk': '對比參比製劑在四種介質的溶出曲線，計算f2相似因子',
        'en-us': 'Compare four-media dissolution with the reference product and compute f2',
      },
      {
        'zh-cn': '安排加速与长期稳定性留样，评估杂质增长并拟定有效期',
        'zh-hk': '安排加速及長期穩定性留樣，評估雜質增長並擬定有效期',
        'en-us':
          'Place accelerated and long-term stability samples, assess impurity growth and propose shelf life',
      },
    ],
    requirements: [
      {
        'zh-cn': '药剂学硕士及以上，做过口服缓释或难溶药增溶课题',
        'zh-hk': '藥劑學碩士或以上，曾研究口服緩釋或難溶藥物增溶',
        'en-us': 'Master’s or above in pharmaceutics with work on sustained release or solubilization',
      },
      {
        'zh-cn': '熟练操作溶出仪、激光粒度仪与HPLC',
        'zh-hk': '熟習操作溶出儀、激光粒度儀及HPLC',
        'en-us': 'Operate dissolution testers, laser particle sizers and HPLC',
      },
      {
        'zh-cn': '了解ICH Q8至Q10与仿制药一致性评价要求',
        'zh-hk': '了解ICH Q8至Q10及仿製藥一致性評價要求',
        'en-us': 'Know ICH Q8 to Q10 and generic bioequivalence requirements',
      },
      {
        'zh-cn': '能撰写CTD模块三的药学研究资料',
        'zh-hk': '能撰寫CTD單元三的藥學研究資料',
        'en-us': 'Write pharmaceutical development sections of CTD module 3',
      },
    ],
    education: 'edu-master',
    workYears: 'years-3-5',
    salary: [15, 32],
  },
  {
    id: 'clinical-research-associate',
    category: 'cat-medical',
    hiredBy: [{ company: 'com-pharma', department: 'dep-pharma-clinical' }],
    titles: [
      { 'zh-cn': '临床监查员', 'zh-hk': '臨床研究監察員', 'en-us': 'Clinical Research Associate' },
      {
        'zh-cn': '高级临床监查员',
        'zh-hk': '高級臨床研究監察員',
        'en-us': 'Senior Clinical Research Associate',
      },
    ],
    studentTitle: {
      'zh-cn': '临床监查员',
      'zh-hk': '臨床研究監察員',
      'en-us': 'Clinical Research Associate',
    },
    responsibilities: [
      {
        'zh-cn': '筛选研究中心，考察主要研究者资质、病源数量与GCP药房条件',
        'zh-hk': '篩選研究中心，評估主要研究者資格、病人來源及GCP藥房條件',
        'en-us': 'Select sites by investigator credentials, patient pool and GCP pharmacy conditions',
      },
      {
        'zh-cn': '准备伦理递交资料，跟进知情同意书版本批准',
        'zh-hk': '準備倫理委員會呈交資料，跟進知情同意書版本獲批',
        'en-us': 'Prepare ethics submissions and follow informed-consent versions to approval',
      },
      {
        'zh-cn': '按监查计划做原始数据核查，比对病历、化验单与EDC录入',
        'zh-hk': '按監察計劃核對原始資料，比對病歷、化驗報告及EDC紀錄',
        'en-us': 'Perform source data verification of charts and lab slips against EDC entries',
      },
      {
        'zh-cn': '二十四小时内协助上报严重不良事件，追踪至转归',
        'zh-hk': '二十四小時內協助呈報嚴重不良事件，並追蹤至結果',
        'en-us': 'Help report serious adverse events within 24 hours and follow them to outcome',
      },
      {
        'zh-cn': '清点试验用药的发放与回收，关闭中心前完成文件夹归档',
        'zh-hk': '點算試驗藥物的發放及回收，關閉中心前完成研究檔案歸檔',
        'en-us': 'Account for study drug dispensed and returned and archive the site file before close-out',
      },
    ],
    requirements: [
      {
        'zh-cn': '临床医学、药学或护理学背景，持有有效GCP证书',
        'zh-hk': '具臨床醫學、藥劑或護理背景，持有效GCP證書',
        'en-us': 'Background in medicine, pharmacy or nursing with a valid GCP certificate',
      },
      {
        'zh-cn': '独立完成过二期或三期试验的启动、监查与关闭访视',
        'zh-hk': '曾獨立完成二期或三期試驗的啟動、監察及關閉探訪',
        'en-us': 'Completed initiation, monitoring and close-out visits of a phase II or III trial',
      },
      {
        'zh-cn': '能按ICH E6识别方案偏离并写出监查报告',
        'zh-hk': '能按ICH E6識別方案偏離並撰寫監察報告',
        'en-us': 'Identify protocol deviations under ICH E6 and write visit reports',
      },
      {
        'zh-cn': '可承受每月百分之五十以上的跨省中心出差',
        'zh-hk': '可接受每月過半時間到外省研究中心出差',
        'en-us': 'Travel to sites in other provinces over half of each month',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [9, 20],
  },
  {
    id: 'gmp-quality-assurance',
    category: 'cat-manufacturing',
    hiredBy: [{ company: 'com-pharma', department: 'dep-pharma-quality' }],
    titles: [
      { 'zh-cn': '药品QA专员', 'zh-hk': '藥品品質保證主任', 'en-us': 'GMP Quality Assurance Specialist' },
      { 'zh-cn': '药品QA主管', 'zh-hk': '高級藥品品質保證主任', 'en-us': 'GMP Quality Assurance Supervisor' },
    ],
    responsibilities: [
      {
        'zh-cn': '审核批生产与批检验记录，签发成品放行单',
        'zh-hk': '審核批次生產及檢驗紀錄，簽發成品放行單',
        'en-us': 'Review batch production and test records and sign product release',
      },
      {
        'zh-cn': '主导偏差、OOS与变更控制的调查，评估对已上市批次的影响',
        'zh-hk': '主導偏差、OOS及變更控制的調查，評估對已上市批次的影響',
        'en-us': 'Lead deviation, OOS and change-control investigations and assess marketed batches',
      },
      {
        'zh-cn': '现场监督洁净区的更衣、灭菌与清场，抽查沉降菌结果',
        'zh-hk': '現場監督潔淨區的更衣、滅菌及清場，抽查沉降菌結果',
        'en-us':
          'Oversee gowning, sterilization and line clearance in clean areas and spot-check settle plates',
      },
      {
        'zh-cn': '编排工艺验证与清洁验证方案，复核三批数据的一致性',
        'zh-hk': '編排工藝及清潔確效方案，覆核三批數據是否一致',
        'en-us': 'Plan process and cleaning validation and confirm consistency over three batches',
      },
      {
        'zh-cn': '组织年度产品质量回顾，迎接药监部门飞行检查',
        'zh-hk': '統籌年度產品品質回顧，應對藥監部門突擊檢查',
        'en-us': 'Compile annual product quality reviews and host unannounced regulator inspections',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟悉新版GMP及其附录，理解数据可靠性ALCOA+原则',
        'zh-hk': '熟悉新版GMP及附錄，理解數據完整性ALCOA+原則',
        'en-us': 'Know current GMP with annexes and ALCOA+ data integrity',
      },
      {
        'zh-cn': '有无菌制剂或生物制品车间的QA任职经历',
        'zh-hk': '曾於無菌製劑或生物製品車間擔任QA',
        'en-us': 'QA experience in a sterile or biologics plant',
      },
      {
        'zh-cn': '会用鱼骨图与FMEA开展CAPA，并验证整改有效性',
        'zh-hk': '能以魚骨圖及FMEA進行CAPA，並驗證改善成效',
        'en-us': 'Drive CAPA with fishbone and FMEA and verify effectiveness',
      },
      {
        'zh-cn': '熟悉TrackWise、Veeva等质量管理系统者优先',
        'zh-hk': '熟悉TrackWise、Veeva等品質管理系統者優先',
        'en-us': 'TrackWise, Veeva or similar quality system experience preferred',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [10, 22],
  },
  {
    id: 'regulatory-affairs',
    category: 'cat-research',
    hiredBy: [{ company: 'com-pharma', department: 'dep-pharma-research' }],
    titles: [
      { 'zh-cn': '药品注册专员', 'zh-hk': '藥品註冊主任', 'en-us': 'Regulatory Affairs Specialist' },
      { 'zh-cn': '药品注册经理', 'zh-hk': '藥品註冊經理', 'en-us': 'Regulatory Affairs Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '编排eCTD申报资料的目录与书签，完成发布前技术校验',
        'zh-hk': '編排eCTD申報資料的目錄及書籤，完成遞交前技術驗證',
        'en-us': 'Structure eCTD dossiers and bookmarks and pass technical validation before submission',
      },
      {
        'zh-cn': '制定IND、NDA与补充申请的时间表，标出与审评中心的沟通会议',
        'zh-hk': '制訂IND、NDA及補充申請時間表，標明與審評中心的諮詢會議',
        'en-us': 'Schedule IND, NDA and supplement filings with agency consultation meetings marked',
      },
      {
        'zh-cn': '答复审评发补意见，召集药学、毒理与临床撰稿人分工',
        'zh-hk': '回覆審評補充意見，召集藥學、毒理及臨床撰稿人分工',
        'en-us': 'Answer deficiency letters by coordinating CMC, toxicology and clinical authors',
      },
      {
        'zh-cn': '校对说明书与包装标签的适应症、用法用量和警示语',
        'zh-hk': '校對仿單及包裝標籤的適應症、用法用量及警告字句',
        'en-us': 'Proof package inserts and labels for indication, dosage and warnings',
      },
      {
        'zh-cn': '追踪国内外药政指南更新，给研发立项出具注册路径意见',
        'zh-hk': '追蹤中外藥政指引更新，就研發立項提供註冊途徑意見',
        'en-us': 'Track guideline changes and advise new programs on registration pathways',
      },
    ],
    requirements: [
      {
        'zh-cn': '独立主持过一个以上化药或生物药品种的获批',
        'zh-hk': '曾獨立主理一個或以上化學藥或生物藥獲批',
        'en-us': 'Have led at least one chemical or biological product to approval',
      },
      {
        'zh-cn': '熟悉药品注册管理办法与MAH持有人责任',
        'zh-hk': '熟悉藥品註冊管理辦法及MAH持有人責任',
        'en-us': 'Know drug registration rules and marketing authorization holder duties',
      },
      {
        'zh-cn': '能区分优先审评、附条件批准与突破性疗法的适用条件',
        'zh-hk': '能分辨優先審評、附條件批准及突破性療法的適用條件',
        'en-us': 'Tell priority review, conditional approval and breakthrough status apart',
      },
      {
        'zh-cn': '英语可作为与境外药监机构书面往来的工作语言',
        'zh-hk': '能以英語與境外藥監機構書信往來',
        'en-us': 'Correspond with overseas agencies in English',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [12, 26],
  },
];
