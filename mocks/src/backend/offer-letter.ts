import { DAY, isoDay, isoInstant } from '../core/clock.ts';
import { createDraw, hashText } from '../core/random.ts';
import type { Locale, Localized } from '../data/types.ts';
import type { StoredOffer } from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { describeSummary } from '../positions/describe.ts';
import { salaryOf, without } from '../positions/salary.ts';
import { approvedSince } from '../process/approved-changes.ts';
import { recruiter } from '../process/recipients.ts';
import { BusinessError, type CallContext } from './context.ts';

const salaryText: Readonly<Record<Locale, (amount: string) => string>> = {
  'zh-cn': (amount) => `每月 ${amount} 元人民币（税前）`,
  'zh-hk': (amount) => `每月人民幣 ${amount} 元（稅前）`,
  'en-us': (amount) => `CNY ${amount} a month before tax`,
};

const probation: Localized = { 'zh-cn': '三个月', 'zh-hk': '三個月', 'en-us': 'Three months' };

const hongKong = ['city-hongkong', 'city-macao'];

/** The content of an offer, in the language of the call. */
export function offerLetter(context: CallContext, delivery: StoredDelivery, offer: StoredOffer) {
  const { locale } = context;
  const { table } = context.positions();
  const index = table.indexOf(delivery.positionId);
  if (index === undefined) throw new BusinessError('linkInvalid');
  const { post, companyDescr, deptIdDescr, workPlace } = describeSummary(
    table,
    index,
    locale,
    context.state().startedAt,
  );
  // An offer that was sent stays as it is when a higher salary is approved.
  const since = approvedSince(context.state().deliveries, delivery.positionId, offer.sentAt);
  const [low, high] = without(salaryOf(table, index), since.salary);
  const draw = createDraw(hashText(delivery.positionId), 'offer');
  const amount = Math.round(low + (high - low) * draw(0)) * 1000;
  return {
    position: { post, companyDescr, deptIdDescr, workPlace: workPlace.name },
    candidateName: context.state().accounts[delivery.accountId]?.name ?? '',
    salary: salaryText[locale](amount.toLocaleString('en-US')),
    startDate: isoDay(mondayAfter(offer.sentAt + 30 * DAY)),
    probation: probation[locale],
    contact: {
      name: recruiter[locale],
      phone: '+86 755 8000 5120',
      email: 'offers@chengyuan.example',
    },
    sentAt: isoInstant(offer.sentAt),
    deadline: isoInstant(offer.deadline),
    companyZone: hongKong.includes(workPlace.id) ? 'Asia/Hong_Kong' : 'Asia/Shanghai',
  };
}

function mondayAfter(time: number): number {
  const weekday = new Date(`${isoDay(time)}T00:00:00Z`).getUTCDay();
  return time + ((8 - weekday) % 7) * DAY;
}
