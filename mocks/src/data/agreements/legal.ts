import type { Agreement } from './agreement.ts';

export const legal: Agreement = {
  version: '2025-06',
  effectiveFrom: '2025-06-01',
  title: { 'zh-cn': '法律声明', 'zh-hk': '法律聲明', 'en-us': 'Legal notices' },
  content: {
    'zh-cn': `
<p>澄远集团招聘网站由澄远集团人力资源部主办，澄远数科提供技术支持。浏览或使用本网站，即视为您已了解以下声明。</p>
<h3>一、著作权与商标</h3>
<p>本网站的文字、图片、版式和程序，除另有注明外，著作权归澄远集团所有。您可以为个人求职之目的浏览、打印和分享职位链接；未经书面许可，不得复制、改编或用于商业用途。“澄远”文字及图形标识是澄远集团的商标，任何人不得在招聘广告、社交账号或群组名称中擅自使用。</p>
<h3>二、谨防招聘诈骗</h3>
<ul>
<li>我们只通过本网站、官方邮箱（以 chengyuan.example 结尾）和面试通知中写明的电话与您联系。</li>
<li>我们不会收取报名费、培训费、体检费、服装费或任何押金，也不会索取您的银行卡密码和短信验证码。</li>
<li>我们不会要求您下载来历不明的软件，或在聊天群里“做任务”。</li>
</ul>
<p>如对收到的信息有疑问，请拨打 <a href="tel:4000000000">400-000-0000</a> 核实。</p>
<h3>三、信息的准确性</h3>
<p>我们尽力使网站内容准确、及时，但职位的数量、待遇和进度可能在发布后变化，恕不逐一通知。公司介绍、新闻和图片用于帮助您了解我们，不构成要约，也不构成投资建议。具体聘用条件以书面录用通知和劳动合同为准。</p>
<h3>四、链接与第三方</h3>
<p>网站中的部分链接指向合作方或社交平台。这些网站由各自的运营者负责，我们不控制其内容和隐私做法，请您在提供信息之前阅读其规则。其他网站链接到本网站，无须事先许可，但不得以框架方式嵌入，也不得暗示与我们存在合作。</p>
<h3>五、责任的限制</h3>
<p>因网络故障、系统维护或不可抗力造成的服务中断，我们会尽快恢复，但不承担由此产生的间接损失。本声明不排除法律规定不得排除的责任。</p>
<h3>六、权利人通知</h3>
<p>如您认为本网站的内容侵犯了您的合法权益，请把权属证明、所涉页面的地址和您的联系方式发送至 legal@chengyuan.example。我们会在核实后及时删除或更正，并告知您处理结果。</p>
<h3>七、语言与更新</h3>
<p>本声明以简体中文、繁体中文和英文发布，各版本理解不一致时以简体中文为准。我们可能不时更新本声明，更新后的内容自公布之日起生效。</p>`,
    'zh-hk': `
<p>澄遠集團招聘網站由澄遠集團人力資源部主理，澄遠數科提供技術支援。瀏覽或使用本網站，即視為你已了解以下聲明。</p>
<h3>1. 版權及商標</h3>
<p>除另有註明外，本網站的文字、圖片、版面及程式的版權均屬澄遠集團所有。你可為個人求職瀏覽、列印及分享職位連結；未經書面許可，不得複製、改編或作商業用途。「澄遠」文字及圖案為澄遠集團的商標，任何人不得擅自用於招聘廣告、社交帳號或群組名稱。</p>
<h3>2. 慎防求職騙案</h3>
<ul>
<li>我們只會透過本網站、官方電郵（以 chengyuan.example 結尾）及面試通知所列的電話與你聯絡。</li>
<li>我們不會收取報名費、培訓費、身體檢查費、制服費或任何按金，亦不會索取你的銀行密碼及短訊驗證碼。</li>
<li>我們不會要求你下載來歷不明的程式，或在聊天群組「做任務」。</li>
</ul>
<p>如對收到的訊息有懷疑，請致電 <a href="tel:4000000000">400-000-0000</a> 查證。</p>
<h3>3. 資料的準確性</h3>
<p>我們致力確保網站內容準確及時，惟職位數目、待遇及進度或會在刊登後有變，恕不逐一通知。公司簡介、新聞及圖片旨在協助你了解我們，並不構成要約或投資建議。具體聘用條件以書面聘書及僱傭合約為準。</p>
<h3>4. 連結及第三方</h3>
<p>網站內部分連結會通往合作夥伴或社交平台，這些網站由其營運者負責，我們無法控制其內容及私隱措施，請在提供資料前閱讀其規則。其他網站可自由連結至本網站，但不得以框架方式嵌入，亦不得暗示與我們有合作關係。</p>
<h3>5. 責任限制</h3>
<p>如因網絡故障、系統維修或不可抗力而導致服務中斷，我們會盡快恢復，但不就由此引致的間接損失承擔責任。本聲明並不豁免法律規定不可豁免的責任。</p>
<h3>6. 權利人通知</h3>
<p>如你認為本網站的內容侵犯你的合法權益，請把權利證明、有關網頁地址及你的聯絡方式電郵至 legal@chengyuan.example。我們核實後會盡快移除或更正，並通知你處理結果。</p>
<h3>7. 語言及更新</h3>
<p>本聲明以簡體中文、繁體中文及英文發佈，如有歧義，以簡體中文版本為準。我們或會不時更新本聲明，更新內容由公佈日起生效。</p>`,
    'en-us': `
<p>The careers site of Chengyuan Group is run by the human resources department of Chengyuan Group, with technical support from Chengyuan Digital. If you visit or use it, please know the following.</p>
<h3>1. Copyright and trademarks</h3>
<p>Unless something else is said, the words, pictures, layout and programs of this site belong to Chengyuan Group. You may read, print and share openings for your own search for work. Copying, adapting or using them commercially needs our written permission. The name and the mark of Chengyuan are trademarks of Chengyuan Group; nobody may use them in job advertisements, social media accounts or chat groups without our consent.</p>
<h3>2. Beware of recruitment fraud</h3>
<ul>
<li>We get in touch only through this site, from email addresses that end in chengyuan.example, and from the phone number given in your invitation to an interview.</li>
<li>We never charge for applying, training, health checks or clothing, never take deposits, and never ask for bank passwords or verification codes.</li>
<li>We never ask you to install unknown software or to “do tasks” in a chat group.</li>
</ul>
<p>If a message looks doubtful, call <a href="tel:4000000000">400-000-0000</a> and ask.</p>
<h3>3. Accuracy</h3>
<p>We try to keep the site correct and up to date, but the number of posts, their conditions and their progress may change after publication without separate notice. Portraits of companies, news and pictures are there to help you know us; they are neither an offer nor investment advice. What counts for employment is the written offer and the contract.</p>
<h3>4. Links and others</h3>
<p>Some links lead to partners or social platforms. Their operators are responsible for them; we control neither their content nor how they treat your data, so please read their rules before you give them anything. Other sites may link here without asking, but may not show this site inside a frame or suggest a partnership that does not exist.</p>
<h3>5. Limits of liability</h3>
<p>If the network, maintenance or events beyond our control interrupt the service, we restore it as soon as we can, but do not answer for indirect loss. Nothing here excludes a liability that the law does not allow to be excluded.</p>
<h3>6. Notice by right holders</h3>
<p>If you believe that something on this site infringes your rights, send proof of the right, the address of the page and a way to reach you to legal@chengyuan.example. Once we have checked it, we remove or correct it without delay and tell you what was done.</p>
<h3>7. Languages and changes</h3>
<p>This notice is published in Simplified Chinese, Traditional Chinese and English; where they differ, the Simplified Chinese text applies. It may be updated from time to time, and applies as updated from the day it is published.</p>`,
  },
};
