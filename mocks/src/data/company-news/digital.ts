import type { NewsItem } from '../types.ts';

export const digitalNews: readonly NewsItem[] = [
  {
    id: 'news-digital-identity',
    daysAgo: 5,
    title: {
      'zh-cn': '统一身份平台在无人察觉中完成换库',
      'zh-hk': '統一身份平台在無人察覺下完成更換數據庫',
      'en-us': 'The identity platform changed its database and nobody noticed',
    },
    summary: {
      'zh-cn': '四万六千个账号，双写七周，切换只用了十一秒。',
      'zh-hk': '四萬六千個帳戶，雙寫七星期，切換僅需十一秒。',
      'en-us': '46,000 accounts, seven weeks of double writing, eleven seconds to switch.',
    },
    content: {
      'zh-cn':
        '<p>团队把切换定在周三上午十点，而不是深夜：白天出问题，人都在。七周里，新旧两库每天对账一次，差异从三百条一路降到零。</p><p>唯一的插曲是一台仓库手持终端，它把令牌缓存了十四天。值班同事打电话过去，请仓管员重启了一下。</p>',
      'zh-hk':
        '<p>團隊把切換定於星期三早上十時，而非深夜：日間出問題，人人都在。七星期內，新舊兩庫每日對帳一次，差異由三百項一路降至零。</p><p>唯一的插曲是一部倉庫手提終端機，把權杖快取了十四天。當值同事致電過去，請倉務員重新啟動。</p>',
      'en-us':
        '<p>They chose ten on a Wednesday morning, not midnight: if something breaks, everyone is there. For seven weeks the two stores were compared daily, and the differences fell from 300 to none.</p><p>The one surprise was a handheld in a warehouse that had kept its token for two weeks. The engineer on call phoned and asked for a restart.</p>',
    },
  },
  {
    id: 'news-digital-postmortem',
    daysAgo: 31,
    title: {
      'zh-cn': '订单中台公布了一份没有责任人的事故报告',
      'zh-hk': '訂單平台公佈一份沒有責任人的事故報告',
      'en-us': 'An incident report without a culprit, open to all',
    },
    summary: {
      'zh-cn': '二十六分钟的下单失败，写成了九页时间线和四项改进。',
      'zh-hk': '二十六分鐘的落單失敗，寫成九頁時間線和四項改善。',
      'en-us': 'Twenty-six minutes of failed orders became nine pages of timeline and four changes.',
    },
    content: {
      'zh-cn':
        '<p>起因是一个超时从两秒改成二十秒，测试环境没有真实的并发，谁也没看出问题。报告里没有名字，只有每一步当时看到了什么。</p><p>四项改进中，最便宜的一项是给超时设上限，只有五行代码，却能挡住未来大半同类事故。</p>',
      'zh-hk':
        '<p>起因是一個逾時設定由兩秒改為二十秒，測試環境沒有真實的並發量，無人看出問題。報告沒有名字，只寫每一步當時看到甚麼。</p><p>四項改善之中，最便宜的一項是為逾時設上限，只需五行程式碼，卻能避免日後大部分同類事故。</p>',
      'en-us':
        '<p>A timeout had gone from two seconds to twenty, and the test system never had the load to show it. The report names nobody; it says what could be seen at every step.</p><p>The cheapest of the four changes is a ceiling on timeouts: five lines that would stop most incidents of the kind.</p>',
    },
  },
  {
    id: 'news-digital-firstweek',
    daysAgo: 66,
    title: {
      'zh-cn': '三十七名新人，第一周全部上线',
      'zh-hk': '三十七名新同事，首星期全部推出程式',
      'en-us': 'All 37 newcomers shipped in week one',
    },
    summary: {
      'zh-cn': '最小的一次提交只改了一个错别字，也走完了评审与灰度。',
      'zh-hk': '最小的一次提交只改一個錯字，亦走完評審及分階段發佈。',
      'en-us': 'The smallest change mended one typo, and went through review and rollout all the same.',
    },
    content: {
      'zh-cn':
        '<p>每位新人入职前，团队就备好了一张“小而真”的任务单：真实用户会遇到，一天能做完，做错了能立刻回退。</p><p>第一周的目的不是产出，而是把钥匙、流水线和告警都摸一遍。有人上线后盯着监控看了半小时，一切如常。</p>',
      'zh-hk':
        '<p>每位新同事入職之前，團隊已備妥一張「小而真」的任務單：真實用戶會遇到，一天可完成，做錯可即時還原。</p><p>首星期的目的並非產出，而是把權限、流程和警報都走一遍。有人推出後盯着監察畫面半小時，一切如常。</p>',
      'en-us':
        '<p>Before anyone starts, the team has a small but real task ready: users meet it, a day is enough, and a mistake can be rolled back at once.</p><p>Week one is not for output but for touching every key, pipeline and alarm. One newcomer watched the graphs for half an hour afterwards. Nothing happened.</p>',
    },
  },
];
