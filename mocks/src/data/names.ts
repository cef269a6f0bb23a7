import type { Localized } from './types.ts';

/** Invented people from the mainland: recruiters and candidates; romanized in pinyin. */
export const names: readonly Localized[] = [
  { 'zh-cn': '林知远', 'zh-hk': '林知遠', 'en-us': 'Lin Zhiyuan' },
  { 'zh-cn': '周予安', 'zh-hk': '周予安', 'en-us': 'Zhou Yu’an' },
  { 'zh-cn': '陈书禾', 'zh-hk': '陳書禾', 'en-us': 'Chen Shuhe' },
  { 'zh-cn': '沈嘉木', 'zh-hk': '沈嘉木', 'en-us': 'Shen Jiamu' },
  { 'zh-cn': '许清越', 'zh-hk': '許清越', 'en-us': 'Xu Qingyue' },
  { 'zh-cn': '梁景行', 'zh-hk': '梁景行', 'en-us': 'Liang Jingxing' },
  { 'zh-cn': '何若澜', 'zh-hk': '何若瀾', 'en-us': 'He Ruolan' },
  { 'zh-cn': '郑思齐', 'zh-hk': '鄭思齊', 'en-us': 'Zheng Siqi' },
  { 'zh-cn': '宋承宇', 'zh-hk': '宋承宇', 'en-us': 'Song Chengyu' },
  { 'zh-cn': '苏念白', 'zh-hk': '蘇念白', 'en-us': 'Su Nianbai' },
  { 'zh-cn': '杨亦辰', 'zh-hk': '楊亦辰', 'en-us': 'Yang Yichen' },
  { 'zh-cn': '赵云舒', 'zh-hk': '趙雲舒', 'en-us': 'Zhao Yunshu' },
  { 'zh-cn': '黄景云', 'zh-hk': '黃景雲', 'en-us': 'Huang Jingyun' },
  { 'zh-cn': '吴晓岚', 'zh-hk': '吳曉嵐', 'en-us': 'Wu Xiaolan' },
  { 'zh-cn': '徐怀瑾', 'zh-hk': '徐懷瑾', 'en-us': 'Xu Huaijin' },
  { 'zh-cn': '孙亦凡', 'zh-hk': '孫亦凡', 'en-us': 'Sun Yifan' },
  { 'zh-cn': '马骏驰', 'zh-hk': '馬駿馳', 'en-us': 'Ma Junchi' },
  { 'zh-cn': '高雨桐', 'zh-hk': '高雨桐', 'en-us': 'Gao Yutong' },
  { 'zh-cn': '罗子衿', 'zh-hk': '羅子衿', 'en-us': 'Luo Zijin' },
  { 'zh-cn': '韩沐阳', 'zh-hk': '韓沐陽', 'en-us': 'Han Muyang' },
  { 'zh-cn': '唐小满', 'zh-hk': '唐小滿', 'en-us': 'Tang Xiaoman' },
  { 'zh-cn': '邓文博', 'zh-hk': '鄧文博', 'en-us': 'Deng Wenbo' },
  { 'zh-cn': '谢一诺', 'zh-hk': '謝一諾', 'en-us': 'Xie Yinuo' },
  { 'zh-cn': '彭宇航', 'zh-hk': '彭宇航', 'en-us': 'Peng Yuhang' },
  { 'zh-cn': '蒋若溪', 'zh-hk': '蔣若溪', 'en-us': 'Jiang Ruoxi' },
  { 'zh-cn': '丁望舒', 'zh-hk': '丁望舒', 'en-us': 'Ding Wangshu' },
];

/** Invented people from Hong Kong; romanized as in Hong Kong. */
export const hongKongNames: readonly Localized[] = [
  { 'zh-cn': '陈颖姗', 'zh-hk': '陳穎姍', 'en-us': 'Chan Wing Shan' },
  { 'zh-cn': '黄梓朗', 'zh-hk': '黃梓朗', 'en-us': 'Wong Tsz Long' },
  { 'zh-cn': '李凯晴', 'zh-hk': '李凱晴', 'en-us': 'Lee Hoi Ching' },
  { 'zh-cn': '张皓然', 'zh-hk': '張皓然', 'en-us': 'Cheung Ho Yin' },
  { 'zh-cn': '何泳欣', 'zh-hk': '何泳欣', 'en-us': 'Ho Wing Yan' },
  { 'zh-cn': '林家乐', 'zh-hk': '林家樂', 'en-us': 'Lam Ka Lok' },
  { 'zh-cn': '郭子谦', 'zh-hk': '郭子謙', 'en-us': 'Kwok Tsz Him' },
  { 'zh-cn': '叶芷悠', 'zh-hk': '葉芷悠', 'en-us': 'Yip Tsz Yau' },
];
