import { base, en, Faker, type Randomizer } from '@faker-js/faker';
import { createDraw, hashText, pick } from '../core/random.ts';
import type { Localized } from '../data/types.ts';

/** What a person of the sample world has written into a resume. Numbers are draws in [0, 1). */
export interface Person {
  readonly gender: Localized;
  readonly email: string;
  readonly city: number;
  readonly industry: number;
  readonly category: number;
  readonly school: Localized;
  readonly major: Localized;
  readonly degree: Localized;
  readonly employer: Localized;
  readonly post: Localized;
  readonly work: Localized;
  readonly self: Localized;
}

function text(zhCn: string, zhHk: string, enUs: string): Localized {
  return { 'zh-cn': zhCn, 'zh-hk': zhHk, 'en-us': enUs };
}

const genders = [text('女', '女', 'Female'), text('男', '男', 'Male')];
const degrees = [text('本科', '學士', 'Bachelor'), text('硕士', '碩士', 'Master')];
const schools = [
  text('岭湾大学', '嶺灣大學', 'Lingwan University'),
  text('江屿理工大学', '江嶼理工大學', 'Jiangyu University of Technology'),
  text('望川大学', '望川大學', 'Wangchuan University'),
];

/** A career fits together: major, employer, post and words belong to one line of work. */
const careers = [
  {
    major: text('软件工程', '軟件工程', 'Software engineering'),
    employer: text('溪石软件', '溪石軟件', 'Xishi Software'),
    post: text('后端开发工程师', '後端開發工程師', 'Backend developer'),
    work: text(
      '负责订单与库存服务，将核心接口的响应时间从 420 毫秒降到 90 毫秒。',
      '負責訂單及庫存服務，將核心介面的回應時間由 420 毫秒減至 90 毫秒。',
      'Owned the order and stock services; brought the core endpoint from 420 ms to 90 ms.',
    ),
    self: text(
      '习惯先量再改，愿意把经验写成文档。',
      '習慣先量度再改動，樂於把經驗寫成文件。',
      'Measures before changing, and writes down what was learnt.',
    ),
  },
  {
    major: text('会计学', '會計學', 'Accounting'),
    employer: text('明澄会计师事务所', '明澄會計師事務所', 'Mingcheng Accountants'),
    post: text('高级审计员', '高級審計員', 'Senior auditor'),
    work: text(
      '带领四人小组完成三家制造企业的年度审计，按期出具报告。',
      '帶領四人小組完成三間製造企業的年度審計，如期出具報告。',
      'Led a team of four through the annual audits of three manufacturers, each reported on time.',
    ),
    self: text(
      '对数字敏感，喜欢把复杂的事情讲清楚。',
      '對數字敏感，喜歡把複雜的事情說清楚。',
      'At ease with figures, and with explaining them.',
    ),
  },
];

/** Invents one person from seed and account; the same one in every language. */
export function inventPerson(seed: number, accountId: string): Person {
  const draw = createDraw(seed, `person.${accountId}`);
  const career = pick(careers, draw(0));
  return {
    gender: pick(genders, draw(1)),
    email: fakerFor(seed, accountId).internet.email({ provider: 'mail.example' }).toLowerCase(),
    city: draw(2),
    industry: draw(3),
    category: draw(4),
    school: pick(schools, draw(5)),
    degree: pick(degrees, draw(6)),
    ...career,
  };
}

/** Faker over the world's own draws: its seeding costs 24 µs a call, a hash costs nothing. */
function fakerFor(seed: number, name: string): Faker {
  let at = 0;
  const draw = createDraw(seed ^ hashText(name), 'faker');
  const randomizer: Randomizer = {
    next: () => draw(at++),
    seed: () => {
      at = 0;
    },
  };
  return new Faker({ locale: [en, base], randomizer });
}
