import { companies } from './companies.ts';
import type { CompanyId, Localized } from './types.ts';

/** The group's view of work, as rich text. */
export const groupPhilosophy: Localized = {
  'zh-cn':
    '<h3>先看人，再看岗位</h3><p>我们招的是会一起走很久的同事。面试时双方都要把话说清楚：你想学什么，我们给得了什么，给不了什么。</p>' +
    '<h3>谁做事，谁决定</h3><p>离现场最近的人最清楚问题在哪里。预算和排班由班组自己定，管理者负责把障碍搬走。</p>' +
    '<h3>机会写在明处</h3><ul><li>每个空缺先在集团内公布，再对外招聘。</li><li>晋升标准公开，每年两次评议，结果当面说明。</li><li>导师带新人计入本人的绩效。</li></ul>',
  'zh-hk':
    '<h3>先看人，後看職位</h3><p>我們聘請的，是能夠同行多年的夥伴。面試時雙方都要坦誠：你想學甚麼，我們做得到甚麼，做不到甚麼。</p>' +
    '<h3>由做事的人決定</h3><p>最接近前線的人，最清楚問題所在。預算和更表由小組自行決定，管理層的工作是為他們清除障礙。</p>' +
    '<h3>機會公開透明</h3><ul><li>每個空缺先在集團內公佈，然後才對外招聘。</li><li>晉升準則公開，每年評核兩次，結果當面講解。</li><li>帶領新同事的工夫，計入導師的表現評核。</li></ul>',
  'en-us':
    '<h3>People first, then the job</h3><p>We hire colleagues for a long road together. In an interview both sides speak plainly: what you want to learn, what we can offer, and what we cannot.</p>' +
    '<h3>The people who do the work decide</h3><p>Those closest to the work know best where it hurts. Teams set their own budgets and rosters; managers clear the way.</p>' +
    '<h3>Openings in plain sight</h3><ul><li>Every opening is posted inside the group before it goes public.</li><li>Standards for promotion are public; reviews happen twice a year and are explained face to face.</li><li>Mentoring new colleagues counts as work in its own right.</li></ul>',
};

/** This company has written none, which shows the page without one. */
const silent: CompanyId = 'com-finance';

/** The text of each company, by its id. */
export const philosophies: ReadonlyMap<string, Localized> = new Map(
  companies.filter(({ id }) => id !== silent).map(({ id }) => [id, groupPhilosophy]),
);
