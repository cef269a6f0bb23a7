import type { JobFamily } from '../types.ts';

export const digitalFamilies: readonly JobFamily[] = [
  {
    id: 'backend-developer',
    category: 'cat-software',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-platform' },
      { company: 'com-finance', department: 'dep-finance-systems' },
      { company: 'com-logistics', department: 'dep-logistics-systems' },
      { company: 'com-retail', department: 'dep-retail-ecommerce' },
    ],
    titles: [
      { 'zh-cn': '后端开发工程师', 'zh-hk': '後端開發工程師', 'en-us': 'Backend Development Engineer' },
      {
        'zh-cn': '高级后端开发工程师',
        'zh-hk': '高級後端開發工程師',
        'en-us': 'Senior Backend Development Engineer',
      },
      { 'zh-cn': '后端技术专家', 'zh-hk': '後端技術專家', 'en-us': 'Staff Backend Development Engineer' },
    ],
    studentTitle: {
      'zh-cn': '后端开发工程师',
      'zh-hk': '後端開發工程師',
      'en-us': 'Backend Development Engineer',
    },
    responsibilities: [
      {
        'zh-cn': '用Java或Go开发订单、结算与权限微服务，定义gRPC与REST接口契约',
        'zh-hk': '以Java或Go開發訂單、結算及權限微服務，訂立gRPC及REST介面契約',
        'en-us': 'Build order, settlement and permission services in Java or Go with gRPC and REST contracts',
      },
      {
        'zh-cn': '设计MySQL分库分表与索引，慢查询控制在五十毫秒以内',
        'zh-hk': '設計MySQL分庫分表及索引，慢查詢控制在五十毫秒以內',
        'en-us': 'Design MySQL sharding and indexes and keep slow queries under 50 ms',
      },
      {
        'zh-cn': '用Kafka解耦写入链路，处理消息幂等、乱序与重试',
        'zh-hk': '以Kafka解耦寫入流程，處理訊息冪等、亂序及重試',
        'en-us': 'Decouple write paths with Kafka, handling idempotency, ordering and retries',
      },
      {
        'zh-cn': '为核心服务设定SLO，接入链路追踪并参与线上值班',
        'zh-hk': '為核心服務訂立SLO，接入鏈路追蹤並參與生產環境當值',
        'en-us': 'Set SLOs for core services, wire tracing and join the on-call rotation',
      },
      {
        'zh-cn': '压测单机吞吐与缓存命中率，定位GC停顿和锁竞争',
        'zh-hk': '測試單機吞吐量及快取命中率，找出GC停頓及鎖競爭',
        'en-us': 'Load-test throughput and cache hit rate and hunt GC pauses and lock contention',
      },
    ],
    requirements: [
      {
        'zh-cn': '扎实掌握并发模型、事务隔离级别与分布式一致性',
        'zh-hk': '熟練掌握並行模型、交易隔離級別及分散式一致性',
        'en-us': 'Solid grasp of concurrency, transaction isolation and distributed consistency',
      },
      {
        'zh-cn': '熟悉Spring Boot或Gin框架，读过其关键源码',
        'zh-hk': '熟悉Spring Boot或Gin框架，曾研讀其關鍵原始碼',
        'en-us': 'Fluent in Spring Boot or Gin, having read the key source',
      },
      {
        'zh-cn': '有Kubernetes部署、灰度发布与回滚的实际操作',
        'zh-hk': '具Kubernetes部署、灰度發佈及回復版本的實際經驗',
        'en-us': 'Hands-on with Kubernetes deployment, canary release and rollback',
      },
      {
        'zh-cn': '能写出可测试的领域代码，单元测试覆盖率有要求',
        'zh-hk': '能寫出可測試的領域程式碼，對單元測試覆蓋率有要求',
        'en-us': 'Write testable domain code with enforced unit-test coverage',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [18, 40],
  },
  {
    id: 'frontend-developer',
    category: 'cat-software',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-platform' },
      { company: 'com-retail', department: 'dep-retail-ecommerce' },
    ],
    titles: [
      { 'zh-cn': '前端开发工程师', 'zh-hk': '前端開發工程師', 'en-us': 'Frontend Development Engineer' },
      {
        'zh-cn': '高级前端开发工程师',
        'zh-hk': '高級前端開發工程師',
        'en-us': 'Senior Frontend Development Engineer',
      },
    ],
    studentTitle: {
      'zh-cn': '前端开发工程师',
      'zh-hk': '前端開發工程師',
      'en-us': 'Frontend Development Engineer',
    },
    responsibilities: [
      {
        'zh-cn': '用React与TypeScript开发商家后台与小程序页面，拆分可复用组件',
        'zh-hk': '以React及TypeScript開發商戶後台及小程式頁面，拆分可重用元件',
        'en-us':
          'Build merchant consoles and mini-program pages in React and TypeScript with reusable components',
      },
      {
        'zh-cn': '维护组件库的设计令牌、暗色主题与Storybook示例',
        'zh-hk': '更新元件庫的設計權杖、深色主題及Storybook示例',
        'en-us': 'Maintain the library’s design tokens, dark theme and Storybook examples',
      },
      {
        'zh-cn': '优化LCP与INP，落实代码分割、图片格式与预加载策略',
        'zh-hk': '改善LCP及INP，落實程式碼分割、圖片格式及預載策略',
        'en-us': 'Improve LCP and INP through code splitting, image formats and preloading',
      },
      {
        'zh-cn': '为键盘与读屏用户补全ARIA语义，跑通axe无障碍检查',
        'zh-hk': '為鍵盤及讀屏用戶補全ARIA語義，通過axe無障礙檢查',
        'en-us': 'Complete ARIA semantics for keyboard and screen-reader use and pass axe checks',
      },
      {
        'zh-cn': '编写Playwright端到端用例，守住下单与登录主流程',
        'zh-hk': '編寫Playwright端對端測試，守住落單及登入主流程',
        'en-us': 'Write Playwright end-to-end tests guarding checkout and login',
      },
    ],
    requirements: [
      {
        'zh-cn': '理解浏览器渲染管线、事件循环与CSS层叠上下文',
        'zh-hk': '理解瀏覽器渲染流程、事件迴圈及CSS堆疊脈絡',
        'en-us': 'Understand the rendering pipeline, event loop and CSS stacking contexts',
      },
      {
        'zh-cn': '熟悉Vite或Webpack构建配置与Monorepo管理',
        'zh-hk': '熟悉Vite或Webpack建置設定及Monorepo管理',
        'en-us': 'Know Vite or Webpack builds and monorepo management',
      },
      {
        'zh-cn': '做过中英文国际化、字体回退与多语言断行处理',
        'zh-hk': '曾處理中英雙語國際化、字型後備及多語言斷行',
        'en-us': 'Have shipped Chinese-English i18n with font fallback and line breaking',
      },
      {
        'zh-cn': '能与设计师对着Figma标注还原像素与动效曲线',
        'zh-hk': '能按Figma標註還原像素及動態曲線',
        'en-us': 'Match Figma specs down to spacing and motion curves',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [15, 32],
  },
  {
    id: 'data-engineer',
    category: 'cat-data',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-data' },
      { company: 'com-finance', department: 'dep-finance-systems' },
      { company: 'com-logistics', department: 'dep-logistics-systems' },
    ],
    titles: [
      { 'zh-cn': '数据开发工程师', 'zh-hk': '數據開發工程師', 'en-us': 'Data Development Engineer' },
      {
        'zh-cn': '高级数据开发工程师',
        'zh-hk': '高級數據開發工程師',
        'en-us': 'Senior Data Development Engineer',
      },
    ],
    studentTitle: {
      'zh-cn': '数据开发工程师',
      'zh-hk': '數據開發工程師',
      'en-us': 'Data Development Engineer',
    },
    responsibilities: [
      {
        'zh-cn': '按ODS、DWD、DWS分层建设数仓，沉淀门店与订单主题模型',
        'zh-hk': '按ODS、DWD、DWS分層建立數據倉庫，整理分店及訂單主題模型',
        'en-us': 'Layer the warehouse into ODS, DWD and DWS with store and order subject models',
      },
      {
        'zh-cn': '用Flink处理埋点与设备流数据，端到端延迟控制在一分钟内',
        'zh-hk': '以Flink處理追蹤事件及設備串流數據，端對端延遲控制在一分鐘內',
        'en-us': 'Process tracking and device streams in Flink with end-to-end delay under a minute',
      },
      {
        'zh-cn': '在Airflow编排离线任务，治理基线超时与循环依赖',
        'zh-hk': '以Airflow編排離線工作，處理基線超時及循環依賴',
        'en-us': 'Orchestrate batch jobs in Airflow and fix baseline overruns and cyclic dependencies',
      },
      {
        'zh-cn': '制定指标口径与血缘登记，消除同名不同义的报表字段',
        'zh-hk': '訂立指標定義及血緣登記，消除同名異義的報表欄位',
        'en-us': 'Register metric definitions and lineage to remove fields with one name and two meanings',
      },
      {
        'zh-cn': '配置空值率、波动与主键唯一性的质量规则，异常自动阻断下游',
        'zh-hk': '設定空值率、波幅及主鍵唯一性的規則，異常時自動阻截下游',
        'en-us': 'Set null-rate, drift and key-uniqueness rules that block downstream on failure',
      },
    ],
    requirements: [
      {
        'zh-cn': '精通SQL，能解释Spark执行计划中的倾斜与Shuffle',
        'zh-hk': '精通SQL，能解釋Spark執行計劃中的傾斜及Shuffle',
        'en-us': 'Expert SQL and able to explain skew and shuffle in a Spark plan',
      },
      {
        'zh-cn': '熟悉Hive、Iceberg或Hudi的分区与小文件合并',
        'zh-hk': '熟悉Hive、Iceberg或Hudi的分區及小檔案合併',
        'en-us': 'Know partitioning and compaction in Hive, Iceberg or Hudi',
      },
      {
        'zh-cn': '掌握维度建模，会用拉链表处理缓慢变化维',
        'zh-hk': '掌握維度建模，懂得以拉鏈表處理緩慢變化維度',
        'en-us': 'Model dimensionally and handle slowly changing dimensions with history tables',
      },
      {
        'zh-cn': '了解ClickHouse或Doris等OLAP引擎的调优',
        'zh-hk': '了解ClickHouse或Doris等OLAP引擎的調校',
        'en-us': 'Understand tuning of OLAP engines such as ClickHouse or Doris',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [18, 38],
  },
  {
    id: 'machine-learning-engineer',
    category: 'cat-data',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-data' },
      { company: 'com-logistics', department: 'dep-logistics-systems' },
    ],
    titles: [
      { 'zh-cn': '算法工程师', 'zh-hk': '機器學習工程師', 'en-us': 'Machine Learning Engineer' },
      {
        'zh-cn': '高级算法工程师',
        'zh-hk': '高級機器學習工程師',
        'en-us': 'Senior Machine Learning Engineer',
      },
    ],
    studentTitle: { 'zh-cn': '算法工程师', 'zh-hk': '機器學習工程師', 'en-us': 'Machine Learning Engineer' },
    responsibilities: [
      {
        'zh-cn': '构建销量预测与路径规划模型，以WAPE和里程节省衡量收益',
        'zh-hk': '建立銷量預測及路線規劃模型，以WAPE及里程節省衡量成效',
        'en-us': 'Build demand-forecast and routing models judged by WAPE and kilometers saved',
      },
      {
        'zh-cn': '设计特征仓库，对齐离线训练与在线推理的取数时点',
        'zh-hk': '設計特徵庫，對齊離線訓練與即時推論的取數時點',
        'en-us': 'Design the feature store so that training and inference read the same point in time',
      },
      {
        'zh-cn': '微调大语言模型用于客服问答，建立检索增强与拒答评测集',
        'zh-hk': '微調大型語言模型作客服問答，建立檢索增強及拒答評測集',
        'en-us': 'Fine-tune language models for service Q&A with retrieval and refusal test sets',
      },
      {
        'zh-cn': '量化与蒸馏模型，单卡推理时延压到百毫秒以内',
        'zh-hk': '以量化及蒸餾壓縮模型，單卡推論時延降至百毫秒以內',
        'en-us': 'Quantize and distill models to bring single-GPU latency under 100 ms',
      },
      {
        'zh-cn': '监控特征漂移与线上AUC，触发自动回训与影子流量对比',
        'zh-hk': '監察特徵漂移及上線後AUC，觸發自動重訓及影子流量比較',
        'en-us': 'Monitor feature drift and live AUC and trigger retraining against shadow traffic',
      },
    ],
    requirements: [
      {
        'zh-cn': '计算机、数学或运筹学硕士，熟悉梯度提升树与Transformer',
        'zh-hk': '電腦、數學或運籌學碩士，熟悉梯度提升樹及Transformer',
        'en-us': 'Master’s in computing, math or OR with gradient boosting and transformers',
      },
      {
        'zh-cn': '熟练使用PyTorch，能阅读CUDA性能剖析结果',
        'zh-hk': '熟練使用PyTorch，能閱讀CUDA效能剖析結果',
        'en-us': 'Proficient in PyTorch and able to read CUDA profiles',
      },
      {
        'zh-cn': '会用MIP求解器或元启发式处理车辆路径问题',
        'zh-hk': '懂得以MIP求解器或元啟發式方法處理車輛路線問題',
        'en-us': 'Solve vehicle routing with MIP solvers or metaheuristics',
      },
      {
        'zh-cn': '能设计因果推断或双重差分验证策略效果',
        'zh-hk': '能設計因果推論或雙重差分驗證策略成效',
        'en-us': 'Verify policy effects with causal inference or difference-in-differences',
      },
    ],
    education: 'edu-master',
    workYears: 'years-3-5',
    salary: [22, 50],
  },
  {
    id: 'it-project-manager',
    category: 'cat-project',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-delivery' },
      { company: 'com-finance', department: 'dep-finance-systems' },
      { company: 'com-logistics', department: 'dep-logistics-systems' },
    ],
    titles: [
      { 'zh-cn': '数字化项目经理', 'zh-hk': '數碼項目經理', 'en-us': 'Digital Project Manager' },
      {
        'zh-cn': '高级数字化项目经理',
        'zh-hk': '高級數碼項目經理',
        'en-us': 'Senior Digital Project Manager',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '主持ERP与MES实施的蓝图、配置、联调、上线四阶段评审',
        'zh-hk': '主持ERP及MES實施的藍圖、設定、聯合測試及上線四階段評審',
        'en-us': 'Gate ERP and MES rollouts through blueprint, configuration, integration test and go-live',
      },
      {
        'zh-cn': '拆解WBS与人天预算，用燃尽图跟踪迭代偏差',
        'zh-hk': '拆解WBS及人日預算，以燃盡圖追蹤迭代偏差',
        'en-us': 'Break down WBS and person-day budgets and track sprint variance on burn-down charts',
      },
      {
        'zh-cn': '维护需求追踪矩阵，变更走CCB并重估里程碑',
        'zh-hk': '更新需求追蹤矩陣，變更經CCB審批並重新評估里程碑',
        'en-us':
          'Maintain the traceability matrix and take changes through the CCB with milestones re-estimated',
      },
      {
        'zh-cn': '制定数据迁移演练与割接方案，写明回退判定点',
        'zh-hk': '制訂數據遷移演練及切換方案，列明回復判斷點',
        'en-us': 'Plan data-migration rehearsals and cutover with written fallback decision points',
      },
      {
        'zh-cn': '管理外包供应商的交付验收、质保期与尾款支付',
        'zh-hk': '管理外判承辦商的交付驗收、保養期及尾數付款',
        'en-us': 'Manage vendor acceptance, warranty period and final payment',
      },
    ],
    requirements: [
      {
        'zh-cn': '持PMP或信息系统项目管理师证书，带过千人天级项目',
        'zh-hk': '持PMP或資訊系統項目管理師資格，曾帶領千人日級項目',
        'en-us': 'PMP or equivalent, having led a thousand-person-day program',
      },
      {
        'zh-cn': '能在瀑布与Scrum之间按合同形态选择交付方式',
        'zh-hk': '能按合約形式在瀑布式與Scrum之間選擇交付方法',
        'en-us': 'Choose between waterfall and Scrum by contract form',
      },
      {
        'zh-cn': '使用Jira、禅道或Azure DevOps配置过工作流',
        'zh-hk': '曾以Jira、禪道或Azure DevOps設定工作流程',
        'en-us': 'Have configured workflows in Jira, ZenTao or Azure DevOps',
      },
      {
        'zh-cn': '懂得系统集成中的主数据、单点登录与接口责任划分',
        'zh-hk': '了解系統整合中的主數據、單一登入及介面責任劃分',
        'en-us': 'Understand master data, single sign-on and interface ownership in integrations',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-5-10',
    salary: [18, 36],
  },
  {
    id: 'product-manager',
    category: 'cat-product',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-product' },
      { company: 'com-health', department: 'dep-health-operations' },
      { company: 'com-retail', department: 'dep-retail-ecommerce' },
    ],
    titles: [
      { 'zh-cn': '产品经理', 'zh-hk': '產品經理', 'en-us': 'Product Manager' },
      { 'zh-cn': '高级产品经理', 'zh-hk': '高級產品經理', 'en-us': 'Senior Product Manager' },
      { 'zh-cn': '产品总监', 'zh-hk': '產品總監', 'en-us': 'Product Director' },
    ],
    studentTitle: { 'zh-cn': '产品经理', 'zh-hk': '產品經理', 'en-us': 'Product Manager' },
    responsibilities: [
      {
        'zh-cn': '访谈一线用户并绘制旅程图，把痛点写成可验收的用户故事',
        'zh-hk': '訪問前線用戶並繪製旅程圖，將痛點寫成可驗收的用戶故事',
        'en-us': 'Interview front-line users, map journeys and turn pains into testable user stories',
      },
      {
        'zh-cn': '输出PRD与低保真原型，写清状态机、异常流与权限矩阵',
        'zh-hk': '撰寫PRD及低保真原型，寫清狀態機、異常流程及權限矩陣',
        'en-us':
          'Write PRDs and low-fidelity prototypes with state machines, exception flows and permission matrices',
      },
      {
        'zh-cn': '以RICE法排定版本路线图，每季度公布取舍理由',
        'zh-hk': '以RICE方法排定版本路線圖，每季公佈取捨理由',
        'en-us': 'Prioritize the roadmap by RICE and publish the trade-offs each quarter',
      },
      {
        'zh-cn': '定义北极星指标与埋点方案，上线两周后复盘功能渗透率',
        'zh-hk': '訂立北極星指標及數據追蹤方案，推出兩周後檢討功能滲透率',
        'en-us':
          'Define the north-star metric and event plan and review feature adoption two weeks after launch',
      },
      {
        'zh-cn': '组织灰度试点与可用性测试，依据放弃点修改流程',
        'zh-hk': '安排灰度試點及易用性測試，按用戶放棄的步驟修改流程',
        'en-us': 'Run pilot rollouts and usability tests and redesign flows where users abandon',
      },
    ],
    requirements: [
      {
        'zh-cn': '主导过一款B端或C端产品从零到十万用户',
        'zh-hk': '曾主導一款企業或消費者產品由零增至十萬用戶',
        'en-us': 'Have taken a business or consumer product from zero to one hundred thousand users',
      },
      {
        'zh-cn': '熟练使用Axure、墨刀或Figma表达交互',
        'zh-hk': '熟練使用Axure、墨刀或Figma表達互動設計',
        'en-us': 'Express interaction in Axure, Modao or Figma',
      },
      {
        'zh-cn': '能自己写SQL取数并读懂A/B实验的置信区间',
        'zh-hk': '能自行以SQL取數並看懂A/B實驗的信賴區間',
        'en-us': 'Pull data in SQL and read confidence intervals of A/B tests',
      },
      {
        'zh-cn': '做过竞品拆解，能画出其商业模式与付费点',
        'zh-hk': '曾拆解競爭產品，能描繪其商業模式及收費點',
        'en-us': 'Have dissected competitors down to business model and pay points',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [16, 35],
  },
  {
    id: 'security-engineer',
    category: 'cat-software',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-security' },
      { company: 'com-finance', department: 'dep-finance-risk' },
    ],
    titles: [
      { 'zh-cn': '信息安全工程师', 'zh-hk': '資訊保安工程師', 'en-us': 'Information Security Engineer' },
      {
        'zh-cn': '高级信息安全工程师',
        'zh-hk': '高級資訊保安工程師',
        'en-us': 'Senior Information Security Engineer',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '开展渗透测试与红蓝对抗，复现越权、SSRF与反序列化漏洞',
        'zh-hk': '進行滲透測試及紅藍對抗，重現越權、SSRF及反序列化漏洞',
        'en-us':
          'Run penetration tests and red-blue exercises reproducing access bypass, SSRF and deserialization',
      },
      {
        'zh-cn': '在CI中接入SAST与依赖扫描，按CVSS分级限期修补',
        'zh-hk': '在CI加入SAST及依賴套件掃描，按CVSS評級限期修補',
        'en-us': 'Add SAST and dependency scanning to CI and enforce patch deadlines by CVSS',
      },
      {
        'zh-cn': '运营SIEM告警规则，研判横向移动与异常外联',
        'zh-hk': '管理SIEM警報規則，判斷橫向移動及異常對外連線',
        'en-us': 'Tune SIEM rules and triage lateral movement and unusual outbound traffic',
      },
      {
        'zh-cn': '管理密钥轮换、证书到期与特权账号会话审计',
        'zh-hk': '管理密鑰輪換、證書到期及特權帳戶連線審計',
        'en-us': 'Manage key rotation, certificate expiry and privileged-session audit',
      },
      {
        'zh-cn': '牵头等保三级测评与个人信息影响评估',
        'zh-hk': '統籌等保三級測評及個人資料私隱影響評估',
        'en-us': 'Lead MLPS level 3 assessment and personal-data impact assessment',
      },
    ],
    requirements: [
      {
        'zh-cn': '能用Burp Suite、Nmap与自写脚本验证漏洞可利用性',
        'zh-hk': '能以Burp Suite、Nmap及自編腳本驗證漏洞可否被利用',
        'en-us': 'Prove exploitability with Burp Suite, Nmap and own scripts',
      },
      {
        'zh-cn': '熟悉零信任架构、OAuth 2.1与硬件加密模块',
        'zh-hk': '熟悉零信任架構、OAuth 2.1及硬件加密模組',
        'en-us': 'Know zero-trust design, OAuth 2.1 and hardware security modules',
      },
      {
        'zh-cn': '处置过勒索或撞库事件，写过取证时间线',
        'zh-hk': '曾處理勒索軟件或撞庫攻擊，撰寫過取證時間線',
        'en-us': 'Have handled ransomware or credential stuffing and written forensic timelines',
      },
      {
        'zh-cn': '持有CISSP、CISP或OSCP之一',
        'zh-hk': '持CISSP、CISP或OSCP其中一項',
        'en-us': 'Hold one of CISSP, CISP or OSCP',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [18, 38],
  },
  {
    id: 'test-development-engineer',
    category: 'cat-software',
    hiredBy: [
      { company: 'com-digital', department: 'dep-digital-platform' },
      { company: 'com-finance', department: 'dep-finance-systems' },
    ],
    titles: [
      { 'zh-cn': '测试开发工程师', 'zh-hk': '測試開發工程師', 'en-us': 'Test Development Engineer' },
      {
        'zh-cn': '高级测试开发工程师',
        'zh-hk': '高級測試開發工程師',
        'en-us': 'Senior Test Development Engineer',
      },
    ],
    responsibilities: [
      {
        'zh-cn': '编写pytest接口自动化与契约测试，纳入每次合并的门禁',
        'zh-hk': '以pytest編寫介面自動化及契約測試，納入每次合併的關卡',
        'en-us': 'Write pytest API automation and contract tests that gate every merge',
      },
      {
        'zh-cn': '搭建流量回放与造数平台，缩短回归周期到两小时',
        'zh-hk': '建立流量重播及測試數據平台，將回歸測試縮短至兩小時',
        'en-us': 'Build traffic replay and test-data tooling to cut regression to two hours',
      },
      {
        'zh-cn': '设计等价类、边界值与判定表用例，维护缺陷逃逸率',
        'zh-hk': '設計等價類、邊界值及判定表測試案例，控制缺陷逃逸率',
        'en-us': 'Design equivalence, boundary and decision-table cases and control defect escape',
      },
      {
        'zh-cn': '用JMeter或k6做容量测试，找出拐点并给出扩容建议',
        'zh-hk': '以JMeter或k6進行容量測試，找出拐點並建議擴容',
        'en-us': 'Capacity-test with JMeter or k6, find the knee point and advise scaling',
      },
      {
        'zh-cn': '注入网络抖动与节点故障，验证熔断、降级是否生效',
        'zh-hk': '注入網絡抖動及節點故障，驗證熔斷及降級是否生效',
        'en-us': 'Inject jitter and node failure to verify circuit breaking and degradation',
      },
    ],
    requirements: [
      {
        'zh-cn': '熟练使用Python或Java编写测试框架，懂得打桩与模拟',
        'zh-hk': '熟練以Python或Java編寫測試框架，懂得打樁及模擬',
        'en-us': 'Write test frameworks in Python or Java with stubs and mocks',
      },
      {
        'zh-cn': '会用抓包与日志检索定位缺陷归属层',
        'zh-hk': '懂得以封包擷取及日誌搜尋找出缺陷所屬層面',
        'en-us': 'Locate the faulty layer with packet capture and log search',
      },
      {
        'zh-cn': '熟悉Appium或Selenium的元素定位与失败重跑',
        'zh-hk': '熟悉Appium或Selenium的元素定位及失敗重跑',
        'en-us': 'Know Appium or Selenium locators and flaky-test reruns',
      },
      {
        'zh-cn': '能读懂被测服务代码并审查其变异测试结果',
        'zh-hk': '看得懂受測服務的程式碼，並審視其變異測試結果',
        'en-us': 'Read code under test and review its mutation-testing results',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [14, 28],
  },
];
