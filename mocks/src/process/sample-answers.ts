import { DAY, isoDay } from '../core/clock.ts';
import { text } from '../data/text.ts';
import type { Locale, Localized } from '../data/types.ts';
import type { RequestKind } from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import type { SampleCandidate } from './host.ts';
import { onWorkingDay } from './interviews.ts';

type SampleAnswers = { readonly [Kind in RequestKind]: RequestAnswer<Kind> };

/** The reasons of the sample candidate, for each page that asks for one. */
export const sampleReasons = {
  declineOffer: text(
    '我决定继续留在现在的公司。',
    '我決定繼續留在現時的公司。',
    'I have decided to stay with my present employer.',
  ),
  abandonInterview: text(
    '我已经接受了另一个职位。',
    '我已接受另一個職位。',
    'I have accepted another position.',
  ),
  reportTimeNotSuitable: text('那天我在外地出差。', '當日我在外地出差。', 'I am traveling that day.'),
} as const satisfies Readonly<Record<string, Localized>>;

const forwarded = text(
  '经历和岗位很对口，可以尽快安排面试。',
  '經驗與職位十分吻合，可以盡快安排面試。',
  'The experience fits the role well. An interview can be arranged soon.',
);

const thinking = text(
  '能从数据里看出问题，并自己提出了两种解决办法。',
  '能從數據中看出問題，並主動提出兩個解決方法。',
  'Saw the problem in the data, and came up with two ways to solve it.',
);

const evaluated = text(
  '基础扎实，思路清楚，对岗位有真实的了解。建议录用，入职后安排一位同事带三个月。',
  '基礎扎實，思路清晰，對職位有真切的了解。建議聘用，入職後安排一位同事帶領三個月。',
  'Solid foundations, a clear head, and a true picture of the role. I recommend hiring, with a colleague at hand for the first three months.',
);

const referee = {
  name: text('吴晓岚', '吳曉嵐', 'Wu Xiaolan'),
  relation: text('前任主管', '前任主管', 'Former manager'),
};

const leftEarlier = text(
  '离职时间比简历早一个月。',
  '離職時間比履歷所寫的早一個月。',
  'Left one month earlier than the resume says.',
);

const files = {
  medicalReport: text('体检报告.pdf', '身體檢查報告.pdf', 'Medical report.pdf'),
  diploma: text('学历证书.pdf', '學歷證書.pdf', 'Degree.pdf'),
};

const hospital = text('岭湾医院', '嶺灣醫院', 'Lingwan Hospital');

/** The candidate's address, in the city of their resume. */
const addressIn: Readonly<Record<Locale, (city: string) => string>> = {
  'zh-cn': (city) => `${city}江岸路 28 号 3 栋 602 室`,
  'zh-hk': (city) => `${city}江岸路 28 號 3 座 602 室`,
  'en-us': (city) => `Room 602, Building 3, 28 Jiang’an Road, ${city}`,
};

/** Who answers: the candidate, with the facts of their resume, in the language of the world. */
export interface Answerer extends Omit<SampleCandidate, 'category'> {
  readonly locale: Locale;
  readonly now: number;
}

const PLACE_OF_BIRTH = '110105';

/** An identity number that agrees with the resume: its last digit but one is odd for men, and the last is a check digit. */
function identityNumber(birthday: string, gender: string): string {
  const digits = `${PLACE_OF_BIRTH}${birthday.replaceAll('-', '')}00${gender === 'male' ? 1 : 2}`;
  const sum = [...digits].reduce((so, digit, at) => so + Number(digit) * (2 ** (digits.length - at) % 11), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

/** The answers to the sample requests of each kind, by people who write in the language of the world. */
export function sampleAnswers({
  locale,
  now,
  birthday,
  gender,
  city,
  formerEmployer,
}: Answerer): SampleAnswers {
  const candidate = magicAccounts.candidate.name[locale];
  return {
    resumeForward: { kind: 'suitable', comment: forwarded[locale] },
    evaluation: {
      scores: [
        { criterionId: 'expertise', points: 4 },
        { criterionId: 'thinking', points: 5, comment: thinking[locale] },
        { criterionId: 'communication', points: 4 },
        { criterionId: 'teamwork', points: 3 },
      ],
      conclusion: 'recommended',
      comment: evaluated[locale],
    },
    approval: { decision: 'approved' },
    backgroundCheck: {
      version: '2026-01',
      signature: candidate,
      referees: [
        {
          name: referee.name[locale],
          relation: referee.relation[locale],
          company: formerEmployer,
          phone: '13912345678',
        },
      ],
    },
    supplierCheck: {
      findings: [
        { itemId: 'education', finding: 'confirmed' },
        { itemId: 'employment', finding: 'differs', note: leftEarlier[locale] },
        { itemId: 'performance', finding: 'confirmed' },
      ],
    },
    medicalReport: {
      examinedOn: isoDay(now - 5 * DAY),
      place: hospital[locale],
      files: [{ fileId: 'sample-medical-report', fileName: files.medicalReport[locale], size: 812_300 }],
      consentVersion: '2025-09',
    },
    informationForm: {
      answers: {
        legalName: candidate,
        idNumber: identityNumber(birthday, gender),
        birthday,
        household: 'urban',
        phone: '13800000001',
        email: 'candidate@example.com',
        address: addressIn[locale](city),
        firstDay: isoDay(onWorkingDay(now + 30 * DAY)),
        notice: '30',
        nonCompete: 'no',
        equipment: ['notebook', 'headset'],
        diploma: [{ fileId: 'sample-diploma', fileName: files.diploma[locale], size: 412_300 }],
      },
    },
    resumeUpdate: { sections: ['work', 'selfEvaluation'] },
    resumeImprovement: { sections: ['work', 'languages', 'selfEvaluation'] },
    talentUpdate: { months: 12, consentVersion: '2025-09' },
  };
}
