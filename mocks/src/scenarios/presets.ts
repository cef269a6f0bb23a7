import type { WorldConfig } from './config.ts';
import { interviewPresets } from './interview-presets.ts';
import { linkPresets } from './link-presets.ts';
import { magicTickets } from './magic.ts';
import type { OpenedWorld, Preset } from './preset.ts';
import { resumePresets } from './resume-presets.ts';
import { sitePresets } from './site-presets.ts';

export type { Preset } from './preset.ts';

const always = 'always';

const detail = (status: 'open' | 'closed' | 'delisted') => (world: OpenedWorld) => {
  // One that nobody has applied for: of one more than there are deliveries, at least one is.
  const delivered = world.state().deliveries.map(({ positionId }) => positionId);
  const first = world.positionIds({ recruitType: 'A01', status, limit: delivered.length + 1 });
  const id = first.findLast((one) => !delivered.includes(one));
  return id ? `/RecruitDetail?id=${id}` : '/position';
};

const share = (ticket: string, type: '1' | '2') => () =>
  `/positionshare?ticket=${ticket}&positionSharedType=${type}`;

/** Where a visit to a site begins, if it is not its homepage. */
const siteOpens: Partial<Record<WorldConfig['site'], string>> = { complex: '/complex' };

/** The route where a visit to a world begins if its address names none; undefined for the homepage. */
export function openingRoute(world: OpenedWorld): string | undefined {
  const { scenario, site } = world.config;
  return findPreset(scenario)?.opens?.(world) ?? siteOpens[site];
}

/** All presets, in the order of the bench's list. */
export const presets: readonly Preset[] = [
  {
    id: 'default',
    title: { 'en-us': 'A sound world of 200 positions', 'zh-cn': '正常世界，200 个职位' },
    sets: {},
  },
  {
    id: 'empty',
    title: { 'en-us': 'No positions, no deliveries', 'zh-cn': '没有职位，没有投递' },
    sets: { size: 0 },
  },
  {
    id: 'large',
    title: { 'en-us': '100,000 positions', 'zh-cn': '十万个职位' },
    sets: { size: 100_000 },
  },
  {
    id: 'internal-site',
    title: {
      'en-us': 'The internal site, for an employee with access',
      'zh-cn': '内部招聘网站，已登录且有权限的员工',
    },
    sets: { site: 'internal', persona: 'employee' },
    opens: () => '/position',
  },
  {
    id: 'internal-denied',
    title: {
      'en-us': 'The internal site, for an employee without access',
      'zh-cn': '内部招聘网站，已登录但无权限的员工',
    },
    sets: { site: 'internal', persona: 'outsider' },
    opens: () => '/position',
  },
  {
    id: 'share-list',
    title: { 'en-us': 'A shared list of positions', 'zh-cn': '分享的职位列表' },
    sets: {},
    opens: share(magicTickets.list, '1'),
  },
  {
    id: 'share-position',
    title: { 'en-us': 'A shared position', 'zh-cn': '分享的职位' },
    sets: {},
    opens: share(magicTickets.position, '2'),
  },
  {
    id: 'share-invalid',
    title: { 'en-us': 'A share link that opens nothing', 'zh-cn': '无效的分享链接' },
    sets: {},
    opens: share(magicTickets.invalid, '1'),
  },
  {
    id: 'complex',
    title: {
      'en-us': "The group's portal: its companies, one by one",
      'zh-cn': '集团多公司门户，各公司的招聘网站',
    },
    sets: { site: 'complex' },
  },
  {
    id: 'session-expired',
    title: {
      'en-us': 'Every call that needs a session answers 40101, until the next login',
      'zh-cn': '需要登录的调用都返回 40101，重新登录后恢复正常',
    },
    sets: { persona: 'candidate', sessionOver: true },
    opens: () => '/personalCenter',
  },
  {
    id: 'privacy-renewed',
    title: {
      'en-us': 'Somebody logged in who has not agreed to the newest privacy notice',
      'zh-cn': '已登录用户尚未同意最新的隐私政策',
    },
    sets: { persona: 'returning' },
    opens: () => '/personalCenter',
  },
  {
    id: 'session-expires-mid-form',
    title: { 'en-us': 'The session is gone when the delivery is sent', 'zh-cn': '提交投递时会话失效' },
    sets: {
      persona: 'candidate',
      faults: [{ method: 'rm.delivery.deliverResume', kind: '40101', when: 'once' }],
    },
    opens: detail('open'),
  },
  {
    id: 'error-451',
    title: { 'en-us': 'Position lists answer a business error', 'zh-cn': '职位列表返回业务错误' },
    sets: { faults: [{ method: 'rm.position.queryPositionList', kind: '451', when: always }] },
    opens: () => '/position',
  },
  {
    id: 'captcha-slider',
    title: { 'en-us': 'Login asks for the slider captcha', 'zh-cn': '登录需要滑块验证' },
    sets: { faults: [{ method: 'rm.account.login', kind: 'captcha', when: always }] },
    opens: () => '/login',
  },
  {
    id: 'captcha-click-words',
    title: { 'en-us': 'Login asks for the click words', 'zh-cn': '登录需要点选文字验证' },
    sets: {
      faults: [{ method: 'rm.account.login', kind: 'captcha', when: always }],
      switches: { languages: true, assistants: false, captcha: 'clickWord' },
    },
    opens: () => '/login',
  },
  {
    id: 'captcha-broken',
    title: { 'en-us': 'A captcha is asked, but none can be had', 'zh-cn': '需要验证码，但获取失败' },
    sets: {
      faults: [
        { method: 'rm.account.login', kind: 'captcha', when: always },
        { method: 'captcha.get', kind: 'http500', when: always },
      ],
    },
    opens: () => '/login',
  },
  {
    id: 'position-closed',
    title: { 'en-us': 'A closed position', 'zh-cn': '已关闭的职位' },
    sets: {},
    opens: detail('closed'),
  },
  {
    id: 'position-delisted',
    title: { 'en-us': 'A delisted position', 'zh-cn': '已下架的职位' },
    sets: {},
    opens: detail('delisted'),
  },
  ...resumePresets,
  ...linkPresets,
  ...interviewPresets,
  {
    id: 'languages-off',
    title: { 'en-us': 'Only Simplified Chinese is offered', 'zh-cn': '只提供简体中文' },
    sets: { switches: { languages: false, assistants: false } },
  },
  {
    id: 'robot-and-feedback-on',
    title: { 'en-us': 'Robot link and feedback entry shown', 'zh-cn': '显示招聘助手与意见反馈入口' },
    sets: { switches: { languages: true, assistants: true } },
  },
  ...sitePresets,
  {
    id: 'nulls',
    title: { 'en-us': 'Replies say null where they have nothing', 'zh-cn': '没有的字段一律返回 null' },
    sets: { switches: { languages: true, assistants: true, nulls: true } },
  },
  {
    id: 'slow-network',
    title: { 'en-us': 'Every reply takes 1.5 seconds', 'zh-cn': '每次响应需要 1.5 秒' },
    sets: { latency: 1500 },
  },
  {
    id: 'flaky-network',
    title: { 'en-us': 'One call in five never arrives', 'zh-cn': '五分之一的调用网络中断' },
    sets: { faults: [{ method: '*', kind: 'network', when: 20 }] },
  },
  {
    id: 'backend-down',
    title: { 'en-us': 'Every call answers HTTP 502', 'zh-cn': '所有调用返回 502' },
    sets: { faults: [{ method: '*', kind: 'http502', when: always }] },
  },
];

export function findPreset(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id);
}
