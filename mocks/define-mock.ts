import type { MockMember } from './world/members.ts'
import type { World } from './world/world.ts'

/** One call as a mock sees it: checked, decrypted, and with the member that its token names. */
export interface MockCall<Slice> {
  readonly request: Request
  readonly url: URL
  /** JSON of the body, decrypted where it travelled encrypted; `undefined` where there is none. */
  readonly body: unknown
  readonly world: World
  /** This mock's own part of the world; change it freely. */
  readonly slice: Slice
  readonly member: MockMember | undefined
}

/** A Response as it stands, or an object that is sent as JSON with status 200. */
export type MockReply = Response | object

export interface MockRoute<Slice> {
  /** The endpoint's id: faults are injected by it (`fault=auth.login:slow`). */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root; a `*` stands for one or more segments. */
  readonly path: string
  /** `member`: the gateway answers 401 `user.or.token.invalid` without a good token. */
  readonly auth?: 'member'
  /** The gateway refuses the call unless it comes encrypted as CA-01 says. */
  readonly encrypted?: boolean
  reply(call: MockCall<Slice>): MockReply | Promise<MockReply>
}

/** What the mock gateway answers for one plugin: `mock.ts` beside its manifest, found by itself. */
export interface Mock<Slice> {
  /** Plugin id; names the slice. */
  readonly id: string
  /** The slice of a new world. */
  initial(world: World): Slice
  readonly routes: readonly MockRoute<Slice>[]
}

/** @example export default defineMock({ id: 'games.launch', initial: () => ({ launches: 0 }), routes: [ … ] }) */
export const defineMock = <Slice>(mock: Mock<Slice>): Mock<Slice> => mock

/** The gateway's envelope of success. */
export const success = (value: unknown): object => ({ success: true, value })
/** The gateway's envelope of failure: `{ success: false, errorCode, message }`, status 200 unless told otherwise. */
export const failure = (
  errorCode: string,
  message: string,
  options: { status?: number; value?: unknown } = {},
): Response =>
  Response.json(
    { success: false, errorCode, message, ...(options.value === undefined ? {} : { value: options.value }) },
    { status: options.status ?? 200 },
  )
