import { isRecord } from '@foyer/sdk'
import { defineMock, failure, type MockCall, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

/** Id of `player`, the ordinary player of each world. */
const PLAYER_ID = '10001'
const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** A registration that another browser has made: this one makes it anew, where messages are allowed. */
const record = (createTime: number): object => ({
  token: 'mock-token:APA91bExample',
  createTime,
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  auth: 'YXV0aA',
  p256dh: 'cDI1NmRo',
  vapidKey: 'dmFwaWQ',
  swScope: 'https://example.test/m/',
})
const moment = { 'push.fcm.moment': JSON.stringify({ member: PLAYER_ID, moment: 'game' }) }

const PUSH = defineChoice({
  name: 'push',
  group: 'storage',
  label: 'Push messages',
  otherwise: 'Never asked for',
  choices: {
    game: 'Back from a first game: the player is asked',
    'not-now': 'Back from a game, and refused an hour ago',
    registered: 'Registered',
    old: 'Registered a week ago',
    damaged: 'The stored registration is damaged',
    refused: 'The gateway refuses to bind',
  },
  seed(choice) {
    const registered = (createTime: number) => ({
      local: { 'push.fcm.registration': JSON.stringify(record(createTime)) },
    })
    switch (choice) {
      case 'game':
        return { session: moment }
      case 'not-now':
        return {
          session: moment,
          local: { 'push.fcm.refusals': JSON.stringify({ [PLAYER_ID]: worldTime() - HOUR_MS }) },
        }
      case 'registered':
        return registered(worldTime() - HOUR_MS)
      case 'old':
        return registered(worldTime() - WEEK_MS)
      case 'damaged':
        return registered(0)
      default:
        return {}
    }
  },
})

interface Slice {
  /** Id of the member, and the topics, by token. */
  readonly bindings: Record<string, { readonly member: string; readonly topics: string[] }>
}

/** The registrations of the mock gateway (CA-27): a token belongs to one member. */
export default defineMock<Slice>({
  id: 'push.fcm',
  scenarios: [PUSH],
  initial: () => ({ bindings: {} }),
  routes: [
    {
      id: 'push.bind',
      method: 'POST',
      path: '/wps/relay/CSP_fcmBind',
      auth: 'member',
      reply(call) {
        const token = tokenOf(call)
        if (token === undefined || !call.member) return invalid()
        if (PUSH.of(call.world) === 'refused') return failure('push.bind.err', 'This device cannot be bound')
        call.slice.bindings[token] = { member: call.member.id, topics: [] }
        return success({})
      },
    },
    {
      id: 'push.subscribe',
      method: 'POST',
      path: '/wps/relay/CSP_fcmSubscribe',
      auth: 'member',
      reply(call) {
        const binding = call.slice.bindings[tokenOf(call) ?? '']
        const topic = isRecord(call.body) ? call.body['topic'] : undefined
        if (typeof topic !== 'string' || binding?.member !== call.member?.id) return invalid()
        if (binding && !binding.topics.includes(topic)) binding.topics.push(topic)
        return success({})
      },
    },
    {
      id: 'push.unsubscribe',
      method: 'POST',
      path: '/wps/relay/CSP_fcmUnsubscribe',
      reply(call) {
        const token = tokenOf(call)
        if (token === undefined || !isRecord(call.body) || call.body['unsubscribeAll'] !== true)
          return invalid()
        delete call.slice.bindings[token]
        return success({})
      },
    },
  ],
})

const invalid = (): Response => failure('push.param.err', 'The registration is incomplete')

function tokenOf({ body }: MockCall<Slice>): string | undefined {
  const token = isRecord(body) ? body['registrationToken'] : undefined
  return typeof token === 'string' && token !== '' ? token : undefined
}
