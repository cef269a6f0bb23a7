import { interviewWays } from '@careers/gateway/contract';
import { createDraw, hashText } from '../core/random.ts';
import type { Locale, Localized } from '../data/types.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { roundOf } from '../process/interviews.ts';

const places: Readonly<Record<(typeof interviewWays)[number], Localized>> = {
  onSite: {
    'zh-cn': '深圳市南山区科苑路 15 号澄远大厦 12 层前台',
    'zh-hk': '深圳市南山區科苑路 15 號澄遠大廈 12 樓接待處',
    'en-us': 'Reception, 12th floor, Chengyuan Tower, 15 Keyuan Road, Nanshan, Shenzhen',
  },
  video: {
    'zh-cn': '视频会议：https://meet.chengyuan.example/823-551-907',
    'zh-hk': '視像會議：https://meet.chengyuan.example/823-551-907',
    'en-us': 'Video call: https://meet.chengyuan.example/823-551-907',
  },
  phone: {
    'zh-cn': '面试官会拨打你简历中的电话号码',
    'zh-hk': '面試官會致電你履歷上的電話號碼',
    'en-us': 'The interviewer calls you on the number in your resume',
  },
};

/** Where and how the interview of an application takes place; always the same for one position. */
export function meetingOf({ positionId, process }: StoredDelivery, locale: Locale) {
  const draw = createDraw(hashText(positionId), 'meeting');
  const way = interviewWays[Math.floor(draw(0) * interviewWays.length)] ?? 'video';
  return { round: roundOf(process), way, place: places[way][locale] };
}

/** The id of an application's latest interview in calendars. */
export function interviewIdOf({ id, process }: StoredDelivery): string {
  return `${id}-${Math.max(1, process.interviews.length)}`;
}
