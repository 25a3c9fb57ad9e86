/** One call as a mock gets it. */
export interface DevCall<Slice> {
  readonly url: URL
  /** JSON of the body; `undefined` without one. */
  readonly body: unknown
  /** The mock's own state; it may be modified. It lasts until the plugin is built anew. */
  readonly slice: Slice
}

/** One call that a mock answers. */
export interface DevRoute<Slice> {
  /** The endpoint's id. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root, without parameters: `/wps/relay/ACME_list`. */
  readonly path: string
  /** `member`: a call without a token is answered as the gateway does, with 401. */
  readonly auth?: 'member'
  /** Body of a call that the route takes, where it refuses an empty one. */
  readonly sample?: unknown
  /** A Response is sent unchanged; an object is sent as JSON. */
  reply(call: DevCall<Slice>): Response | object | Promise<Response | object>
}

/** Answers of the calls that a foreign plugin makes to the gateway, while it is developed: `src/mock.ts`. */
export interface DevMock<Slice> {
  /** Id of the plugin. */
  readonly id: string
  /**
   * Settings with which the plugin reaches a vendor's double, such as the path of one of these routes. The site in
   * development has them, also of a plugin that no merchant has set up; what the console changes stays.
   */
  readonly settings?: Readonly<Record<string, unknown>>
  initial(): Slice
  readonly routes: readonly DevRoute<Slice>[]
}

/**
 * Describes the mock of a foreign plugin.
 *
 * @example
 * export default defineMock({ id: 'acme.tips', initial: () => ({}), routes: [ … ] })
 */
export const defineMock = <Slice>(mock: DevMock<Slice>): DevMock<Slice> => mock

/** The gateway's envelope of success. */
export const success = (value: unknown): object => ({ success: true, value })
/** The gateway's envelope of failure, with status 200 by default. */
export const failure = (errorCode: string, message: string, status = 200): Response =>
  Response.json({ success: false, errorCode, message }, { status })
