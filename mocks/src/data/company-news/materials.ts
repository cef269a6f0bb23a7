import type { NewsItem } from '../types.ts';

export const materialsNews: readonly NewsItem[] = [
  {
    id: 'news-materials-cathode',
    daysAgo: 10,
    title: {
      'zh-cn': '高锰正极走出中试线，首批十二吨送样',
      'zh-hk': '高錳正極走出試產線，首批十二公噸送樣',
      'en-us': 'High-manganese cathode leaves the pilot line: twelve metric tons of samples',
    },
    summary: {
      'zh-cn': '从一克配方到十二吨，研究员跟着它走了四年零两个月。',
      'zh-hk': '由一克配方到十二公噸，研究員跟了四年零兩個月。',
      'en-us': 'From one gram to twelve metric tons took its inventor four years and two months.',
    },
    content: {
      'zh-cn':
        '<p>最难的一关不在实验室，而在窑里：放大到百公斤时，粉体结块，循环寿命掉了三成。失效分析实验室切了六十多个样，发现是升温太快。</p><p>按公司的规定，配方发明人曾立可以从量产收益中分享百分之三。他说先不想钱，只想看客户的电芯跑满一千次。</p>',
      'zh-hk':
        '<p>最難的一關不在實驗室，而在窰內：放大至一百公斤時，粉體結塊，循環壽命跌了三成。失效分析實驗室切開六十多個樣本，發現是升溫太快。</p><p>按公司規定，配方發明人曾立可分享量產收益的百分之三。他說暫時不想錢，只想看客戶的電芯跑滿一千次。</p>',
      'en-us':
        '<p>The hardest part was not the lab but the kiln: at a hundred kilograms the powder caked and cycle life fell by 30%. Failure analysis cut more than sixty samples and found that it had been heated too fast.</p><p>By our rules its inventor, Zeng Li, shares 3% of what it earns. He would rather see a customer’s cells reach a thousand cycles first.</p>',
    },
  },
  {
    id: 'news-materials-film',
    daysAgo: 45,
    title: {
      'zh-cn': '光学膜工厂把一粒灰尘追到了电梯间',
      'zh-hk': '光學膜廠把一粒灰塵追到升降機房',
      'en-us': 'Optical film plant traces a speck of dust to the elevator shaft',
    },
    summary: {
      'zh-cn': '良率从百分之九十一升到百分之九十六点二。',
      'zh-hk': '良品率由百分之九十一升至百分之九十六點二。',
      'en-us': 'Yield rose from 91% to 96.2%.',
    },
    content: {
      'zh-cn':
        '<p>面板客户退回的样品上，总在同一位置有五微米的亮点。工艺组在洁净室里找了两个月一无所获，直到有人注意到亮点多出现在换班后。</p><p>原来是货运电梯的门一开，气压就会倒灌。加装一道缓冲间花了十九万元，一个月就收了回来。</p>',
      'zh-hk':
        '<p>面板客戶退回的樣本，總在同一位置有五微米的亮點。工序組在潔淨室找了兩個月毫無頭緒，直至有人留意到亮點多在轉更後出現。</p><p>原來載貨升降機門一開，氣流便會倒灌。加設一道緩衝間耗資十九萬元，一個月已經回本。</p>',
      'en-us':
        '<p>Panel makers kept returning samples with a five-micron bright spot in one place. Two months in the cleanroom found nothing, until somebody saw that the spots came after shift changes.</p><p>Each time the freight elevator opened, air was pushed back in. An airlock for 190,000 yuan paid for itself within a month.</p>',
    },
  },
  {
    id: 'news-materials-school',
    daysAgo: 88,
    title: {
      'zh-cn': '宁波工厂与职业学校合开“粉体班”',
      'zh-hk': '寧波廠與職業學校合辦「粉體班」',
      'en-us': 'Ningbo plant and a vocational school open a powder class',
    },
    summary: {
      'zh-cn': '三十名学生一半时间上课，一半时间在窑炉边。',
      'zh-hk': '三十名學生一半時間上課，一半時間在窰爐旁。',
      'en-us': 'Thirty students spend half their time in class and half beside the kilns.',
    },
    content: {
      'zh-cn':
        '<p>教材是车间自己编的，第一章不讲化学，讲怎么戴口罩、怎么闻出炉温不对。授课的六位师傅平均工龄十四年。</p><p>学生毕业后去留自由。首届班里有两个女生，都报了质检方向。</p>',
      'zh-hk':
        '<p>教材由車間自行編寫，第一章不講化學，講如何佩戴口罩、如何嗅出爐溫不對。授課的六位師傅平均年資十四年。</p><p>學生畢業後去留自決。首屆有兩名女生，均選讀品質檢定。</p>',
      'en-us':
        '<p>The shop floor wrote the textbook. Chapter one is no chemistry: it is how to wear a mask and how to smell that a kiln is off. The six teachers have fourteen years of practice on average.</p><p>Graduates are free to go elsewhere. Two young women in the first class have chosen quality testing.</p>',
    },
  },
];
