import type { DeliveryStatus } from '@careers/gateway/contract';
import { text } from './text.ts';
import type { Localized } from './types.ts';

/** A stage of hiring on a homepage: what happens, and how long it usually takes. */
interface Stage {
  readonly title: Localized;
  readonly text: Localized;
  readonly note: Localized;
}

/** How the group hires: the stages that an application passes through. */
export const hiringStages: readonly (Stage & { readonly stage: DeliveryStatus })[] = [
  {
    stage: 'delivered',
    title: text('投递', '應徵', 'Apply'),
    text: text(
      '选一份简历，几分钟就能投出。',
      '選一份履歷，數分鐘便可遞交。',
      'Pick a resume and send it in minutes.',
    ),
    note: text('约 5 分钟', '約 5 分鐘', 'About 5 minutes'),
  },
  {
    stage: 'screening',
    title: text('筛选', '篩選', 'Screening'),
    text: text(
      '用人部门逐份阅读，不合适也会告诉你。',
      '用人部門逐份細閱，不合適也會告知。',
      'The team reads every application and answers each one.',
    ),
    note: text('3 个工作日内', '3 個工作天內', 'Within 3 working days'),
  },
  {
    stage: 'interview',
    title: text('面试', '面試', 'Interviews'),
    text: text(
      '通常两轮，时间由你挑选。',
      '一般兩輪，時間由你選擇。',
      'Usually two interviews, at times you choose.',
    ),
    note: text('1 到 2 周', '1 至 2 星期', '1 to 2 weeks'),
  },
  {
    stage: 'offer',
    title: text('录用', '聘書', 'Offer'),
    text: text(
      '条件写清楚，想好了再答复。',
      '條件清楚列明，考慮好才回覆。',
      'Terms in writing, and time to think.',
    ),
    note: text('7 天内答复', '7 日內回覆', '7 days to answer'),
  },
  {
    stage: 'hired',
    title: text('入职', '入職', 'First day'),
    text: text(
      '材料线上交，导师在门口等你。',
      '文件網上遞交，導師在門口等你。',
      'Paperwork online, and a mentor at the door.',
    ),
    note: text('约 2 周后', '約 2 星期後', 'About 2 weeks later'),
  },
];

/** The words of a colleague; `scene` shows where they work. */
interface Story extends Stage {
  readonly scene: string;
}

export const stories: Readonly<Record<'external' | 'campus' | 'intern' | 'internal', Story>> = {
  external: {
    scene: 'energy',
    title: text('我教新人听叶片的声音', '我教新人聽葉片的聲音', 'I teach newcomers to listen to the blades'),
    text: text(
      '在海上待了四年，我能听出哪支叶片该修了。去年集团请我回岸上带徒弟，工资照旧，夜班少了一半。手艺能传下去，比什么都踏实。',
      '在海上四年，我聽得出哪片葉片要維修。去年集團請我回岸上帶徒弟，薪酬不變，夜更少了一半。手藝能夠傳下去，比甚麼都踏實。',
      'After four years at sea I can hear which blade needs work. Last year the group asked me ashore to train others: same pay, half the night shifts. Passing the craft on is what keeps me here.',
    ),
    note: text(
      '岳清和，运维技师，澄远能源',
      '岳清和，維修技師，澄遠能源',
      'Yue Qinghe, technician, Chengyuan Energy',
    ),
  },
  campus: {
    scene: 'digital',
    title: text('入职第四天，我的代码上线了', '入職第四天，我的程式上線了', 'My code went live on day four'),
    text: text(
      '改的只是一行提示语，但整个小组陪我走完了评审和发布。一年里我轮过三个团队，最后自己选了留在哪一个。',
      '改的只是一句提示，但全組陪我完成審閱和發佈。一年內我輪換過三個團隊，最後自己選擇留在哪一個。',
      'It was one line of text, and the whole team saw me through review and release. In a year I worked with three teams, then chose the one to stay with.',
    ),
    note: text(
      '祝南星，2025 届，澄远数科',
      '祝南星，2025 屆，澄遠數科',
      'Zhu Nanxing, class of 2025, Chengyuan Digital',
    ),
  },
  intern: {
    scene: 'agriculture',
    title: text('一个暑假，一小块试验田', '一個暑假，一小塊試驗田', 'One summer, one small trial plot'),
    text: text(
      '师傅没让我打杂，给了我半亩地。番茄没丰收，但我写的记录被用进了秋天的方案里。',
      '師傅沒有讓我打雜，給了我半畝田。番茄沒有豐收，但我寫的紀錄用進了秋天的方案。',
      'Nobody had me make coffee; I got a plot of my own. The tomatoes were poor, but my notes went into the autumn plan.',
    ),
    note: text(
      '闻一舟，实习生，澄远农业',
      '聞一舟，實習生，澄遠農業',
      'Wen Yizhou, intern, Chengyuan Agriculture',
    ),
  },
  internal: {
    scene: 'finance',
    title: text(
      '从税务转到资金，只隔一层楼',
      '由稅務轉到司庫，只隔一層樓',
      'From tax to treasury, one floor apart',
    ),
    text: text(
      '竞聘前我先去跟了两周班，确认喜欢才递的申请。原来的组长帮我改了三遍材料。',
      '競聘前我先跟了兩星期班，確定喜歡才遞交申請。原來的組長替我改了三次材料。',
      'I shadowed the team for two weeks before I applied. My old lead helped me with the papers three times.',
    ),
    note: text(
      '柏思齐，资金专员，澄远财务共享',
      '柏思齊，司庫主任，澄遠財務共享',
      'Bai Siqi, treasury, Chengyuan Finance Shared Services',
    ),
  },
};

/** The websites of the recruitment channels that link to each other, by their names on a homepage. */
export const channels = {
  external: {
    title: text('社会招聘', '社會招聘', 'Experienced hires'),
    text: text(
      '带着经验来，接手一件完整的事。',
      '帶着經驗來，接手一件完整的工作。',
      'Bring what you know, and own a piece of work.',
    ),
  },
  campus: {
    title: text('校园招聘', '校園招聘', 'Graduates'),
    text: text('一年轮岗，一位导师。', '一年輪換部門，一位導師。', 'A year of rotations and a mentor.'),
  },
  intern: {
    title: text('实习招聘', '實習招聘', 'Internships'),
    text: text(
      '每周三天，跟着师傅做事。',
      '每星期三天，跟師傅做事。',
      'Three days a week beside someone who knows how.',
    ),
  },
} as const;
