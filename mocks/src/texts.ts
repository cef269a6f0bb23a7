import type { ReasonOf } from '@careers/gateway/contract';
import type { MethodId, Registry } from '@careers/gateway/registry';
import { text } from './data/text.ts';
import type { Localized } from './data/types.ts';

/** Every reason that a method of the contract declares. */
type DeclaredReason = { [Id in MethodId]: ReasonOf<Registry[Id]> }[MethodId];

/** Reasons that any method may give, besides its own. */
type CommonReason = 'linkLocked' | 'siteMissing' | 'noPermission' | 'accountLocked451' | 'fault';

export type Reason = DeclaredReason | CommonReason;

/** The messages of business errors (`returnDesc` of a 451). */
export const reasonTexts: Readonly<Record<Reason, Localized>> = {
  siteMissing: text('网站 id 不能为空', '網站 id 不能為空', 'website id cannot be empty'),
  noPermission: text('你暂无访问权限', '你暫無瀏覽權限', 'no permission yet'),
  accountLocked451: text(
    '该账号已被停用，请联系管理员',
    '此帳戶已被停用，請聯絡管理員',
    'This account has been disabled, please contact the administrator',
  ),
  fault: text('系统繁忙，请稍后再试', '系統繁忙，請稍後再試', 'The system is busy, please try again later'),
  feedbackEmpty: text('请填写反馈内容', '請填寫意見內容', 'Please write what you would like to tell us'),
  feedbackTooLong: text(
    '反馈内容最多 500 字',
    '意見內容最多 500 字',
    'Please keep your feedback within 500 characters',
  ),
  feedbackFilesTooMany: text('最多附上 3 个文件', '最多附上 3 個檔案', 'Please attach three files at most'),
  contactInvalid: text(
    '手机号码或邮箱格式不正确',
    '手機號碼或電郵格式不正確',
    'The phone number or email is not valid',
  ),
  tooOften: text(
    '发送过于频繁，请一分钟后再试',
    '發送過於頻密，請一分鐘後再試',
    'Codes can be sent once a minute, please try again in a minute',
  ),
  locked: text(
    '错误次数过多，请 15 分钟后再试',
    '錯誤次數過多，請於 15 分鐘後再試',
    'Too many wrong attempts, please try again in 15 minutes',
  ),
  codeWrong: text('验证码不正确', '驗證碼不正確', 'The verification code is not correct'),
  codeExpired: text(
    '验证码已失效，请重新获取',
    '驗證碼已失效，請重新索取',
    'The verification code has expired, please get a new one',
  ),
  accountUnknown: text(
    '账号不存在，请先注册',
    '帳戶不存在，請先註冊',
    'There is no such account, please register first',
  ),
  passwordWrong: text('账号或密码不正确', '帳戶或密碼不正確', 'The account or the password is not correct'),
  passwordUnreadable: text(
    '密码无法解密，请重试',
    '密碼無法解密，請重試',
    'The password could not be decrypted, please try again',
  ),
  accountExists: text(
    '该手机号码或邮箱已被注册，请直接登录或更换',
    '此手機號碼或電郵已被使用，請直接登入或改用其他',
    'This phone number or email is already in use; please log in, or choose another',
  ),
  passwordInvalid: text(
    '密码不符合要求，请重新输入',
    '密碼不符合要求，請重新輸入',
    'The password does not meet the requirements, please re-enter!',
  ),
  passwordMismatch: text(
    '两次输入的密码不一致，请检查',
    '兩次輸入的密碼不一致，請檢查',
    'The two passwords entered are inconsistent, please check!',
  ),
  resetExpired: text(
    '身份验证已失效，请重新验证',
    '身份驗證已失效，請重新驗證',
    'The verification has expired, please verify your identity again',
  ),
  notBound: text(
    '你尚未绑定该联系方式',
    '你尚未綁定此聯絡方式',
    'No such phone number or email is linked to your account',
  ),
  lastWay: text(
    '这是你唯一的登录方式，请先绑定其他方式再解绑',
    '這是你唯一的登入方式，請先綁定其他方式，才解除綁定',
    'This is your only way to log in; please add another before you remove it',
  ),
  proofNeeded: text('请先确认是你本人在操作', '請先確認是你本人操作', 'Please confirm first that it is you'),
  passwordAlreadySet: text(
    '你已设置登录密码，请使用修改密码',
    '你已設定登入密碼，如需更改請使用「修改密碼」',
    'A password is already set; please change it instead',
  ),
  passwordNotSet: text(
    '你尚未设置登录密码',
    '你尚未設定登入密碼',
    'No password has been set for your account yet',
  ),
  directoryOwned: text(
    '你的密码由公司统一身份系统管理，请在公司内网修改',
    '你的密碼由公司統一身份系統管理，請在公司內聯網更改',
    'Your password belongs to the company directory; please change it there',
  ),
  deletionPending: text(
    '你已申请注销账号，请勿重复提交',
    '你已申請刪除帳戶，毋須重複提交',
    'You have already asked for your account to be deleted',
  ),
  deletionNotPending: text(
    '你没有待处理的注销申请',
    '你沒有待處理的刪除申請',
    'There is no deletion to cancel',
  ),
  agreementChanged: text(
    '该协议已更新，请阅读最新版本',
    '有關協議已更新，請閱讀最新版本',
    'The text has changed meanwhile; please read its newest version',
  ),
  evaluationUnknown: text(
    '这场面试不需要你评价',
    '這場面試毋須由你評核',
    'This interview is not yours to evaluate',
  ),
  signOnCodeInvalid: text(
    '单点登录已失效，请重新登录',
    '單一登入已失效，請重新登入',
    'The single sign-on has expired, please log in again',
  ),
  redirectRefused: text(
    '返回地址不在允许范围内',
    '返回地址不在允許範圍內',
    'The address to return to is not one of this site',
  ),
  companyUnknown: text('该公司不存在', '此公司不存在', 'There is no such company'),
  newsUnknown: text('该新闻不存在', '此新聞不存在', 'There is no such news article'),
  positionUnknown: text('该职位不存在', '此職位不存在', 'There is no such position'),
  shareIncomplete: text(
    '分享链接缺少必要数据',
    '分享連結缺少必要資料',
    'missing necessary data of share link',
  ),
  shareInvalid: text('分享链接无效', '分享連結無效', 'This share link is not valid'),
  shareExpired: text('分享链接已过期', '分享連結已過期', 'This share link has expired'),
  incomplete: text(
    '简历内容不完整，请先完善必填内容',
    '履歷內容不完整，請先填妥必填內容',
    'Please fill in the required content completely',
  ),
  duplicate: text('你已投递过该职位', '你已應徵過此職位', 'You have already applied for this position'),
  closed: text('职位已关闭', '職位已關閉', 'Position is closed'),
  delisted: text('职位已下架', '職位已下架', 'Position has been delisted'),
  deliveryUnknown: text('该投递记录不存在', '此應徵紀錄不存在', 'There is no such application'),
  linkInvalid: text(
    '链接无效，无法操作。',
    '連結無效，無法操作。',
    'The link is invalid and cannot be operated.',
  ),
  linkLocked: text(
    '请先输入验证码，再打开此链接',
    '請先輸入驗證碼，再開啟此連結',
    'Please enter the code that was sent to you to open this link',
  ),
  answersInvalid: text('请检查标出的内容', '請檢查標示的內容', 'Please check what is marked'),
  fieldUnknown: text('此项已不再需要填写', '此項已毋須填寫', 'This is no longer asked'),
  consentMissing: text('请先阅读并同意', '請先閱讀並同意', 'Please read it and agree first'),
  placeRequired: text('请填写体检机构', '請填寫檢查機構', 'Please say where you were examined'),
  placeTooLong: text('体检机构最多 100 字', '檢查機構最多 100 字', 'Please use 100 characters at most'),
  dayOutOfRange: text(
    '体检日期不在要求的范围内',
    '檢查日期不在要求的範圍內',
    'The examination is too old, or its day has not come yet',
  ),
  tooManyFiles: text('最多上传 10 个文件', '最多上載 10 個檔案', 'Please send ten files at most'),
  colleagueUnknown: text(
    '请填写本公司同事的邮箱',
    '請填寫本公司同事的電郵',
    'Please enter the email of a colleague of this company',
  ),
  otherPerson: text(
    '此邀请是发给其他账号的，请用收到邀请的账号登录',
    '此邀請是發給其他帳戶的，請用收到邀請的帳戶登入',
    'This invitation was sent to somebody else; please log in with the account that it was sent to',
  ),
  codeNotAsked: text('此链接无需验证码', '此連結毋須驗證碼', 'This link asks for no code'),
  linkExpired: text(
    '链接已过期，无法操作。',
    '連結已過期，無法操作。',
    'The link has expired and cannot be operated',
  ),
  handled: text(
    '此事项已处理，不能重复操作',
    '此事項已處理，不能重複操作',
    'This has been dealt with already.',
  ),
  authorisationRequired: text('请先勾选授权', '請先勾選授權', 'Please authorize the check first'),
  signatureWrong: text(
    '签名与姓名不一致，请检查',
    '簽署與姓名不一致，請檢查',
    'The signature does not match your name, please check',
  ),
  refereeIncomplete: text(
    '请把证明人的信息填写完整',
    '請完整填寫諮詢人的資料',
    'Please complete every referee',
  ),
  refereesCount: text('请填写一至三位证明人', '請填寫一至三位諮詢人', 'Please name one to three referees'),
  findingMissing: text(
    '请为每一项填写结果',
    '請為每一項填寫結果',
    'Please say what was found for every item',
  ),
  entryNotAsked: text(
    '提交的内容中有未要求或重复的项目，请检查',
    '提交的內容中有未要求或重複的項目，請檢查',
    'Something is answered that was not asked, or is answered twice, please check',
  ),
  noteRequired: text(
    '结果不一致或无法核实时，请说明',
    '結果不一致或無法核實時，請說明',
    'Please explain what differs or was not found',
  ),
  scoreMissing: text(
    '请为每个必评项打分',
    '請為每個必評項目評分',
    'Please score every criterion that is required',
  ),
  commentRequired: text('请填写意见', '請填寫意見', 'Please say why'),
  commentTooLong: text(
    '意见最多 1000 字',
    '意見最多 1000 字',
    'Please keep your comment within 1000 characters',
  ),
  offerHandled: text(
    '该录用通知已接受或已拒绝，不能重复操作。',
    '此聘書已獲接受或已被拒絕，不能重複操作。',
    'The offer has been accepted/rejected, and the operation cannot be repeated.',
  ),
  offerExpired: text(
    '该录用通知已过期，无法操作。',
    '此聘書已逾期，無法操作。',
    'The offer has expired and cannot be operated.',
  ),
  reasonRequired: text('请填写拒绝原因', '請填寫拒絕原因', 'Please give a reason'),
  reasonTooLong: text(
    '原因最多 1000 字',
    '原因最多 1000 字',
    'Please keep the reason within 1000 characters',
  ),
  notAccepted: text(
    '接受录用通知后才能上传附件',
    '接受聘書後方可上載附件',
    'Attachments can be uploaded only after the offer is accepted',
  ),
  tooMany: text(
    '附件数量超过 5 个，无法提交',
    '附件數量超過 5 個，無法提交',
    'The number of attachments exceeds 5 and cannot be submitted',
  ),
  fileUnknown: text(
    '附件不存在或已失效，请重新上传',
    '附件不存在或已失效，請重新上載',
    'One of the files cannot be found, please upload it again',
  ),
  fileTooLarge: text(
    '文件过大，请重新选择',
    '檔案過大，請重新選擇',
    'The file is too large, please choose another one',
  ),
  fileWrongFormat: text(
    '文件格式不正确，请重新选择',
    '檔案格式不正確，請重新選擇',
    'The format of the file is wrong, please choose another one',
  ),
  jobUnknown: text(
    '没有这份文件的解析结果，请重新导入',
    '沒有這份檔案的解析結果，請重新匯入',
    'What was read from this file is no longer there, please import it again',
  ),
  proposalsInvalid: text(
    '请提出三个互不重叠、在工作日 8 点至 20 点之间且尚未到来的时间，每个一小时',
    '請提出三個互不重疊、在工作日 8 時至 20 時之間且尚未到來的時間，每個一小時',
    'Please propose three one-hour times that are still to come, fall on working days between 8 am and 8 pm, and do not overlap',
  ),
  slotTaken: text(
    '该时间刚被他人选走，请另选一个',
    '該時間剛被他人選走，請另選一個',
    'Somebody has just taken this time. Please choose another one.',
  ),
  slotUnknown: text('该时间已不可选', '該時間已不可選', 'This time is no longer offered'),
  slotOverlaps: text(
    '与已有的时间重叠',
    '與已有的時間重疊',
    'This overlaps with a time that is there already',
  ),
  slotInvalid: text(
    '时间须尚未到来，且不超过四小时',
    '時間須尚未到來，且不超過四小時',
    'A time has to be still to come, and no longer than four hours',
  ),
  sectionNotAsked: text(
    '该部分不在所请求的内容中',
    '該部分不在所請求的內容中',
    'This section was not asked for',
  ),
  conflict: text(
    '这部分内容已在别处修改',
    '這部分內容已在別處修改',
    'This section has been changed elsewhere',
  ),
  noEmployeeResume: text(
    '公司通讯录中没有你的员工简历',
    '公司通訊錄沒有你的員工履歷',
    'The company’s directory has no resume of yours',
  ),
  alreadyRevoked: text('这次投递已经撤销', '這次應徵已經撤回', 'This application has been withdrawn already'),
  notRevocable: text('当前状态不可撤销', '目前狀態不可撤回', 'This application can no longer be withdrawn'),
  applicantNameRequired: text(
    '请填写被推荐人姓名',
    '請填寫被推薦人姓名',
    'Please enter the candidate’s name',
  ),
  consentRequired: text(
    '请先确认简历所有者已授权推荐',
    '請先確認履歷持有人已授權推薦',
    'Please confirm that the owner of the resume has authorized this',
  ),
  recommendedAlready: text(
    '该候选人已在招聘流程中，无需重复推荐',
    '此候選人已在招聘流程中，毋須重複推薦',
    'This candidate is already with the recruiters',
  ),
  templateUnknown: text('没有这个简历模板', '沒有這個履歷範本', 'There is no such resume template'),
};

/** The gateway's own messages, beside its return codes. */
export const gatewayTexts = {
  success: text('成功', '成功', 'Success'),
  unreadable: text('请求参数不正确', '請求參數不正確', 'The request could not be read'),
  unauthorized: text('签名或应用凭证不正确', '簽名或應用憑證不正確', 'Wrong signature or app credentials'),
  unknownMethod: text('接口不存在', '介面不存在', 'Unknown method'),
  staleTimestamp: text(
    '请求已过期，请检查本机时间',
    '請求已過期，請檢查裝置時間',
    'The timestamp is too old, please check the clock',
  ),
  expired: text(
    '登录已过期，请重新登录',
    '登入已過期，請重新登入',
    'The session has expired, please log in again',
  ),
  captcha: text('请先完成安全验证', '請先完成安全驗證', 'Please pass the security check first'),
  crash: text('服务器内部错误', '伺服器內部錯誤', 'Internal server error'),
} as const satisfies Record<string, Localized>;

/** The system's messages to people; placeholders are in braces. */
export const messageTexts = {
  code: text(
    '【{site}】您的验证码为 {code}，10 分钟内有效，请勿告诉他人。',
    '【{site}】你的驗證碼為 {code}，10 分鐘內有效，請勿告訴他人。',
    '[{site}] Your verification code is {code}. It is valid for 10 minutes; please keep it to yourself.',
  ),
  resumePassedOn: text(
    '【{site}】同事请您看看{candidate}应聘“{post}”的简历，并告知是否合适。附言：{note}',
    '【{site}】同事請你看看{candidate}應徵「{post}」的履歷，並告知是否合適。附言：{note}',
    '[{site}] A colleague asks you to look at {candidate}’s resume for “{post}” and to say whether it is a match. Their note: {note}',
  ),
  passwordChanged: text(
    '【澄远集团招聘】您的登录密码已修改，其他设备上的登录已退出。如非本人操作，请立即重置密码。',
    '【澄遠集團招聘】你的登入密碼已更改，其他裝置已登出。如非本人操作，請立即重設密碼。',
    '[Chengyuan Group Careers] Your password has been changed and other devices are logged out. If this was not you, please reset it at once.',
  ),
  contactBound: text(
    '【澄远集团招聘】您的账号已绑定 {contact}。如非本人操作，请立即修改密码。',
    '【澄遠集團招聘】你的帳戶已綁定 {contact}。如非本人操作，請立即更改密碼。',
    '[Chengyuan Group Careers] {contact} has been added to your account. If this was not you, please change your password at once.',
  ),
  contactUnbound: text(
    '【澄远集团招聘】{contact} 已从您的账号解绑。如非本人操作，请立即修改密码。',
    '【澄遠集團招聘】{contact} 已從你的帳戶解除綁定。如非本人操作，請立即更改密碼。',
    '[Chengyuan Group Careers] {contact} has been removed from your account. If this was not you, please change your password at once.',
  ),
  deletionAsked: text(
    '【澄远集团招聘】我们已收到您的注销申请，账号将于 {date} 注销。在此之前登录即可撤回。',
    '【澄遠集團招聘】我們已收到你的刪除帳戶申請，帳戶將於 {date} 刪除。在此之前登入即可撤回。',
    '[Chengyuan Group Careers] We have your request: your account will be deleted on {date}. Until then you can log in and cancel it.',
  ),
  recommendationConsent: text(
    '简历本人已授权你推荐：{name}',
    '履歷本人已授權你推薦：{name}',
    'Authorized by the owner of the resume: your recommendation of {name}',
  ),
  backgroundCheckConsent: text(
    '背景调查授权书（{post}）',
    '背景調查授權書（{post}）',
    'Authorization of a background check ({post})',
  ),
  medicalReportConsent: text(
    '体检报告的使用（{post}）',
    '身體檢查報告的使用（{post}）',
    'Use of my medical report ({post})',
  ),
  talentPoolConsent: text(
    '人才库保留我的简历（{post}）',
    '人才庫保留我的履歷（{post}）',
    'Keeping my resume in the talent pool ({post})',
  ),
  recommended: text(
    '【{site}】有人经您同意向我们推荐了您，并提交了您的简历。如您并未同意，请联系我们，我们会删除相关资料。',
    '【{site}】有人經你同意向我們推薦了你，並遞交了你的履歷。如你並未同意，請聯絡我們，我們會刪除有關資料。',
    '[{site}] You have been recommended to us, and your resume was submitted with your consent. If you did not agree to this, please contact us and we will delete it.',
  ),
} as const satisfies Record<string, Localized>;
