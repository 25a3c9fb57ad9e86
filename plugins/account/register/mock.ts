import { defineMock, failure, type MockCall, type MockReply, success } from '../../../mocks/define-mock.ts'
import { profileOfWorld } from '../../../mocks/gateway/world-of-request.ts'
import { redeemProof } from '../../../mocks/world/captcha.ts'
import { bindIdentity, memberOfIdentity, readIdentityToken } from '../../../mocks/world/identities.ts'
import type { MockMember } from '../../../mocks/world/members.ts'
import { registerMember } from '../../../mocks/world/register-member.ts'
import { openSession } from '../../../mocks/world/sessions.ts'
import { redeemCode, storedNumber } from '../../../mocks/world/text-messages.ts'
import { type Refusal, messageFor } from './mock-messages.ts'

interface Slice {
  /** New members by the agent who created them. */
  readonly agents: Record<string, string[]>
}
type Call = MockCall<Slice>

/** Types of members who may register others (RT-04). */
const AGENT_TYPES: readonly number[] = [1, 2]
/** A code that contains this belongs to nobody. */
const UNKNOWN_REFERRAL = 'WRONG'

/** New accounts at the mock gateway (CA-05, CA-06, EN-05). */
export default defineMock<Slice>({
  id: 'account.register',
  initial: () => ({ agents: {} }),
  routes: [
    {
      id: 'register.username',
      method: 'POST',
      path: '/wps/member/register',
      encrypted: true,
      requires: { headers: { ModuleId: /^REG3$/ } },
      reply: (call) => byUsername(call),
    },
    {
      id: 'register.mobile',
      method: 'POST',
      path: '/wps/member/register/mobile',
      encrypted: true,
      requires: { headers: { ModuleId: /^MOBILENUMREG3$/ } },
      reply: (call) => byNumber(call, text(call, 'username')),
    },
    {
      id: 'account.auto-username',
      method: 'POST',
      path: '/wps/member/register/autoUsername',
      encrypted: true,
      reply: (call) => (text(call, 'registerMethod') === 'firebase' ? byIdentity(call) : byNumber(call)),
    },
  ],
})

function byUsername(call: Call): MockReply {
  const { world, member: agent, slice } = call
  const agentId = text(call, 'agentId')
  const [username, password] = [text(call, 'username'), text(call, 'password')]
  if (!username || !password) return refuse(call, 'register.param.err')
  if (agentId !== undefined && (agent?.id !== agentId || !AGENT_TYPES.includes(agent.type)))
    return refuse(call, 'agent.not.allowed')
  const refusal = refusalOf(call, username)
  if (refusal) return refuse(call, refusal)
  const member = registerMember(world, profileOfWorld(world), {
    username,
    prefix: '',
    password,
    language: call.language,
  })
  if (agentId !== undefined) (slice.agents[agentId] ??= []).push(member.id)
  return answer(call, member)
}

/** Registers a number, with its code or the identity provider's token for it where the merchant requires that. */
function byNumber(call: Call, username?: string): MockReply {
  const { world } = call
  const password = text(call, 'password')
  const to = storedNumber(text(call, 'countryDialingCode') ?? '', text(call, 'mobileNum') ?? '')
  if (!/^\+\d{7,}$/.test(to) || !password) return refuse(call, 'register.param.err')
  const refusal = refusalOf(call, username)
  if (refusal) return refuse(call, refusal)
  if (world.members.some(({ mobile }) => mobile === to)) return refuse(call, 'mobile.exists')
  const unproven = refusalOfProof(call, to)
  if (unproven) return refuse(call, unproven)
  const given = {
    ...(username === undefined ? {} : { username }),
    prefix: 'm',
    password,
    mobile: to,
    language: call.language,
  }
  return answer(call, registerMember(world, profileOfWorld(world), given))
}

function refusalOfProof(call: Call, to: string): Refusal | undefined {
  const { world, settings } = call
  const code = text(call, 'verificationCode')
  if (code !== undefined) {
    const result = redeemCode(world, to, code)
    if (result === 'right') return undefined
    return result === 'expired' ? 'sms.code.expired' : 'sms.code.err'
  }
  const token = text(call, 'firebaseIdToken')
  if (token !== undefined)
    return readIdentityToken(token)?.phone === to ? undefined : 'identity.token.invalid'
  return settings['mobileCode'] === false ? undefined : 'sms.code.err'
}

function byIdentity(call: Call): MockReply {
  const { world } = call
  const identity = readIdentityToken(text(call, 'firebaseIdToken'))
  if (!identity) return refuse(call, 'identity.token.invalid')
  if (memberOfIdentity(world, identity)) return refuse(call, 'identity.taken')
  const given = { prefix: 'fb', password: crypto.randomUUID(), language: call.language }
  const member = registerMember(world, profileOfWorld(world), given)
  bindIdentity(world, identity, member)
  return answer(call, member)
}

/** Why a registration of any kind is refused. */
function refusalOf(call: Call, username: string | undefined): Refusal | undefined {
  const { world, body, settings } = call
  if (settings['captcha'] === true && !redeemProof(world, body)) return 'captcha.err'
  if (world.members.some((member) => member.username === username)) return 'username.exists'
  return text(call, 'referralCode')?.includes(UNKNOWN_REFERRAL) ? 'referral.code.err' : undefined
}

/** CA-05: with a token if the registration also logs in, which is the member's first login. */
function answer({ body, world }: Call, member: MockMember): object {
  const loggedIn = Reflect.get(Object(body), 'login') === true
  if (loggedIn) member.firstTimeLogin = false
  return success({
    id: member.id,
    customerId: member.id,
    userName: member.username,
    ...(loggedIn ? { token: openSession(world, member) } : {}),
  })
}

function text({ body }: Call, name: string): string | undefined {
  const value: unknown = Reflect.get(Object(body), name)
  return typeof value === 'string' ? value : undefined
}

const refuse = ({ language }: Call, code: Refusal): Response => failure(code, messageFor(code, language))
