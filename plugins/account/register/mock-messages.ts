import type { LanguageCode } from '@foyer/sdk'
import { textLanguage } from '../../../mocks/catalogue/titles.ts'

/** The mock gateway's reasons for refusing a registration. */
export type Refusal = keyof (typeof MESSAGES)['EN']

/** Its messages, in the player's language. */
const MESSAGES = {
  EN: {
    'register.param.err': 'Something is missing in this registration',
    'username.exists': 'This username is taken',
    'mobile.exists': 'This number has an account already',
    'sms.code.err': 'This code is not right',
    'sms.code.expired': 'This code has expired. Please ask for a new one',
    'referral.code.err': 'Nobody has this referral code',
    'captcha.err': 'The security check was not passed or has expired',
    'identity.token.invalid': 'This sign-in is no longer valid. Please start again',
    'identity.taken': 'This sign-in belongs to an account already',
    'agent.not.allowed': 'Only agents can register others',
  },
  CN: {
    'register.param.err': '注册信息不完整',
    'username.exists': '该用户名已被使用',
    'mobile.exists': '该手机号已有账户',
    'sms.code.err': '验证码不正确',
    'sms.code.expired': '验证码已过期，请重新获取',
    'referral.code.err': '推荐码不存在',
    'captcha.err': '安全验证未通过或已过期',
    'identity.token.invalid': '本次登录验证已失效，请重新开始',
    'identity.taken': '该登录方式已绑定其他账号',
    'agent.not.allowed': '只有代理可以注册下级会员',
  },
  VI: {
    'register.param.err': 'Thông tin đăng ký còn thiếu',
    'username.exists': 'Tên đăng nhập này đã có người dùng',
    'mobile.exists': 'Số điện thoại này đã có tài khoản',
    'sms.code.err': 'Mã không đúng',
    'sms.code.expired': 'Mã đã hết hạn. Vui lòng yêu cầu mã mới',
    'referral.code.err': 'Không ai có mã giới thiệu này',
    'captcha.err': 'Chưa vượt qua kiểm tra bảo mật hoặc đã hết hạn',
    'identity.token.invalid': 'Phiên đăng nhập này không còn hiệu lực. Vui lòng thử lại từ đầu',
    'identity.taken': 'Cách đăng nhập này đã gắn với một tài khoản',
    'agent.not.allowed': 'Chỉ đại lý mới có thể đăng ký cho người khác',
  },
  'PT-BR': {
    'register.param.err': 'Falta algo neste cadastro',
    'username.exists': 'Este usuário já existe',
    'mobile.exists': 'Este número já tem uma conta',
    'sms.code.err': 'O código não está certo',
    'sms.code.expired': 'O código expirou. Peça um novo',
    'referral.code.err': 'Ninguém tem este código de indicação',
    'captcha.err': 'A verificação de segurança não foi concluída ou expirou',
    'identity.token.invalid': 'Este acesso não é mais válido. Comece de novo',
    'identity.taken': 'Este acesso já pertence a uma conta',
    'agent.not.allowed': 'Só agentes podem cadastrar outras pessoas',
  },
} as const

/** English for a language without messages. */
export const messageFor = (code: Refusal, language: LanguageCode | undefined): string =>
  MESSAGES[textLanguage(language)][code]
