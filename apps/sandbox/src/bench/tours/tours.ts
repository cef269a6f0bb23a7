/** A text in the languages of the bench. */
interface TourText {
  readonly en: string;
  readonly zh: string;
}

/** One state of the portal on a tour. */
export interface TourStep {
  readonly title: TourText;
  /**
   * What to look at or to do there. Words between “ and ” stand on the page, in the language of the text, as soon as the step is open: a
   * flow looks for them.
   */
  readonly says: TourText;
  /** What the step sets of the world's address: the query before the `#`. */
  readonly world: string;
  /** The portal's route. `FIRST` stands for the id of an open position that the candidate has not applied for. */
  readonly route: string;
}

/** A flow of the product, told by its states. */
export interface Tour {
  readonly id: string;
  readonly title: TourText;
  /** What one sees on it, in a sentence. */
  readonly says: TourText;
  readonly steps: readonly TourStep[];
}

const asCandidate = 'persona=candidate';
const offer = '/mailResponse/acceptOffer?token=';

/** All tours, in the order of the panel. No two steps have the same address, so that an address tells its step. */
export const tours: readonly Tour[] = [
  {
    id: 'apply',
    title: { en: 'From a job ad to an application', zh: '从看到职位到完成投递' },
    says: {
      en: 'A candidate with a complete resume finds a position and applies for it, all in one world.',
      zh: '一位简历完整的候选人找到职位并投递，全程在同一个世界里。',
    },
    steps: [
      {
        title: { en: 'The homepage', zh: '首页' },
        says: {
          en: 'What a company puts first: banners, and “Popular roles” below them.',
          zh: '公司最想展示的内容：轮播图，以及下面的“热门职位”。',
        },
        world: asCandidate,
        route: '/homepage',
      },
      {
        title: { en: 'The list of positions', zh: '职位列表' },
        says: {
          en: 'Type into the search, or narrow the list by “Job category” and the other filters.',
          zh: '输入关键词搜索，或用“职位类别”等条件筛选。',
        },
        world: asCandidate,
        route: '/position',
      },
      {
        title: { en: 'The job', zh: '职位详情' },
        says: {
          en: 'What the job is, and “What happens after you apply”.',
          zh: '职位的内容，以及“投递之后”会发生什么。',
        },
        world: asCandidate,
        route: '/RecruitDetail?id=FIRST',
      },
      {
        title: { en: 'The application', zh: '投递' },
        says: {
          en: 'The resume is there already, under “Your resume”. Press “Apply”.',
          zh: '“你的简历”已经填好，按“投递简历”即可。',
        },
        world: asCandidate,
        route: '/fastDelivery?id=FIRST',
      },
      {
        title: { en: 'My account', zh: '个人中心' },
        says: {
          en: 'Each application with its status; “View progress” shows how it came about. The Desk panel moves it along.',
          zh: '每次投递及其状态；“查看进度”显示经过。在招聘台面板里可以推进它。',
        },
        world: asCandidate,
        route: '/personalCenter',
      },
    ],
  },
  {
    id: 'hire',
    title: { en: 'From the interview to the hire', zh: '从面试到入职' },
    says: {
      en: 'What each mail of a hiring process opens, for the candidate and for the interviewer.',
      zh: '招聘过程中每封邮件打开的页面，包括候选人的和面试官的。',
    },
    steps: [
      {
        title: { en: 'The invitation', zh: '面试邀请' },
        says: {
          en: 'The candidate accepts with “I will come”, declines, or proposes other times.',
          zh: '候选人按“我会参加”接受，也可以放弃，或提出其他时间。',
        },
        world: 'scenario=interview-invited',
        route: '/acceptInterview?token=interview-invited',
      },
      {
        title: { en: 'The times to choose from', zh: '选择时间' },
        says: {
          en: '“Choose a time for your interview”: the interviewer has offered some, the candidate books one.',
          zh: '“选择面试时间”：面试官给出几个时间，候选人预约其中一个。',
        },
        world: 'scenario=interview-slots',
        route: '/self/candidate?id=interview-slots',
      },
      {
        title: { en: 'The evaluation', zh: '面试评价' },
        says: {
          en: 'The interviewer’s scorecard: points, a conclusion, and “Submit the evaluation”.',
          zh: '面试官的评分表：打分、写结论，然后“提交评价”。',
        },
        world: 'scenario=evaluation-open',
        route: '/interviewEvaluation?token=evaluation-open',
      },
      {
        title: { en: 'The offer', zh: '录用通知' },
        says: {
          en: 'The letter with its deadline. “Accept the offer” asks once more before it counts.',
          zh: '录用通知及其期限。按“接受录用”后会再确认一次。',
        },
        world: 'scenario=offer-pending',
        route: `${offer}offer-pending`,
      },
      {
        title: { en: 'The attachments', zh: '录用材料' },
        says: {
          en: '“Documents for your offer”: what the accepted offer asks for is uploaded here.',
          zh: '“录用材料”：接受录用后，在这里上传所需文件。',
        },
        world: 'scenario=attachments-open',
        route: '/mailResponse/attachmentUpload?token=attachments-open',
      },
      {
        title: { en: 'The information form', zh: '信息采集表' },
        says: {
          en: 'Personal data: “Please confirm that it is you” comes first. The code 888888 is always right.',
          zh: '涉及个人信息，所以“请先验证身份”。验证码 888888 始终有效。',
        },
        world: 'scenario=information-form',
        route: '/mailResponse/collectTable?token=information-form',
      },
      {
        title: { en: 'The background check', zh: '背景调查' },
        says: {
          en: 'Behind the code (888888), the candidate names referees and authorizes the “Background check”.',
          zh: '输入验证码（888888）后，候选人填写证明人并授权“背景调查”。',
        },
        world: 'scenario=background-check',
        route: '/backgroundCheck?token=background-check',
      },
      {
        title: { en: 'The medical report', zh: '体检报告' },
        says: {
          en: 'Behind the code (888888), the “Medical report” is uploaded after a consent. Then the Desk panel hires.',
          zh: '输入验证码（888888），同意之后上传“体检报告”。接下来在招聘台面板里办理入职。',
        },
        world: 'scenario=medical-report',
        route: '/healthCheck?token=medical-report',
      },
    ],
  },
  {
    id: 'wrong',
    title: { en: 'When things go wrong', zh: '出错的时候' },
    says: {
      en: 'Links that come too late, refusals, a session that ends, and a backend that is down.',
      zh: '失效的链接、被拒绝的请求、中途失效的会话，以及停止服务的后端。',
    },
    steps: [
      {
        title: { en: 'An expired link', zh: '过期的链接' },
        says: {
          en: 'The deadline has passed: “The offer has expired and cannot be operated.”',
          zh: '期限已过：“该录用通知已过期，无法操作。”',
        },
        world: 'scenario=offer-expired',
        route: `${offer}offer-expired`,
      },
      {
        title: { en: 'A used link', zh: '用过的链接' },
        says: {
          en: 'It shows what was done by it: “You have accepted this offer”.',
          zh: '显示通过它做过什么：“你已接受这份录用”。',
        },
        world: 'scenario=offer-accepted',
        route: `${offer}offer-accepted`,
      },
      {
        title: { en: 'A made-up link', zh: '无效的链接' },
        says: {
          en: 'A token that belongs to nothing: “The link is invalid and cannot be operated.”',
          zh: '令牌不对应任何内容：“链接无效，无法操作。”',
        },
        world: 'scenario=link-invalid',
        route: `${offer}link-invalid`,
      },
      {
        title: { en: 'A business error, 451', zh: '业务错误 451' },
        says: {
          en: 'The server’s own words, and “Try again”. The Calls panel shows the reply.',
          zh: '显示服务器返回的提示，并可“重试”。在调用面板里能看到返回内容。',
        },
        world: 'scenario=error-451',
        route: '/position',
      },
      {
        title: { en: 'The session ends in the middle of a form', zh: '填写中途会话失效' },
        says: {
          en: 'Press “Apply”: a login comes over the page (code 888888), and the application is then sent by itself.',
          zh: '按“投递简历”：页面上弹出登录（验证码 888888），登录后自动完成投递。',
        },
        world: 'scenario=session-expires-mid-form',
        route: '/fastDelivery?id=FIRST',
      },
      {
        title: { en: 'The backend is down', zh: '后端停止服务' },
        says: {
          en: 'Every call answers 502: “The homepage could not be loaded”, and the frame of the page stands.',
          zh: '所有调用都返回 502：“首页未能加载”，但页面框架仍在。',
        },
        world: 'scenario=backend-down',
        route: '/homepage',
      },
    ],
  },
  {
    id: 'group',
    title: { en: 'The group’s portal, and a share', zh: '集团门户与分享' },
    says: {
      en: 'One portal for all companies of a group, and positions handed on by a link.',
      zh: '集团各公司共用的门户，以及通过链接分享的职位。',
    },
    steps: [
      {
        title: { en: 'The companies', zh: '公司列表' },
        says: {
          en: '“Companies of the group”, each with its website.',
          zh: '“集团旗下公司”，各有自己的网站。',
        },
        world: 'scenario=complex',
        route: '/complex/company',
      },
      {
        title: { en: 'A company’s homepage', zh: '一家公司的首页' },
        says: {
          en: 'The same page in the company’s own look, with its own “Popular roles”.',
          zh: '同样的页面，换成这家公司的样式和它自己的“热门职位”。',
        },
        world: 'scenario=complex',
        route: '/complex/homepage?comId=com-energy',
      },
      {
        title: { en: 'A company’s positions', zh: '一家公司的职位' },
        says: {
          en: 'Its positions alone. “Share” makes a link to them.',
          zh: '只有这家公司的职位。“分享”可生成链接。',
        },
        world: 'scenario=complex',
        route: '/complex/position?comId=com-energy',
      },
      {
        title: { en: 'A shared list', zh: '分享的职位列表' },
        says: {
          en: '“Shared positions”, as anyone with the link sees them, without a login.',
          zh: '“分享的职位”：收到链接的人看到的页面，无需登录。',
        },
        world: 'scenario=share-list',
        route: '/positionshare?ticket=share-list&positionSharedType=1',
      },
      {
        title: { en: 'A shared position', zh: '分享的单个职位' },
        says: {
          en: 'One position by a link; “Apply” leads on to a login.',
          zh: '通过链接打开的一个职位；按“投递简历”后登录。',
        },
        world: 'scenario=share-position',
        route: '/positionshare?ticket=share-position&positionSharedType=2',
      },
      {
        title: { en: 'A share that opens nothing', zh: '无效的分享' },
        says: {
          en: '“This share link is not valid.” There is a way to the homepage.',
          zh: '“分享链接无效”，页面上可以回到首页。',
        },
        world: 'scenario=share-invalid',
        route: '/positionshare?ticket=share-invalid&positionSharedType=1',
      },
    ],
  },
  {
    id: 'internal',
    title: { en: 'The internal site', zh: '内部招聘网站' },
    says: {
      en: 'Only employees come in, by the company’s directory, and not all of them.',
      zh: '只有员工能通过公司目录登录，而且并非人人都有权限。',
    },
    steps: [
      {
        title: { en: 'The login', zh: '登录' },
        says: {
          en: '“Log in with your company account”: employee is let in, outsider is not, both with Passw0rd.',
          zh: '“使用公司统一账号登录”：employee 可以进入，outsider 不行，密码都是 Passw0rd。',
        },
        world: 'site=internal',
        route: '/login',
      },
      {
        title: { en: 'An employee who is let in', zh: '有权限的员工' },
        says: {
          en: '“Positions” that only employees see.',
          zh: '只有员工能看到的“招聘职位”。',
        },
        world: 'scenario=internal-site',
        route: '/position',
      },
      {
        title: { en: 'An employee who is refused', zh: '无权限的员工' },
        says: {
          en: '“No permission yet”, on every page of the site.',
          zh: '“暂无访问权限”，网站的每个页面都是如此。',
        },
        world: 'scenario=internal-denied',
        route: '/position',
      },
    ],
  },
  {
    id: 'languages',
    title: { en: 'Three languages', zh: '三种语言' },
    says: {
      en: 'The same list of positions, with its filters and jobs, in each language of the portal.',
      zh: '同一个职位列表，连同筛选条件和职位内容，以门户的三种语言显示。',
    },
    steps: [
      {
        title: { en: 'Simplified Chinese', zh: '简体中文' },
        says: { en: 'The heading says “招聘职位”.', zh: '标题是“招聘职位”。' },
        world: 'lang=zh-cn',
        route: '/position',
      },
      {
        title: { en: 'Traditional Chinese', zh: '繁体中文' },
        says: {
          en: 'Written for Hong Kong, not converted: “招聘職位”.',
          zh: '为香港读者撰写，并非逐字转换：“招聘職位”。',
        },
        world: 'lang=zh-hk',
        route: '/position',
      },
      {
        title: { en: 'English', zh: '英文' },
        says: { en: 'The heading says “Positions”.', zh: '标题是“Positions”。' },
        world: 'lang=en-us',
        route: '/position',
      },
    ],
  },
];
