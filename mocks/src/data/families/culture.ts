import type { JobFamily } from '../types.ts';

export const cultureFamilies: readonly JobFamily[] = [
  {
    id: 'exhibition-planner',
    category: 'cat-creative',
    hiredBy: [{ company: 'com-culture', department: 'dep-culture-exhibitions' }],
    titles: [
      { 'zh-cn': '展览策划', 'zh-hk': '展覽策劃主任', 'en-us': 'Exhibition Planner' },
      { 'zh-cn': '高级策展人', 'zh-hk': '高級策展人', 'en-us': 'Senior Curator' },
    ],
    studentTitle: { 'zh-cn': '展览策划', 'zh-hk': '展覽策劃主任', 'en-us': 'Exhibition Planner' },
    responsibilities: [
      {
        'zh-cn': '撰写展览大纲、展签与导览词，核查展品著录',
        'zh-hk': '撰寫展覽大綱、展品說明及導賞稿，核對展品著錄',
        'en-us': 'Write exhibition outlines, labels and tour texts and verify catalog data',
      },
      {
        'zh-cn': '联络馆藏机构借展，办理点交、保险与温湿度协议',
        'zh-hk': '聯絡館藏機構借展，辦理點交、保險及溫濕度協議',
        'en-us': 'Arrange loans with condition checks, insurance and climate terms',
      },
      {
        'zh-cn': '规划观众动线、展墙与照度，古籍展柜控制在五十勒克斯',
        'zh-hk': '規劃觀眾路線、展牆及照度，古籍展櫃控制在五十勒克斯',
        'en-us': 'Plan visitor routes, walls and light, holding manuscripts at 50 lux',
      },
      {
        'zh-cn': '策划开幕、导览与亲子工作坊，统计停留时长',
        'zh-hk': '策劃開幕、導賞及親子工作坊，統計逗留時間',
        'en-us': 'Program openings, tours and family workshops and measure dwell time',
      },
      {
        'zh-cn': '监督布撤展吊装，逐件填写文物状况报告',
        'zh-hk': '監督佈展及撤展吊裝，逐件填寫文物狀況報告',
        'en-us': 'Supervise installation lifts and condition-report every object',
      },
    ],
    requirements: [
      {
        'zh-cn': '艺术史、博物馆学或展示设计背景，有完整策展案例',
        'zh-hk': '具藝術史、博物館學或展示設計背景，有完整策展作品',
        'en-us': 'Art history, museology or exhibition design with curated shows to present',
      },
      {
        'zh-cn': '会用SketchUp或Rhino搭建展厅模型',
        'zh-hk': '懂得以SketchUp或Rhino建立展廳模型',
        'en-us': 'Model galleries in SketchUp or Rhino',
      },
      {
        'zh-cn': '了解文物出入境与临时进口ATA手续',
        'zh-hk': '了解文物出入境及臨時進口ATA手續',
        'en-us': 'Know cultural-object export and ATA carnet rules',
      },
      {
        'zh-cn': '能阅读英文展品图录并编写双语展签',
        'zh-hk': '能閱讀英文展品圖錄並撰寫雙語說明牌',
        'en-us': 'Read English catalogs and write bilingual labels',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [9, 20],
  },
  {
    id: 'content-editor',
    category: 'cat-creative',
    hiredBy: [{ company: 'com-culture', department: 'dep-culture-content' }],
    titles: [
      { 'zh-cn': '内容编辑', 'zh-hk': '內容編輯', 'en-us': 'Content Editor' },
      { 'zh-cn': '内容主编', 'zh-hk': '內容總編輯', 'en-us': 'Managing Editor' },
    ],
    studentTitle: { 'zh-cn': '内容编辑', 'zh-hk': '內容編輯', 'en-us': 'Content Editor' },
    responsibilities: [
      {
        'zh-cn': '策划城市文化与非遗选题，约稿、改稿并核实引文出处',
        'zh-hk': '策劃城市文化及非物質文化遺產選題，約稿、改稿並核實引文出處',
        'en-us': 'Plan city-culture and heritage features, commission, edit and check citations',
      },
      {
        'zh-cn': '采访匠人与学者，整理录音并写成三千字特稿',
        'zh-hk': '訪問匠人及學者，整理錄音並寫成三千字專題文章',
        'en-us': 'Interview artisans and scholars and shape recordings into 3,000-word features',
      },
      {
        'zh-cn': '撰写纪录短片脚本，配合剪辑校对字幕与片名',
        'zh-hk': '撰寫紀錄短片劇本，配合剪接校對字幕及片名',
        'en-us': 'Script documentary shorts and proof captions and titles with the cutting room',
      },
      {
        'zh-cn': '按三审三校付印，核对版权页、插图授权与用字',
        'zh-hk': '按三審三校付印，核對版權頁、插圖授權及用字',
        'en-us': 'Take print through three reviews and proofs, checking imprint, image rights and usage',
      },
      {
        'zh-cn': '分析阅读完成率与收藏量，调整栏目更新频次',
        'zh-hk': '分析閱讀完成率及收藏量，調整欄目更新次數',
        'en-us': 'Study completion and saves to adjust column frequency',
      },
    ],
    requirements: [
      {
        'zh-cn': '中文、新闻或历史专业，提交三篇署名作品',
        'zh-hk': '主修中文、新聞或歷史，須提交三篇署名作品',
        'en-us': 'Degree in Chinese, journalism or history with three bylined pieces',
      },
      {
        'zh-cn': '熟悉图书或新媒体编辑规范与敏感词核查',
        'zh-hk': '熟悉書刊或新媒體編輯規範及用字審查',
        'en-us': 'Know book or new-media house style and text screening',
      },
      {
        'zh-cn': '会用InDesign排版或剪映完成粗剪',
        'zh-hk': '懂得以InDesign排版或以剪映完成粗剪',
        'en-us': 'Lay out in InDesign or rough-cut in CapCut',
      },
      {
        'zh-cn': '拥有编辑出版职业资格者优先',
        'zh-hk': '持編輯出版職業資格者優先',
        'en-us': 'Publishing qualification preferred',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [8, 17],
  },
  {
    id: 'event-project-manager',
    category: 'cat-project',
    hiredBy: [
      { company: 'com-culture', department: 'dep-culture-events' },
      { company: 'com-property', department: 'dep-property-leasing' },
    ],
    titles: [
      { 'zh-cn': '活动项目主管', 'zh-hk': '活動項目主任', 'en-us': 'Event Project Executive' },
      { 'zh-cn': '活动项目经理', 'zh-hk': '活動項目經理', 'en-us': 'Event Project Manager' },
    ],
    responsibilities: [
      {
        'zh-cn': '拆分音乐节与市集的舞美、搭建、票务与安保预算',
        'zh-hk': '拆分音樂節及市集的舞台、搭建、票務及保安預算',
        'en-us': 'Break festival and market budgets into staging, build, ticketing and security',
      },
      {
        'zh-cn': '向公安与消防报批大型活动，提交人流疏散方案',
        'zh-hk': '向公安及消防申請大型活動許可，提交人流疏散方案',
        'en-us': 'Obtain police and fire permits with crowd-egress plans',
      },
      {
        'zh-cn': '编制分钟级流程表与对讲频道，统筹彩排催场',
        'zh-hk': '編製逐分鐘流程表及對講機頻道，統籌綵排及催場',
        'en-us': 'Write minute-by-minute run sheets and radio channels and call rehearsals',
      },
      {
        'zh-cn': '谈判艺人档期、技术附录与取消条款',
        'zh-hk': '洽談藝人檔期、技術附錄及取消條款',
        'en-us': 'Negotiate artist dates, technical riders and cancellation clauses',
      },
      {
        'zh-cn': '结项统计检票率、二消与赞助曝光值',
        'zh-hk': '完成後統計入場率、場內消費及贊助曝光值',
        'en-us': 'Close out with gate rate, on-site spend and sponsor exposure',
      },
    ],
    requirements: [
      {
        'zh-cn': '执行过万人级户外演出或灯会',
        'zh-hk': '曾執行萬人級戶外演出或燈會',
        'en-us': 'Have delivered an outdoor show or lantern fair for ten thousand visitors',
      },
      {
        'zh-cn': '懂得声光电配电负荷与雷雨天气停演标准',
        'zh-hk': '了解音響燈光用電負荷及雷雨停演準則',
        'en-us': 'Know sound-and-light power loads and storm-stop criteria',
      },
      {
        'zh-cn': '能与搭建商核验桁架承重与防风压载',
        'zh-hk': '能與搭建商核實桁架承重及防風壓重',
        'en-us': 'Verify truss loads and wind ballast with builders',
      },
      {
        'zh-cn': '接受连续夜间进场与周末现场执行',
        'zh-hk': '可連續晚間進場及周末現場執行',
        'en-us': 'Accept night load-ins and weekend show days',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-3-5',
    salary: [10, 22],
  },
  {
    id: 'brand-designer',
    category: 'cat-creative',
    hiredBy: [
      { company: 'com-culture', department: 'dep-culture-brand' },
      { company: 'com-retail', department: 'dep-retail-ecommerce' },
    ],
    titles: [
      { 'zh-cn': '品牌设计师', 'zh-hk': '品牌設計師', 'en-us': 'Brand Designer' },
      { 'zh-cn': '资深品牌设计师', 'zh-hk': '資深品牌設計師', 'en-us': 'Senior Brand Designer' },
    ],
    studentTitle: { 'zh-cn': '品牌设计师', 'zh-hk': '品牌設計師', 'en-us': 'Brand Designer' },
    responsibilities: [
      {
        'zh-cn': '设计标志、辅助图形与VI手册，规定最小尺寸与安全区',
        'zh-hk': '設計標誌、輔助圖形及VI手冊，訂明最小尺寸及保護範圍',
        'en-us': 'Design marks, graphics and identity manuals with minimum sizes and clear space',
      },
      {
        'zh-cn': '绘制文创包装刀版，标注专色、烫金与击凸工艺',
        'zh-hk': '繪製文創產品包裝刀模圖，標註專色、燙金及擊凸工藝',
        'en-us': 'Draw dielines for gift packaging with spot color, foil and emboss callouts',
      },
      {
        'zh-cn': '制作节庆海报主视觉与延展物料，统一字距与网格',
        'zh-hk': '製作節慶海報主視覺及延伸物料，統一字距及格線',
        'en-us': 'Create festival key visuals and rollouts on one grid and spacing',
      },
      {
        'zh-cn': '跟色印刷打样，以Lab值判定色差与套印',
        'zh-hk': '跟進印刷打稿顏色，以Lab值判斷色差及套印',
        'en-us': 'Press-check proofs, judging color difference by Lab and registration',
      },
      {
        'zh-cn': '整理字体与图片授权台账，规避侵权使用',
        'zh-hk': '整理字型及圖片授權紀錄，避免侵權使用',
        'en-us': 'Maintain font and image license records to avoid infringement',
      },
    ],
    requirements: [
      {
        'zh-cn': '视觉传达专业，作品集含落地品牌升级案例',
        'zh-hk': '主修視覺傳意，作品集須包括已落實的品牌更新個案',
        'en-us': 'Visual communication degree and a portfolio with launched rebrands',
      },
      {
        'zh-cn': '精通Illustrator、Photoshop与C4D渲染',
        'zh-hk': '精通Illustrator、Photoshop及C4D渲染',
        'en-us': 'Expert in Illustrator, Photoshop and C4D rendering',
      },
      {
        'zh-cn': '懂得中文字形修改与竖排版式',
        'zh-hk': '懂得修改中文字形及直排版式',
        'en-us': 'Modify Chinese letterforms and set vertical type',
      },
      {
        'zh-cn': '了解纸张克重、油墨与模切的成本差别',
        'zh-hk': '了解紙張克重、油墨及啤切的成本差別',
        'en-us': 'Know cost effects of paper weight, inks and die-cutting',
      },
    ],
    education: 'edu-bachelor',
    workYears: 'years-1-3',
    salary: [9, 20],
  },
];
