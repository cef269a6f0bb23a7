/** Characters that exist in only one of the two scripts, in the same order in both lists. */
const simplifiedOnly =
  '们这国会务业个为产书习亿仅从仓众优伟传伤伦华单卖卫历厂厅压厌参双发变叶号听员响园围图团圆场坏块坚报声' +
  '处备够夹奖奥妇妈宝实审宽对寻导将尽层岁岗岛币师带帮库应庙废开张弹强归当录怀态总恶惊惯愿战户执扩扫护担' +
  '拟择损换摄数断无旧时显晓术机杀杂权条来杨极构标栏树样检楼欢气汇汉沟没泽测济浅涨渐温湿满灯灵点炼热爱犹' +
  '状独环现电疗监盘盖码确积称稳竞笔筹签简类粮约级纪纯纲纳纸线练组细织终绍经结给络统继续维综绿缓编网罗职' +
  '联肤脑脸节苏药获营蓝虑补装见观规视览订认讨让训议记讲许论设证评识诉词译试话询该详语说请读课调谁谢负财' +
  '责质购贯费资赛赶车转轮软轻输辆边达过运还进远连迟选递遗钟钢钱铁银错锁键镜长门问间际阳阵阶陆陈险随难静' +
  '须项顺预领频题额风飞馆马验鱼龙';

const traditionalOnly =
  '們這國會務業個為產書習億僅從倉眾優偉傳傷倫華單賣衞歷廠廳壓厭參雙發變葉號聽員響園圍圖團圓場壞塊堅報聲' +
  '處備夠夾獎奧婦媽寶實審寬對尋導將盡層歲崗島幣師帶幫庫應廟廢開張彈強歸當錄懷態總惡驚慣願戰戶執擴掃護擔' +
  '擬擇損換攝數斷無舊時顯曉術機殺雜權條來楊極構標欄樹樣檢樓歡氣匯漢溝沒澤測濟淺漲漸溫濕滿燈靈點煉熱愛猶' +
  '狀獨環現電療監盤蓋碼確積稱穩競筆籌簽簡類糧約級紀純綱納紙線練組細織終紹經結給絡統繼續維綜綠緩編網羅職' +
  '聯膚腦臉節蘇藥獲營藍慮補裝見觀規視覽訂認討讓訓議記講許論設證評識訴詞譯試話詢該詳語說請讀課調誰謝負財' +
  '責質購貫費資賽趕車轉輪軟輕輸輛邊達過運還進遠連遲選遞遺鐘鋼錢鐵銀錯鎖鍵鏡長門問間際陽陣階陸陳險隨難靜' +
  '須項順預領頻題額風飛館馬驗魚龍';

function found(text: string, characters: string): readonly string[] {
  return [...text].filter((character) => characters.includes(character));
}

/** The simplified-only characters of a text that should be traditional. */
export const simplifiedIn = (text: string): readonly string[] => found(text, simplifiedOnly);

/** The traditional-only characters of a text that should be simplified. */
export const traditionalIn = (text: string): readonly string[] => found(text, traditionalOnly);

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Half-width comma, semicolon or colon, or another mark that Chinese writes full-width, after a Han character. */
export const halfWidthMarks = (text: string): readonly string[] =>
  text.match(/\p{Script=Han}\s*[,;:!?()]|[,;:!?()]\s*\p{Script=Han}/gu) ?? [];
