import type { Preset } from './preset.ts';

/** Interviews whose time both sides arrange: the candidate's page, and the interviewer's. */
export const interviewPresets: readonly Preset[] = [
  {
    id: 'interview-slots',
    title: { 'en-us': 'An interview whose time is to be chosen', 'zh-cn': '待选择时间的面试' },
    sets: { persona: 'candidate' },
    opens: () => '/self/candidate?id=interview-slots',
  },
  {
    id: 'interviewer-week',
    title: { 'en-us': 'The week of an interviewer', 'zh-cn': '面试官的一周' },
    sets: { persona: 'interviewer' },
    opens: () => '/self/interviewer',
  },
  {
    id: 'evaluation-login',
    title: {
      'en-us': 'An interview that an interviewer who is logged in evaluates',
      'zh-cn': '已登录的面试官填写面试评价',
    },
    sets: { persona: 'interviewer' },
    opens: () => '/interviewEvaluation?id=evaluation-mine',
  },
];
