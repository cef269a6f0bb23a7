import type { Localized } from '../data/types.ts';

/** The recruiter's message in the sample data that asks for a better resume. */
export const improvementReason: Localized = {
  'zh-cn': '我们想把你推荐给用人部门。补充下面几处后，他们更容易看出你适合这个职位。',
  'zh-hk': '我們想把你推薦給用人部門。補充以下幾處後，他們更容易看出你適合這個職位。',
  'en-us':
    'We would like to show your application to the team. With a little more here they can see what you bring.',
};

/** Which sections are asked for, and what should be improved in each. */
export const improvementAsks = [
  {
    section: 'work',
    note: {
      'zh-cn': '请写明最近一份工作中你负责的内容和取得的结果，最好有数字。',
      'zh-hk': '請寫明最近一份工作中你負責的內容和取得的成果，最好附上數字。',
      'en-us':
        'Please say what you were responsible for in your latest job and what came of it, in numbers if you can.',
    },
  },
  {
    section: 'languages',
    note: {
      'zh-cn': '这个职位需要与海外同事沟通，请补充你的外语水平。',
      'zh-hk': '這個職位需要與海外同事溝通，請補充你的外語程度。',
      'en-us': 'You would work with colleagues abroad: please add the languages you speak, and how well.',
    },
  },
  {
    section: 'selfEvaluation',
    note: {
      'zh-cn': '用两三句话说说你为什么对这个职位感兴趣。',
      'zh-hk': '用兩三句話說說你為何對這個職位感興趣。',
      'en-us': 'In two or three sentences: what interests you about this position?',
    },
  },
] as const satisfies readonly { readonly section: string; readonly note: Localized }[];
