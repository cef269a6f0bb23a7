import { fold, wordSet } from './fold.ts';

/** Towns, regions and countries that resumes name on their own; no employer or job has such a name. */
const places = wordSet(
  [
    '北京|上海|天津|重庆|广州|深圳|东莞|佛山|珠海|中山|惠州|汕头|杭州|宁波|温州|绍兴|嘉兴|南京|苏州|无锡|常州|南通|徐州|扬州',
    '合肥|芜湖|福州|厦门|泉州|南昌|济南|青岛|烟台|潍坊|郑州|洛阳|武汉|宜昌|长沙|株洲|成都|绵阳|贵阳|昆明|西安|兰州|西宁|银川',
    '乌鲁木齐|拉萨|呼和浩特|石家庄|保定|唐山|太原|沈阳|大连|长春|哈尔滨|南宁|桂林|海口|三亚|香港|澳门|台湾|台北|新北|台中|台南|高雄|新竹',
    '河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆',
    '中国|新加坡|东京|日本|首尔|韩国|伦敦|英国|纽约|美国|加拿大|澳大利亚|悉尼|德国|柏林|法国|巴黎|远程',
    '廣州|東莞|寧波|蘇州|無錫|蕪湖|廈門|濟南|青島|鄭州|洛陽|武漢|長沙|貴陽|蘭州|銀川|瀋陽|大連|長春|哈爾濱|澳門|臺灣|臺北|臺中|臺南',
    '廣東|江蘇|遼寧|黑龍江|陝西|雲南|中國|東京|首爾|韓國|倫敦|英國|紐約|美國|遠端',
    'beijing|shanghai|tianjin|chongqing|guangzhou|shenzhen|dongguan|foshan|zhuhai|hangzhou|ningbo|nanjing|suzhou|wuxi|hefei|fuzhou|xiamen',
    'jinan|qingdao|zhengzhou|wuhan|changsha|chengdu|guiyang|kunming|xian|shenyang|dalian|harbin|hongkong|hongkongsar|kowloon|macao|macau|taipei|taiwan',
    'china|prc|singapore|tokyo|japan|seoul|korea|southkorea|london|uk|unitedkingdom|england|scotland|ireland|dublin|newyork|newyorkcity|sanfrancisco|boston',
    'chicago|seattle|losangeles|usa|us|unitedstates|toronto|vancouver|canada|sydney|melbourne|australia|berlin|munich|germany|paris|france|remote|hybrid|onsite',
  ].join('|'),
);

/** Whether a text is only a place: `Hong Kong`, `深圳市`, `广东 深圳`, `Boston, MA`. */
export function isPlace(text: string): boolean {
  const [first = '', ...others] = text
    .replace(/[()（）【】]/g, '')
    .split(/[,，、·|/\t]|(?<=\p{Script=Han}) /u);
  return isNamed(first) && others.every((one) => isNamed(one) || /^\s?[A-Z]{2}$/.test(one));
}

function isNamed(text: string): boolean {
  const name = fold(text).replaceAll(' ', '');
  return places.has(name) || places.has(name.replace(/[市省]$/u, ''));
}
