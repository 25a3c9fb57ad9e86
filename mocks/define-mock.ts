import type { LanguageCode, SignedHeader } from '@foyer/sdk'
import type { Scenario } from './define-scenario.ts'
import type { MockMember } from './world/members.ts'
import type { World } from './world/world.ts'

/** One call as a mock gets it: checked, decrypted, and with the member of its token. */
export interface MockCall<Slice> {
  readonly request: Request
  readonly url: URL
  /** Of the page that makes the call (EN-29); `undefined`: the gateway knows no such language. */
  readonly language: LanguageCode | undefined
  /** JSON of the body, decrypted if it was encrypted; `undefined` without a body. */
  readonly body: unknown
  readonly world: World
  /** This mock's own part of the world; it may be modified. */
  readonly slice: Slice
  readonly member: MockMember | undefined
  /** Of the mock's plugin in this world, as the merchant's status has them, without the addresses of doubles; none for the core. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** What a call carries beside path and body, by name, as the specification spells it. */
export interface CallMarks {
  readonly headers?: Readonly<Record<string, RegExp>>
  readonly query?: Readonly<Record<string, RegExp>>
}

/** A Response that is sent unchanged, or an object that is sent as JSON with status 200. */
export type MockReply = Response | object

export interface MockRoute<Slice> {
  /** The endpoint's id: faults are injected by it (`fault=auth.login:slow`). */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root; a `*` matches one or more segments. */
  readonly path: string
  /** `member`: the gateway answers 401 `user.or.token.invalid` without a valid token. */
  readonly auth?: 'member'
  /** The gateway refuses the call unless it is encrypted (CA-01). */
  readonly encrypted?: boolean
  /** The gateway refuses the call with 400 `signature.invalid` unless these headers sign its body (EN-29). */
  readonly signed?: readonly SignedHeader[]
  /** The gateway refuses the call with 400 `request.invalid` where one of these is missing or another. */
  readonly requires?: CallMarks
  /** Body of a call that the route takes, where it refuses an empty one: tests spoil its answer to that. */
  readonly sample?: unknown
  reply(call: MockCall<Slice>): MockReply | Promise<MockReply>
}

/** The mock gateway's answers for one plugin: `mock.ts` beside its manifest, found automatically. */
export interface Mock<Slice> {
  /** Plugin id; names the slice. */
  readonly id: string
  /**
   * Settings with which the plugin keeps its calls on this machine, such as the path of a vendor's double
   * (HA-01). The status has them instead of the profile's, wherever the merchant has set the plugin up; what a
   * world's settings were changed to stays.
   */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Dimensions of the gateway's state that this mock alone reads. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- scenarios of any value
  readonly scenarios?: readonly Scenario<any>[]
  /** The slice of a new world. */
  initial(world: World): Slice
  readonly routes: readonly MockRoute<Slice>[]
}

/** @example export default defineMock({ id: 'games.launch', initial: () => ({ launches: 0 }), routes: [ … ] }) */
export const defineMock = <Slice>(mock: Mock<Slice>): Mock<Slice> => mock

/** The gateway's envelope of success. */
export const success = (value: unknown): object => ({ success: true, value })
/** The gateway's envelope of failure: `{ success: false, errorCode, message }`, status 200 by default. */
export const failure = (
  errorCode: string,
  message: string,
  options: { status?: number; value?: unknown } = {},
): Response =>
  Response.json(
    { success: false, errorCode, message, ...(options.value === undefined ? {} : { value: options.value }) },
    { status: options.status ?? 200 },
  )
