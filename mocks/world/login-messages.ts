import type { LanguageCode } from '@foyer/sdk'
import { textLanguage } from '../catalogue/titles.ts'

/** What the mock gateway refuses a login with. */
export type Refusal = keyof (typeof MESSAGES)['EN']

/** Its messages, in the player's language. */
const MESSAGES = {
  EN: {
    'login.cred.err': 'Username or password is incorrect',
    'not.exists.user': 'This account does not exist',
    'login.locked': 'Too many failed attempts. This account is locked for 15 minutes',
    login_verify_required: 'Please verify that it is you',
    'login.verify.err': 'This does not match what we have on record',
    'login.param.err': 'Please enter your username and password',
    'sms.code.err': 'This code is not right',
    'sms.code.expired': 'This code has expired. Please ask for a new one',
    'captcha.err': 'The security check was not passed or has expired',
    'identity.token.invalid': 'This sign-in is no longer valid. Please start again',
    bind_customer_required: 'No account is connected with this sign-in yet (bind_customer_required)',
  },
  CN: {
    'login.cred.err': '用户名或密码错误',
    'not.exists.user': '该账号不存在',
    'login.locked': '失败次数过多，该账号已锁定 15 分钟',
    login_verify_required: '请验证您的身份',
    'login.verify.err': '与我们的记录不符',
    'login.param.err': '请输入用户名和密码',
    'sms.code.err': '验证码不正确',
    'sms.code.expired': '验证码已过期，请重新获取',
    'captcha.err': '安全验证未通过或已过期',
    'identity.token.invalid': '本次登录验证已失效，请重新开始',
    bind_customer_required: '该登录方式尚未绑定账号（bind_customer_required）',
  },
  VI: {
    'login.cred.err': 'Tên đăng nhập hoặc mật khẩu không đúng',
    'not.exists.user': 'Tài khoản này không tồn tại',
    'login.locked': 'Sai quá nhiều lần. Tài khoản bị khóa trong 15 phút',
    login_verify_required: 'Vui lòng xác minh danh tính',
    'login.verify.err': 'Thông tin này không khớp với dữ liệu của chúng tôi',
    'login.param.err': 'Vui lòng nhập tên đăng nhập và mật khẩu',
    'sms.code.err': 'Mã không đúng',
    'sms.code.expired': 'Mã đã hết hạn. Vui lòng yêu cầu mã mới',
    'captcha.err': 'Chưa vượt qua kiểm tra bảo mật hoặc đã hết hạn',
    'identity.token.invalid': 'Phiên đăng nhập này không còn hiệu lực. Vui lòng thử lại từ đầu',
    bind_customer_required:
      'Chưa có tài khoản nào được liên kết với cách đăng nhập này (bind_customer_required)',
  },
  'PT-BR': {
    'login.cred.err': 'Usuário ou senha incorretos',
    'not.exists.user': 'Esta conta não existe',
    'login.locked': 'Muitas tentativas erradas. Esta conta está bloqueada por 15 minutos',
    login_verify_required: 'Confirme que é você',
    'login.verify.err': 'Isto não confere com o que temos registrado',
    'login.param.err': 'Digite o usuário e a senha',
    'sms.code.err': 'O código não está certo',
    'sms.code.expired': 'O código expirou. Peça um novo',
    'captcha.err': 'A verificação de segurança não foi concluída ou expirou',
    'identity.token.invalid': 'Este acesso não é mais válido. Comece de novo',
    bind_customer_required: 'Nenhuma conta está vinculada a este acesso ainda (bind_customer_required)',
  },
} as const

/** English for a language without messages. */
export const messageFor = (code: Refusal, language: LanguageCode | undefined): string =>
  MESSAGES[textLanguage(language)][code]
