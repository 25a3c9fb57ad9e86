import type { LanguageCode } from '@foyer/sdk'
import { textLanguage } from '../../../mocks/catalogue/titles.ts'

/** The mock gateway's messages for a refused change of password. */
const MESSAGES = {
  EN: {
    wrong: 'The current password is incorrect',
    locked: 'Too many failed attempts. This account is locked for 15 minutes',
    weak: 'This password is too easy to guess',
    same: 'The new password must differ from the old one',
    username: 'The password must not be the username',
    length: 'The new password must have 6 to 64 characters',
  },
  CN: {
    wrong: '当前密码错误',
    locked: '失败次数过多，该账号已锁定 15 分钟',
    weak: '该密码过于简单',
    same: '新密码不能与旧密码相同',
    username: '密码不能与用户名相同',
    length: '新密码须为 6 至 64 个字符',
  },
  VI: {
    wrong: 'Mật khẩu hiện tại không đúng',
    locked: 'Sai quá nhiều lần. Tài khoản bị khóa trong 15 phút',
    weak: 'Mật khẩu này quá dễ đoán',
    same: 'Mật khẩu mới phải khác mật khẩu cũ',
    username: 'Mật khẩu không được trùng tên đăng nhập',
    length: 'Mật khẩu mới phải có từ 6 đến 64 ký tự',
  },
  'PT-BR': {
    wrong: 'A senha atual está incorreta',
    locked: 'Muitas tentativas erradas. Esta conta está bloqueada por 15 minutos',
    weak: 'Esta senha é fácil demais de adivinhar',
    same: 'A nova senha deve ser diferente da antiga',
    username: 'A senha não pode ser o usuário',
    length: 'A nova senha deve ter de 6 a 64 caracteres',
  },
} as const
export type MessageKey = keyof (typeof MESSAGES)['EN']

/** English for a language without messages. */
export const messageFor = (key: MessageKey, language: LanguageCode | undefined): string =>
  MESSAGES[textLanguage(language)][key]
