import type { NewsItem } from '../types.ts';

export const pharmaNews: readonly NewsItem[] = [
  {
    id: 'news-pharma-inhaler',
    daysAgo: 8,
    title: {
      'zh-cn': '吸入剂三期临床完成全部患者入组',
      'zh-hk': '吸入劑第三期試驗，病人招募全部完成',
      'en-us': 'Phase III trial of our inhaler has enrolled all its patients',
    },
    summary: {
      'zh-cn': '八百六十名慢阻肺患者，来自四十一家研究中心，比计划早五周。',
      'zh-hk': '八百六十名慢阻肺病人，來自四十一間研究中心，較計劃早五星期。',
      'en-us': 'Eight hundred and sixty people with COPD at 41 sites, five weeks ahead of plan.',
    },
    content: {
      'zh-cn':
        '<p>提前的五周不是催出来的。临床监查员发现患者不愿来，是因为随访要排两次队，于是和医院商量，把肺功能检查与取药放在同一天上午。</p><p>最后一名患者预计明年秋天完成用药观察，届时才能揭盲。在那之前，团队谁也不知道结果。</p>',
      'zh-hk':
        '<p>提早五星期，並非催促得來。臨床監察員發現病人不願覆診，是因為要輪候兩次，於是與醫院商量，把肺功能檢查和取藥安排在同一個上午。</p><p>最後一名病人預計明年秋天完成用藥觀察，屆時才可揭盲。在此之前，團隊無人知道結果。</p>',
      'en-us':
        '<p>Nobody was pushed. Monitors found that patients stayed away because each visit meant standing in line twice, and agreed with the hospitals to put lung test and medicine on one morning.</p><p>The last patient finishes next autumn, and only then will the blind be lifted. Until that day no one in the team knows.</p>',
    },
  },
  {
    id: 'news-pharma-tenth',
    daysAgo: 40,
    title: {
      'zh-cn': '一成自选时间，长出一项缓释专利',
      'zh-hk': '一成自選時間，孕育一項緩釋專利',
      'en-us': 'A tenth of one’s own time grows into a sustained-release patent',
    },
    summary: {
      'zh-cn': '制剂研究员用周五下午试了两年的微丸包衣，获得授权。',
      'zh-hk': '製劑研究員以星期五下午試驗兩年的微丸包衣，獲批專利。',
      'en-us': 'Two years of Friday afternoons on pellet coating have been granted.',
    },
    content: {
      'zh-cn':
        '<p>起点是一个没人要的问题：为什么同一批微丸，冬天放得比夏天慢？研究员陆遥怀疑是包衣液里的水，一直没有立项。</p><p>一百四十多次小试之后，她证明了水分与膜孔的关系。新工艺让批间差异缩小一半，将先用在一款降压药上。</p>',
      'zh-hk':
        '<p>起點是一個無人理會的問題：為何同一批微丸，冬天釋放得比夏天慢？研究員陸遙懷疑與包衣液的水分有關，一直沒有立項。</p><p>經過一百四十多次小型試驗，她證實了水分與膜孔的關係。新工序令批次差異減半，將率先用於一款降血壓藥。</p>',
      'en-us':
        '<p>It began with a question nobody owned: why does the same batch of pellets release more slowly in winter? Lu Yao suspected water in the coating, but there was no project for it.</p><p>After some 140 trials she had shown how moisture shapes the pores. Batches now differ half as much; a blood-pressure tablet will have it first.</p>',
    },
  },
  {
    id: 'news-pharma-inspection',
    daysAgo: 82,
    title: {
      'zh-cn': '苏州基地通过突击现场检查',
      'zh-hk': '蘇州廠房通過突擊現場檢查',
      'en-us': 'Suzhou plant passes an unannounced inspection',
    },
    summary: {
      'zh-cn': '检查组翻阅了两年的批记录，提出三项一般缺陷。',
      'zh-hk': '檢查組翻閱兩年批次紀錄，提出三項一般缺失。',
      'en-us': 'Inspectors read two years of batch records and noted three minor findings.',
    },
    content: {
      'zh-cn':
        '<p>周一早上八点，检查组直接走进压片车间。班组长照常投料，因为记录本来就是边做边写的。</p><p>三项缺陷都与标签存放有关，质量部在十天内完成整改，并把照片贴在了更衣室门口。</p>',
      'zh-hk':
        '<p>星期一早上八時，檢查組直接走進壓片車間。組長如常投料，因為紀錄向來是邊做邊寫。</p><p>三項缺失均與標籤存放有關，品質部於十日內完成改善，並把照片貼在更衣室門外。</p>',
      'en-us':
        '<p>At eight on a Monday they walked straight into tableting. The shift lead went on charging the press, since records there are written as the work is done.</p><p>All three findings were about how labels are stored. Quality put them right in ten days and hung the photographs by the changing room.</p>',
    },
  },
];
