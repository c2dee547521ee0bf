import type { ErrorRow } from './row'

/** Clinics and their members. */
export const clinicsErrors = {
  ROLE_FORBIDS: {
    status: 403,
    zh: '您的角色（{role}）不能：{act}。可以的角色：{who}；如需要，请联系诊所负责人',
    en: 'Your role ({role}) does not allow this: {act}. Roles that can: {who}. Ask the clinic’s owner if you need it',
  },
  LAST_OWNER: {
    status: 409,
    zh: '诊所至少要有一位负责人，请先把负责人交给其他成员',
    en: 'A clinic needs an owner: make another member owner first',
  },
  INVITATION_ENDED: {
    status: 410,
    zh: '邀请已失效（已使用、已撤回或已过期），请向诊所负责人索取新的邀请',
    en: 'The invitation is no longer valid (used, withdrawn or expired); ask the clinic’s owner for a new one',
  },
  REGISTRATION_BY_INVITATION: {
    status: 403,
    zh: '本系统仅凭邀请注册，请使用诊所发给您的邀请链接',
    en: 'Registration is by invitation here: use the link your clinic sent you',
  },
  SHARE_ENDED: {
    status: 410,
    zh: '链接已失效（已停用、已到期或不存在），请向发送者索取新的链接',
    en: 'This link is not valid (stopped, expired or non-existent); ask its sender for a new one',
  },
  SHARE_PASSWORD_NEEDED: { status: 403, zh: '请输入发送者告诉您的密码', en: 'Enter the password its sender gave you' },
  SHARE_LIMIT: {
    status: 409,
    zh: '最多可有 {limit} 个有效的分享链接，请先停用不需要的',
    en: 'At most {limit} share links can be open; stop one that is no longer needed first',
  },
  INVITATION_LIMIT: {
    status: 409,
    zh: '最多可有 {limit} 个未接受的邀请，请先撤回不需要的',
    en: 'At most {limit} invitations can be pending; withdraw one first',
  },
  SHARE_DOCUMENTS: {
    status: 400,
    zh: '文档含患者姓名且需下载，分享文档请同时选择“显示患者身份”和“可下载”',
    en: 'Documents name the patient and are downloaded: share them with identity shown and downloads allowed',
  },
  HAND_OVER_EMPTY: {
    status: 409,
    zh: '没有可移交的病例：这些病例已不由该成员负责',
    en: 'There is nothing to hand over: that member is no longer assigned to these cases',
  },
  HAND_OVER_OWN: {
    status: 403,
    zh: '您只能移交自己负责的病例；其他成员的病例由诊所负责人移交',
    en: 'You can hand over your own cases; those of others are handed over by the owner',
  },
  HAND_OVER_ROLE: {
    status: 409,
    zh: '{name} 的角色不能负责病例，请选择可以描记的成员',
    en: '{name}’s role cannot take cases: choose a member who may trace',
  },
  HAND_OVER_SETTLED: {
    status: 410,
    zh: '该移交已处理或已撤回',
    en: 'This hand-over has been answered or withdrawn',
  },
  ALREADY_MEMBER: { status: 409, zh: '您已是该诊所的成员', en: 'You are already a member of this clinic' },
  CLINIC_LIMIT: { status: 409, zh: '最多可以加入 {limit} 个诊所', en: 'You can be in {limit} clinics at most' },
} as const satisfies Record<string, ErrorRow>
