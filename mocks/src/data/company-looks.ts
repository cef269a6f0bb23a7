import { text } from './text.ts';
import type { CompanyId, Localized } from './types.ts';

/** The scenes of the companies, one for each industry. */
type Scene =
  | 'energy'
  | 'logistics'
  | 'retail'
  | 'pharma'
  | 'property'
  | 'digital'
  | 'water'
  | 'materials'
  | 'finance'
  | 'agriculture'
  | 'health'
  | 'culture';

/** The look of a company's own website. */
interface CompanyLook {
  /** sRGB hex. */
  readonly brandColor: string;
  /** The name of its drawn scene, and of its mark. */
  readonly scene: Scene;
  /** The titles of its banners; the first one is shown above its tagline. */
  readonly banners: readonly [Localized, Localized];
}

export const companyLooks: Readonly<Record<CompanyId, CompanyLook>> = {
  'com-energy': {
    brandColor: '#a8470f',
    scene: 'energy',
    banners: [
      text('风停以后，电还在', '風停以後，電還在', 'When the wind drops, the power stays'),
      text('第一个季度，先去场站', '首個季度，先到電站', 'Your first quarter is at a station'),
    ],
  },
  'com-logistics': {
    brandColor: '#1a6a9c',
    scene: 'logistics',
    banners: [
      text('九十万件货，件件有着落', '九十萬件貨，件件有着落', '900,000 parcels, each with a place to go'),
      text('好主意来自仓库地面', '好主意來自貨倉現場', 'Good ideas start on the warehouse floor'),
    ],
  },
  'com-retail': {
    brandColor: '#b3263f',
    scene: 'retail',
    banners: [
      text('今天的菜，昨天还在地里', '今天的菜，昨天還在田裏', 'On the shelf today, in the field yesterday'),
      text('七成区域负责人做过店长', '七成分區主管曾任分店經理', 'Seven in ten area heads once ran a store'),
    ],
  },
  'com-pharma': {
    brandColor: '#5a49b5',
    scene: 'pharma',
    banners: [
      text('让一次服药，稳稳管一天', '一次服藥，安穩一整天', 'One dose that lasts the whole day'),
      text(
        '每周半天，研究你自己的题目',
        '每星期半天，研究自己的題目',
        'Half a day a week for your own question',
      ),
    ],
  },
  'com-property': {
    brandColor: '#8a5a00',
    scene: 'property',
    banners: [
      text('量出来的数，贴在墙上给人看', '量度結果，貼在牆上給人看', 'We measure, and post it on the wall'),
      text('三条线，同一张桌子', '三個專業，同一張桌子', 'Three trades at one table'),
    ],
  },
  'com-digital': {
    brandColor: '#2b55c9',
    scene: 'digital',
    banners: [
      text('你写的服务，你来守', '你寫的服務，由你守護', 'You build it, you look after it'),
      text('入职第一周，代码就上线', '入職首星期，程式便上線', 'In production in your first week'),
    ],
  },
  'com-water': {
    brandColor: '#0a6f75',
    scene: 'water',
    banners: [
      text('水龙头后面，有人一直醒着', '水龍頭背後，總有人醒着', 'Behind the tap, somebody is awake'),
      text('漏损降到百分之八点六', '滲漏率降至百分之八點六', 'Leakage down to 8.6%'),
    ],
  },
  'com-materials': {
    brandColor: '#a52f6d',
    scene: 'materials',
    banners: [
      text(
        '从一克配方，到十二万吨',
        '由一克配方，到十二萬公噸',
        'From a one-gram recipe to 120,000 metric tons',
      ),
      text('你的配方，收益有你一份', '你的配方，收益有你一份', 'Your recipe, your share'),
    ],
  },
  'com-finance': {
    brandColor: '#5b6b00',
    scene: 'finance',
    banners: [
      text('把账做成一件好产品', '把帳目做成好產品', 'Bookkeeping, made as a product'),
      text('两年换一个方向', '兩年換一個方向', 'A new direction every two years'),
    ],
  },
  'com-agriculture': {
    brandColor: '#3d7317',
    scene: 'agriculture',
    banners: [
      text('给你一块地，种什么你定', '給你一塊田，種甚麼由你定', 'A plot of your own; you choose the crop'),
      text(
        '二十三个新品种，从这里出发',
        '二十三個新品種，由這裏出發',
        'Twenty-three new varieties began here',
      ),
    ],
  },
  'com-health': {
    brandColor: '#0f7349',
    scene: 'health',
    banners: [
      text(
        '一天三十五位，听完每一句',
        '一天三十五位，聽完每一句',
        'Thirty-five patients a day, and time for each',
      ),
      text('每年十天，带着薪水去学习', '每年十天，有薪進修', 'Ten paid days a year to study'),
    ],
  },
  'com-culture': {
    brandColor: '#8a35a0',
    scene: 'culture',
    banners: [
      text(
        '从选题到开幕，一张桌子',
        '由選題到開幕，同一張桌子',
        'One table, from first idea to opening night',
      ),
      text(
        '一年十二张票，换一页笔记',
        '一年十二張門票，換一頁筆記',
        'Twelve tickets a year for a page of notes',
      ),
    ],
  },
};
