import type { Localized } from './types.ts';

interface EvaluationCriterionEntry {
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly required: boolean;
}

/** The criteria for evaluating interviews in the sample companies. */
export const evaluationCriteria: readonly EvaluationCriterionEntry[] = [
  {
    id: 'expertise',
    name: { 'zh-cn': '专业能力', 'zh-hk': '專業能力', 'en-us': 'Expertise' },
    description: {
      'zh-cn': '职位所需的知识与经验，能否举出自己做过的例子。',
      'zh-hk': '職位所需的知識與經驗，能否舉出親身處理的例子。',
      'en-us': 'Knowledge and experience the position needs, shown with real examples.',
    },
    required: true,
  },
  {
    id: 'thinking',
    name: { 'zh-cn': '分析与解决问题', 'zh-hk': '分析與解決問題', 'en-us': 'Problem solving' },
    description: {
      'zh-cn': '能否抓住重点，权衡利弊，说清推理过程。',
      'zh-hk': '能否抓住重點，權衡利弊，清楚說明推理過程。',
      'en-us': 'Finds what matters, weighs options, explains the reasoning.',
    },
    required: true,
  },
  {
    id: 'communication',
    name: { 'zh-cn': '沟通表达', 'zh-hk': '溝通表達', 'en-us': 'Communication' },
    description: {
      'zh-cn': '倾听、提问与表达是否清楚。',
      'zh-hk': '聆聽、提問與表達是否清晰。',
      'en-us': 'Listens, asks, and speaks clearly.',
    },
    required: true,
  },
  {
    id: 'teamwork',
    name: { 'zh-cn': '团队协作', 'zh-hk': '團隊合作', 'en-us': 'Teamwork' },
    description: {
      'zh-cn': '与同事合作、处理分歧的方式。',
      'zh-hk': '與同事合作、處理分歧的方式。',
      'en-us': 'How they work with others and deal with disagreement.',
    },
    required: true,
  },
  {
    id: 'motivation',
    name: { 'zh-cn': '求职动机', 'zh-hk': '求職動機', 'en-us': 'Motivation' },
    description: {
      'zh-cn': '对公司与职位的了解，未来两三年的打算。',
      'zh-hk': '對公司與職位的了解，未來兩三年的計劃。',
      'en-us': 'What they know of the company, and what they want in the next years.',
    },
    required: false,
  },
];
