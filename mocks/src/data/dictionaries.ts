import type { RecommendationStatus } from '@careers/gateway/contract';
import type { DictionaryEntry, EducationId, Localized, RecruitType, WorkYearsId } from './types.ts';

/** Education levels, lowest first. */
export const educations: readonly DictionaryEntry<EducationId>[] = [
  { id: 'edu-college', name: { 'zh-cn': '大专', 'zh-hk': '大專', 'en-us': 'Junior college' } },
  { id: 'edu-bachelor', name: { 'zh-cn': '本科', 'zh-hk': '學士', 'en-us': 'Bachelor’s' } },
  { id: 'edu-master', name: { 'zh-cn': '硕士', 'zh-hk': '碩士', 'en-us': 'Master’s' } },
  { id: 'edu-doctor', name: { 'zh-cn': '博士', 'zh-hk': '博士', 'en-us': 'Doctorate' } },
];

/** Required experience, least first. */
export const workYears: readonly DictionaryEntry<WorkYearsId>[] = [
  { id: 'years-any', name: { 'zh-cn': '经验不限', 'zh-hk': '經驗不限', 'en-us': 'Any experience' } },
  { id: 'years-1-3', name: { 'zh-cn': '1–3 年', 'zh-hk': '1 至 3 年', 'en-us': '1–3 years' } },
  { id: 'years-3-5', name: { 'zh-cn': '3–5 年', 'zh-hk': '3 至 5 年', 'en-us': '3–5 years' } },
  { id: 'years-5-10', name: { 'zh-cn': '5–10 年', 'zh-hk': '5 至 10 年', 'en-us': '5–10 years' } },
  { id: 'years-10', name: { 'zh-cn': '10 年以上', 'zh-hk': '10 年或以上', 'en-us': '10+ years' } },
];

/** Cities with positions, south to north by region. */
export const cities: readonly DictionaryEntry[] = [
  { id: 'city-shenzhen', name: { 'zh-cn': '深圳', 'zh-hk': '深圳', 'en-us': 'Shenzhen' } },
  { id: 'city-guangzhou', name: { 'zh-cn': '广州', 'zh-hk': '廣州', 'en-us': 'Guangzhou' } },
  { id: 'city-zhuhai', name: { 'zh-cn': '珠海', 'zh-hk': '珠海', 'en-us': 'Zhuhai' } },
  { id: 'city-dongguan', name: { 'zh-cn': '东莞', 'zh-hk': '東莞', 'en-us': 'Dongguan' } },
  { id: 'city-foshan', name: { 'zh-cn': '佛山', 'zh-hk': '佛山', 'en-us': 'Foshan' } },
  { id: 'city-hongkong', name: { 'zh-cn': '香港', 'zh-hk': '香港', 'en-us': 'Hong Kong' } },
  { id: 'city-macao', name: { 'zh-cn': '澳门', 'zh-hk': '澳門', 'en-us': 'Macao' } },
  { id: 'city-beijing', name: { 'zh-cn': '北京', 'zh-hk': '北京', 'en-us': 'Beijing' } },
  { id: 'city-shanghai', name: { 'zh-cn': '上海', 'zh-hk': '上海', 'en-us': 'Shanghai' } },
  { id: 'city-hangzhou', name: { 'zh-cn': '杭州', 'zh-hk': '杭州', 'en-us': 'Hangzhou' } },
  { id: 'city-ningbo', name: { 'zh-cn': '宁波', 'zh-hk': '寧波', 'en-us': 'Ningbo' } },
  { id: 'city-nanjing', name: { 'zh-cn': '南京', 'zh-hk': '南京', 'en-us': 'Nanjing' } },
  { id: 'city-suzhou', name: { 'zh-cn': '苏州', 'zh-hk': '蘇州', 'en-us': 'Suzhou' } },
  { id: 'city-hefei', name: { 'zh-cn': '合肥', 'zh-hk': '合肥', 'en-us': 'Hefei' } },
  { id: 'city-wuhan', name: { 'zh-cn': '武汉', 'zh-hk': '武漢', 'en-us': 'Wuhan' } },
  { id: 'city-changsha', name: { 'zh-cn': '长沙', 'zh-hk': '長沙', 'en-us': 'Changsha' } },
  { id: 'city-chengdu', name: { 'zh-cn': '成都', 'zh-hk': '成都', 'en-us': 'Chengdu' } },
  { id: 'city-chongqing', name: { 'zh-cn': '重庆', 'zh-hk': '重慶', 'en-us': 'Chongqing' } },
  { id: 'city-kunming', name: { 'zh-cn': '昆明', 'zh-hk': '昆明', 'en-us': 'Kunming' } },
  { id: 'city-xian', name: { 'zh-cn': '西安', 'zh-hk': '西安', 'en-us': 'Xi’an' } },
  { id: 'city-qingdao', name: { 'zh-cn': '青岛', 'zh-hk': '青島', 'en-us': 'Qingdao' } },
  { id: 'city-xiamen', name: { 'zh-cn': '厦门', 'zh-hk': '廈門', 'en-us': 'Xiamen' } },
  { id: 'city-haikou', name: { 'zh-cn': '海口', 'zh-hk': '海口', 'en-us': 'Haikou' } },
];

/** Benefits shown on a position. */
export const benefits: readonly DictionaryEntry[] = [
  {
    id: 'ben-insurance',
    name: {
      'zh-cn': '五险一金',
      'zh-hk': '社會保險及住房公積金',
      'en-us': 'Social insurance and housing fund',
    },
  },
  {
    id: 'ben-medical',
    name: { 'zh-cn': '补充医疗保险', 'zh-hk': '額外醫療保險', 'en-us': 'Supplementary medical insurance' },
  },
  {
    id: 'ben-annual-leave',
    name: { 'zh-cn': '带薪年假', 'zh-hk': '有薪年假', 'en-us': 'Paid annual leave' },
  },
  {
    id: 'ben-checkup',
    name: { 'zh-cn': '年度体检', 'zh-hk': '年度身體檢查', 'en-us': 'Yearly health check' },
  },
  { id: 'ben-meals', name: { 'zh-cn': '员工食堂', 'zh-hk': '員工飯堂', 'en-us': 'Staff canteen' } },
  { id: 'ben-shuttle', name: { 'zh-cn': '通勤班车', 'zh-hk': '上下班專車', 'en-us': 'Commuter shuttle' } },
  { id: 'ben-housing', name: { 'zh-cn': '人才公寓', 'zh-hk': '員工宿舍', 'en-us': 'Staff housing' } },
  {
    id: 'ben-flexible',
    name: { 'zh-cn': '弹性工作时间', 'zh-hk': '彈性上班時間', 'en-us': 'Flexible hours' },
  },
  {
    id: 'ben-training',
    name: {
      'zh-cn': '学习与考证津贴',
      'zh-hk': '進修及考牌津貼',
      'en-us': 'Study and certificate allowance',
    },
  },
  { id: 'ben-bonus', name: { 'zh-cn': '年终奖金', 'zh-hk': '年終花紅', 'en-us': 'Year-end bonus' } },
  {
    id: 'ben-parental',
    name: { 'zh-cn': '额外育儿假', 'zh-hk': '額外育嬰假期', 'en-us': 'Extra parental leave' },
  },
  {
    id: 'ben-sports',
    name: { 'zh-cn': '健身房与社团活动', 'zh-hk': '健身室及興趣小組', 'en-us': 'Gym and clubs' },
  },
  { id: 'ben-festival', name: { 'zh-cn': '节日礼品', 'zh-hk': '節日禮物', 'en-us': 'Festival gifts' } },
];

/** Job categories; every family belongs to one. */
export const categories: readonly DictionaryEntry[] = [
  {
    id: 'cat-software',
    name: { 'zh-cn': '软件与信息技术', 'zh-hk': '軟件及資訊科技', 'en-us': 'Software and IT' },
  },
  { id: 'cat-data', name: { 'zh-cn': '数据与算法', 'zh-hk': '數據及人工智能', 'en-us': 'Data and AI' } },
  { id: 'cat-product', name: { 'zh-cn': '产品', 'zh-hk': '產品', 'en-us': 'Product' } },
  { id: 'cat-project', name: { 'zh-cn': '项目管理', 'zh-hk': '項目管理', 'en-us': 'Project Management' } },
  { id: 'cat-operations', name: { 'zh-cn': '运营', 'zh-hk': '營運', 'en-us': 'Operations' } },
  {
    id: 'cat-finance',
    name: { 'zh-cn': '财务与金融', 'zh-hk': '財務及金融', 'en-us': 'Finance and Accounting' },
  },
  { id: 'cat-engineering', name: { 'zh-cn': '工程与设备', 'zh-hk': '工程及設備', 'en-us': 'Engineering' } },
  {
    id: 'cat-manufacturing',
    name: { 'zh-cn': '生产与质量', 'zh-hk': '生產及品質', 'en-us': 'Manufacturing and Quality' },
  },
  {
    id: 'cat-supply',
    name: { 'zh-cn': '采购与供应链', 'zh-hk': '採購及供應鏈', 'en-us': 'Purchasing and Supply Chain' },
  },
  {
    id: 'cat-research',
    name: { 'zh-cn': '研发与科研', 'zh-hk': '研發及科研', 'en-us': 'Research and Development' },
  },
  {
    id: 'cat-medical',
    name: { 'zh-cn': '医疗与临床', 'zh-hk': '醫療及臨床', 'en-us': 'Medical and Clinical' },
  },
  { id: 'cat-sales', name: { 'zh-cn': '销售与招商', 'zh-hk': '銷售及租務', 'en-us': 'Sales and Leasing' } },
  {
    id: 'cat-creative',
    name: { 'zh-cn': '内容与设计', 'zh-hk': '內容及設計', 'en-us': 'Content and Design' },
  },
  {
    id: 'cat-corporate',
    name: {
      'zh-cn': '人力、法务与审计',
      'zh-hk': '人力資源、法律及審計',
      'en-us': 'People, Legal and Audit',
    },
  },
];

/** Industries a candidate can have worked in. */
export const industries: readonly DictionaryEntry[] = [
  { id: 'ind-energy', name: { 'zh-cn': '能源电力', 'zh-hk': '能源及電力', 'en-us': 'Energy and power' } },
  {
    id: 'ind-transport',
    name: { 'zh-cn': '物流运输', 'zh-hk': '物流及運輸', 'en-us': 'Logistics and transport' },
  },
  {
    id: 'ind-retail',
    name: { 'zh-cn': '零售消费', 'zh-hk': '零售及消費', 'en-us': 'Retail and consumer goods' },
  },
  { id: 'ind-pharma', name: { 'zh-cn': '医药制造', 'zh-hk': '製藥', 'en-us': 'Pharmaceuticals' } },
  {
    id: 'ind-property',
    name: { 'zh-cn': '房地产与建筑', 'zh-hk': '地產及建築', 'en-us': 'Property and construction' },
  },
  {
    id: 'ind-internet',
    name: { 'zh-cn': '互联网与软件', 'zh-hk': '互聯網及軟件', 'en-us': 'Internet and software' },
  },
  {
    id: 'ind-utilities',
    name: { 'zh-cn': '水务环保', 'zh-hk': '水務及環保', 'en-us': 'Water and environment' },
  },
  {
    id: 'ind-materials',
    name: { 'zh-cn': '化工与新材料', 'zh-hk': '化工及新材料', 'en-us': 'Chemicals and materials' },
  },
  { id: 'ind-finance', name: { 'zh-cn': '金融与财税', 'zh-hk': '金融及財稅', 'en-us': 'Finance and tax' } },
  {
    id: 'ind-agriculture',
    name: { 'zh-cn': '农业与食品', 'zh-hk': '農業及食品', 'en-us': 'Agriculture and food' },
  },
  { id: 'ind-healthcare', name: { 'zh-cn': '医疗健康', 'zh-hk': '醫療健康', 'en-us': 'Healthcare' } },
  { id: 'ind-culture', name: { 'zh-cn': '文化传媒', 'zh-hk': '文化及傳媒', 'en-us': 'Culture and media' } },
  {
    id: 'ind-manufacturing',
    name: { 'zh-cn': '机械与电子制造', 'zh-hk': '機械及電子製造', 'en-us': 'Machinery and electronics' },
  },
  {
    id: 'ind-education',
    name: { 'zh-cn': '教育科研', 'zh-hk': '教育及科研', 'en-us': 'Education and research' },
  },
  {
    id: 'ind-government',
    name: { 'zh-cn': '政府与公共事业', 'zh-hk': '政府及公共機構', 'en-us': 'Government and public bodies' },
  },
  { id: 'ind-other', name: { 'zh-cn': '其他', 'zh-hk': '其他', 'en-us': 'Other' } },
];

/** Recruitment channels; A03 and A05 never show to visitors (decision 6.7). */
export const recruitTypes: readonly DictionaryEntry<RecruitType>[] = [
  { id: 'A01', name: { 'zh-cn': '社会招聘', 'zh-hk': '社會招聘', 'en-us': 'Experienced hire' } },
  { id: 'A02', name: { 'zh-cn': '校园招聘', 'zh-hk': '校園招聘', 'en-us': 'Campus recruitment' } },
  { id: 'A04', name: { 'zh-cn': '实习招聘', 'zh-hk': '實習招聘', 'en-us': 'Internship' } },
  { id: 'A03', name: { 'zh-cn': '内部竞聘', 'zh-hk': '內部競聘', 'en-us': 'Internal opening' } },
  { id: 'A05', name: { 'zh-cn': '内部推荐', 'zh-hk': '內部推薦', 'en-us': 'Employee referral' } },
];

/** The five hot search terms of section 9, in the language shown. */
export const hotTerms: readonly Localized[] = [
  { 'zh-cn': '开发工程师', 'zh-hk': '開發工程師', 'en-us': 'Development engineer' },
  { 'zh-cn': '项目经理', 'zh-hk': '項目經理', 'en-us': 'Project manager' },
  { 'zh-cn': '会计', 'zh-hk': '會計', 'en-us': 'Accounting' },
  { 'zh-cn': '财务', 'zh-hk': '財務', 'en-us': 'Finance' },
  { 'zh-cn': '运营', 'zh-hk': '營運', 'en-us': 'Operation' },
];

/** Delivery statuses of decision 6.6. */
type DeliveryStatusId = 'delivered' | 'screening' | 'interview' | 'offer' | 'hired' | 'closed' | 'revoked';

export interface DeliveryStatusEntry extends DictionaryEntry<DeliveryStatusId> {
  /** One sentence for the timeline, as the recruiter's system writes it. */
  readonly note: Localized;
}

/** Labels and timeline notes, in the order of the process; closed and revoked end it early. */
export const deliveryStatuses: readonly DeliveryStatusEntry[] = [
  {
    id: 'delivered',
    name: { 'zh-cn': '已投递', 'zh-hk': '已應徵', 'en-us': 'Applied' },
    note: {
      'zh-cn': '简历已送达招聘团队，我们会在三个工作日内开始查看。',
      'zh-hk': '履歷已送交招聘團隊，我們會於三個工作天內開始審閱。',
      'en-us':
        'Your resume has reached the recruiting team, who will start reading within three working days.',
    },
  },
  {
    id: 'screening',
    name: { 'zh-cn': '筛选中', 'zh-hk': '篩選中', 'en-us': 'Screening' },
    note: {
      'zh-cn': '用人部门正在评估你的经历与岗位要求是否匹配。',
      'zh-hk': '用人部門正評估你的經驗是否符合職位要求。',
      'en-us': 'The hiring department is comparing your experience with the position.',
    },
  },
  {
    id: 'interview',
    name: { 'zh-cn': '面试中', 'zh-hk': '面試中', 'en-us': 'Interview' },
    note: {
      'zh-cn': '你已进入面试环节，时间与地点以面试通知为准。',
      'zh-hk': '你已進入面試階段，時間及地點以面試通知為準。',
      'en-us': 'You are invited to interview; the invitation gives the time and place.',
    },
  },
  {
    id: 'offer',
    name: { 'zh-cn': '录用通知', 'zh-hk': '聘書', 'en-us': 'Offer' },
    note: {
      'zh-cn': '录用通知已发出，请在注明的日期前答复。',
      'zh-hk': '聘書已發出，請於列明的日期前回覆。',
      'en-us': 'An offer has been sent; please answer by the date it names.',
    },
  },
  {
    id: 'hired',
    name: { 'zh-cn': '已录用', 'zh-hk': '已聘用', 'en-us': 'Hired' },
    note: {
      'zh-cn': '入职手续已确认，人力资源同事会与你约定报到日期。',
      'zh-hk': '入職手續已確認，人力資源同事會與你商定報到日期。',
      'en-us': 'Your hiring is confirmed, and a colleague from HR will arrange your first day.',
    },
  },
  {
    id: 'closed',
    name: { 'zh-cn': '已结束', 'zh-hk': '已結束', 'en-us': 'Closed' },
    note: {
      'zh-cn': '本次招聘流程已结束，感谢你的关注。',
      'zh-hk': '是次招聘程序已結束，多謝你的關注。',
      'en-us': 'This application has come to an end. Thank you for your interest in us.',
    },
  },
  {
    id: 'revoked',
    name: { 'zh-cn': '已撤销', 'zh-hk': '已撤回', 'en-us': 'Withdrawn' },
    note: {
      'zh-cn': '你已撤销本次投递，职位开放期间可以重新投递。',
      'zh-hk': '你已撤回是次應徵，職位開放期間可再次應徵。',
      'en-us': 'You have withdrawn this application and may apply again while the position is open.',
    },
  },
];

/** The stages of a recommendation, in words for whoever made it. */
export const recommendationStatuses: Readonly<Record<RecommendationStatus, Localized>> = {
  received: { 'zh-cn': '已收到', 'zh-hk': '已收到', 'en-us': 'Received' },
  screening: { 'zh-cn': '筛选中', 'zh-hk': '篩選中', 'en-us': 'Screening' },
  interview: { 'zh-cn': '面试中', 'zh-hk': '面試中', 'en-us': 'Interview' },
  hired: { 'zh-cn': '已录用', 'zh-hk': '已聘用', 'en-us': 'Hired' },
  closed: { 'zh-cn': '已结束', 'zh-hk': '已結束', 'en-us': 'Closed' },
};
