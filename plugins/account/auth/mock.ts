import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { redeemProof } from '../../../mocks/world/captcha.ts'
import { attemptLogin, type LoginRefusal } from '../../../mocks/world/logins.ts'
import { closeSession } from '../../../mocks/world/sessions.ts'

type Refusal = LoginRefusal | 'login.param.err' | 'captcha.err'

/** What the gateway says in the player's language; English where it has none. */
const SAYINGS: Readonly<Record<string, Readonly<Record<Refusal, string>>>> = {
  EN: {
    'login.cred.err': 'Username or password is incorrect',
    'not.exists.user': 'This account does not exist',
    'login.locked': 'Too many failed attempts. This account is locked for 15 minutes',
    'login.param.err': 'Please enter your username and password',
    'captcha.err': 'The security check was not passed or has expired',
  },
  CN: {
    'login.cred.err': '用户名或密码错误',
    'not.exists.user': '该账号不存在',
    'login.locked': '失败次数过多，该账号已锁定 15 分钟',
    'login.param.err': '请输入用户名和密码',
    'captcha.err': '安全验证未通过或已过期',
  },
  VI: {
    'login.cred.err': 'Tên đăng nhập hoặc mật khẩu không đúng',
    'not.exists.user': 'Tài khoản này không tồn tại',
    'login.locked': 'Sai quá nhiều lần. Tài khoản bị khóa trong 15 phút',
    'login.param.err': 'Vui lòng nhập tên đăng nhập và mật khẩu',
    'captcha.err': 'Chưa vượt qua kiểm tra bảo mật hoặc đã hết hạn',
  },
  'PT-BR': {
    'login.cred.err': 'Usuário ou senha incorretos',
    'not.exists.user': 'Esta conta não existe',
    'login.locked': 'Muitas tentativas erradas. Esta conta está bloqueada por 15 minutos',
    'login.param.err': 'Digite o usuário e a senha',
    'captcha.err': 'A verificação de segurança não foi concluída ou expirou',
  },
}

/** Signing in and out at the mock gateway (CA-03, EN-03, EN-04). */
export default defineMock({
  id: 'account.auth',
  initial: () => ({}),
  routes: [
    {
      id: 'auth.login',
      method: 'POST',
      path: '/wps/session/login',
      encrypted: true,
      reply: ({ body, world, request }) => {
        const given = credentialsOf(body)
        if (!given) return refuse(request, 'login.param.err')
        const asked = world.settings['account.auth']?.['captcha'] === true
        if (asked && !redeemProof(world.captcha, body)) return refuse(request, 'captcha.err')
        const attempt = attemptLogin(world, given.username, given.password)
        if (attempt.kind === 'refused') return refuse(request, attempt.errorCode)
        const { member, token } = attempt
        const { firstTimeLogin } = member
        member.firstTimeLogin = false
        return success({
          token,
          id: member.id,
          customerId: member.id,
          userName: member.username,
          customerType: member.type,
          customerName: member.username,
          firstTimeLogin,
          passwordExpired: member.passwordExpired,
          updatePassword: false,
        })
      },
    },
    {
      id: 'auth.logout',
      method: 'POST',
      path: '/wps/session/logout',
      reply: ({ world, request }) => {
        const token = request.headers.get('Authorization')
        if (token) closeSession(world, token)
        return success(true)
      },
    },
  ],
})

function credentialsOf(body: unknown): { readonly username: string; readonly password: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if (!('type' in body && 'username' in body && 'password' in body) || body.type !== 'username')
    return undefined
  const { username, password } = body
  if (typeof username !== 'string' || typeof password !== 'string' || !username || !password) return undefined
  return { username, password }
}

function refuse(request: Request, code: Refusal): Response {
  const language = request.headers.get('Language') ?? 'EN'
  return failure(code, (SAYINGS[language] ?? SAYINGS.EN)?.[code] ?? code)
}
