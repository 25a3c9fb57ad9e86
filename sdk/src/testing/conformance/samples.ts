import type { ChatEntry, ChatVisitor } from '../../contracts/chat.ts'
import type { PopUpContext } from '../../contracts/pop-up.ts'
import { CANONICAL_EVENTS, type TrackingEvent, type TrackingPayload } from '../../contracts/tracking.ts'
import { fakeDevice } from '../fake-device.ts'
import { testMember } from '../fake-session.ts'

/** One tracking event as the router makes it, but not frozen. */
export const trackingEvent = (
  payload: TrackingPayload = { customerId: '1001', value: '5', currency: 'USD', reference: 'D-1' },
  name: TrackingEvent['name'] = 'deposit',
): TrackingEvent => ({ name, id: `${name}:D-1`, at: Date.UTC(2030, 0, 1), payload })

/** Odd payloads that fit the type, as a gateway's oddest answer could cause. */
const ODD_PAYLOADS: readonly TrackingPayload[] = [
  {},
  { value: '-5', revenue: '-5', amount: '-5', currency: 'VND' },
  { value: 'NaN', currency: '' },
  { value: '9'.repeat(400), currency: 'TLB' },
  { customerId: '', customerName: 'x'.repeat(10_000), reference: '../../"><script>' },
  { content: { id: '' } },
  { content: { id: '\u0000', name: '名前 🎲', category: "');alert(1)//" } },
  { page: 'not an address', method: 'firebase' },
]
/** Every canonical event with every odd payload. */
export const oddEvents = (): readonly TrackingEvent[] =>
  CANONICAL_EVENTS.flatMap((name) =>
    ODD_PAYLOADS.map((payload) => trackingEvent(structuredClone(payload), name)),
  )

export const VISITOR: ChatVisitor = { name: 'player1', language: 'EN' }
/** Names that a link must carry unchanged, and that must not add anything else to it. */
export const ODD_NAMES: readonly string[] = [
  'player1',
  'a&b=c',
  'x#y?z',
  'ngườichơi 🎲',
  '100%',
  '../..',
  '"><script>',
]

/** Chat addresses as merchants have them: with a query, an unfinished one, a hash, a path. */
export const chatEntries = (type: string): readonly ChatEntry[] =>
  [
    'https://chat.example/licence/9/open.cgi',
    'https://chat.example/open?group=2',
    'https://chat.example/open?',
    'https://chat.example/open?a=1&',
    'https://chat.example/im.aspx?id=1#top',
  ].map((url) => ({ title: 'Help', url, type }))

/** A guest on the home screen by default. */
export const popUpContext = (part: Partial<PopUpContext> = {}): PopUpContext => ({
  path: '/m/home',
  member: undefined,
  device: fakeDevice(),
  now: Date.UTC(2030, 0, 1),
  signal: new AbortController().signal,
  ...part,
})
/** The kinds of players and devices on the home screen. */
export const popUpContexts = (signal: AbortSignal): readonly PopUpContext[] => [
  popUpContext({ signal }),
  popUpContext({ signal, member: testMember() }),
  popUpContext({ signal, member: testMember({ firstTimeLogin: true, type: 4 }) }),
  popUpContext({ signal, device: fakeDevice({ platform: 'ios', iosVersion: [11, 0] }) }),
  popUpContext({ signal, device: fakeDevice({ shell: 'native' }) }),
]
