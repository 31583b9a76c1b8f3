import type { Section } from "../article.ts";

export const start: Section = {
  id: "hc_start",
  title: { en: "Getting started", "zh-CN": "新手入门" },
  articles: [
    {
      id: "hp_open-account",
      title: ["Open an account", "开户"],
      explains: [90006, 51092, 510240, 51093, 51094],
      daysOld: 12,
      alsoAsked:
        "sign up register create registration join already registered email taken 开户 怎么注册 邮箱已注册 手机号被占用",
      en: `An account is opened with an e-mail address or a phone number, and a password. You choose whether it is personal, for a company, or for a merchant.
## What you need
1. An e-mail address or a phone number that no other account uses.
2. A password of {passwordMin} to {passwordMax} characters.
3. The verification code we send. It is good for {codeMinutes} minutes.
## Who can have one
Before you sign up you may be asked five questions: that you are 18 or older, have no criminal convictions, are not bankrupt, may act for the account holder, and qualify as a professional client. All five must hold. With other answers an account can’t be opened.
## “Already registered”
The address or number belongs to an account already. [Sign in](/user/login) instead, or [reset the password](/user/forget) if you have forgotten it.`,
      zh: `用邮箱或手机号和一个密码即可开户，账户类型可选个人、企业或商户。
## 需要准备
1. 一个未被其他账户使用的邮箱或手机号。
2. {passwordMin} 至 {passwordMax} 位的密码。
3. 我们发送的验证码，{codeMinutes} 分钟内有效。
## 谁可以注册
注册前可能需要回答五个问题：已年满 18 周岁、没有犯罪记录、没有处于破产状态、有权代表账户持有人行事、符合专业客户资格。五项须全部满足，否则无法开户。
## 提示“已注册”
该邮箱或手机号已属于某个账户。请直接[登录](/user/login)；忘记密码时可[重置密码](/user/forget)。`,
    },
    {
      id: "hp_verify-identity",
      title: ["Verify your identity", "完成身份认证"],
      explains: [60013, 50015, 90004],
      daysOld: 6,
      alsoAsked: "kyc passport licence selfie document certify 实名 实名认证 护照 身份证 认证多久",
      en: `You can look around without it, but you can’t trade, withdraw or move fiat money until your identity is verified.
## What to hand in
- An identity card, a passport or a driving licence; a company hands in its business licence.
- Pictures as JPG, PNG, GIF or BMP, up to {imageMegabytes} MB each, with all four corners visible.
- You must be {adultYears} or older, and the document must still be valid.
## How long it takes
A person looks at it. While it is under review you can’t hand in another one, and you get a message as soon as it is done. Once verified there is nothing more to do: handing in again is refused.
Start on the [identity page](/account/verifiy).`,
      zh: `未认证时可以浏览，但在完成身份认证之前，您无法交易、提现或使用法币。
## 需要提交
- 身份证、护照或驾驶证；企业提交营业执照。
- JPG、PNG、GIF 或 BMP 图片，每张不超过 {imageMegabytes} MB，证件四角须完整可见。
- 您须年满 {adultYears} 周岁，且证件在有效期内。
## 需要多久
由人工审核。审核期间不能重复提交，完成后我们会通知您。认证通过后无需再次提交，重复提交会被拒绝。
请前往[身份认证页面](/account/verifiy)。`,
    },
    {
      id: "hp_identity-rejected",
      title: ["Why an identity verification fails", "身份认证未通过的原因"],
      explains: [90003],
      daysOld: 33,
      alsoAsked:
        "kyc failed rejected refused resubmit again blurry 认证失败 被拒 驳回 重新提交 photo passport 照片 没通过",
      en: `When a verification isn’t accepted, the reason stands on the [identity page](/account/verifiy). You can hand it in again at once.
## The usual reasons
- The picture is blurred or cut off, or a reflection covers the text.
- The name or number typed differs from the document.
- The document has expired.
- The selfie doesn’t show the whole face.
## What stays
Your account and what you have typed stay. Only the pictures need to be sent again.`,
      zh: `认证未通过时，原因会显示在[身份认证页面](/account/verifiy)，您可以立即重新提交。
## 常见原因
- 图片模糊、缺角或有反光遮挡文字。
- 填写的姓名或号码与证件不一致。
- 证件已过期。
- 自拍照未显示完整面部。
## 保留的内容
账户和已填写的信息都会保留，只需重新上传图片。`,
    },
    {
      id: "hp_sign-in",
      title: ["Sign in with a password or a QR code", "使用密码或二维码登录"],
      explains: [50001, 50004],
      daysOld: 20,
      alsoAsked: "login log in scan app session ended expired logged out 登陆 扫码 登录失效 退出 掉线",
      en: `Sign in with your e-mail address or phone number and your password, or scan the code on the [sign-in page](/user/login) with the app.
## QR code
A code is good for {qrSeconds} seconds. After that, ask for a new one on the same page.
## When a session ends
A session is renewed by itself while you use it, and ends after {sessionDays} days without a visit. It also ends when you sign out, when your password changes, or when we have to end it for your safety. Sign in again: nothing that was ordered is lost.`,
      zh: `您可以用邮箱或手机号加密码登录，也可以用应用扫描[登录页面](/user/login)上的二维码。
## 二维码
二维码 {qrSeconds} 秒内有效，过期后可在同一页面刷新。
## 登录何时失效
使用期间登录会自动续期，{sessionDays} 天未访问则失效。退出登录、修改密码或出于安全需要时也会失效。请重新登录，已提交的订单不受影响。`,
    },
    {
      id: "hp_maintenance",
      title: ["During maintenance", "系统维护期间"],
      explains: [1, 2],
      daysOld: 51,
      alsoAsked: "down offline unavailable not working outage 打不开 宕机 无法访问",
      en: `While Coffer is under maintenance every page leads to one that says so, with the expected end where it is known.
## What happens to orders
Deposits are still found on their chains and are credited afterwards. Quotes that run out meanwhile are not carried out. A withdrawal that was already sent goes on.
## When it ends
The page looks by itself and takes you back to where you were.`,
      zh: `系统维护期间，所有页面都会显示维护提示，并在已知时给出预计结束时间。
## 订单会怎样
充值仍会在链上被识别，维护结束后入账。期间过期的报价不会成交。已发出的提现会继续。
## 维护结束后
页面会自动检查并带您回到原来的位置。`,
    },
    {
      id: "hp_account-disabled",
      title: ["A disabled account, or a user that can’t be found", "账户停用或用户不存在"],
      explains: [60004, 80001, 50011],
      daysOld: 44,
      alsoAsked:
        "suspended closed banned blocked account support close delete my account 封号 冻结 停用 注销 销户 关闭账户 删除账户",
      en: `An account is disabled by a person, never by a program alone: at the owner’s wish, or while something has to be looked into.
## What it means
You can’t sign in, and nobody can send to the account inside Coffer. What it holds stays where it is.
## What to do
[Write to us](/contact) from the address the account was opened with. Never send a password, a PIN or a code.
## Closing an account
Withdraw what it holds, then [write to us](/contact) from the address it was opened with. What was done stays in its records.
## “We can’t find this user”
The UID, e-mail address or phone number belongs to nobody. Check it with the person you want to send to.`,
      zh: `账户停用由人工决定，不会由程序单独执行：可能是持有人要求，也可能是需要核实情况。
## 影响
账户无法登录，他人也无法在平台内向其转账。账户内的资产保持不动。
## 如何处理
请用注册时的邮箱[联系我们](/contact)。请勿发送密码、资金密码或验证码。
## 关闭账户
请先提走全部资产，再用注册时的邮箱[联系我们](/contact)。历史记录会保留。
## 提示“用户不存在”
填写的 UID、邮箱或手机号没有对应账户，请与收款人核对。`,
    },
  ],
};
