declare const phantomType: unique symbol

/**
 * Carries a type that only the compiler sees: there is no such field at run time. Required and invariant, so
 * that a bare string is never accepted as a token. Tokens, events, points and storage keys extend it.
 */
export interface Phantom<T> {
  readonly [phantomType]: (value: T) => T
}

/**
 * Names a service of type `T`. At run time it is a plain string, so two copies of the SDK in one page agree
 * on it.
 */
export type Token<T> = string & Phantom<T>

/**
 * Makes a token. Export it from a module that its provider and its users both import.
 *
 * @param id - unique in the site: `area.name` of the plugin that provides the service
 * @example
 * export const WALLET = token<Wallet>('wallet.deposit')
 */
export const token = <T>(id: string): Token<T> => id as Token<T>

/** Tokens by the names that a manifest gives them: its `requires`, `optional` and `provides`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a record of tokens of any services
export type Tokens = Readonly<Record<string, Token<any>>>

/**
 * The services that a record of tokens names: of `{ session: Token<Session> }` it is `{ session: Session }`.
 */
export type Services<R> = { readonly [K in keyof R]: R[K] extends Phantom<infer T> ? T : never }

/**
 * As `Services`, where each may be missing: of `{ session: Token<Session> }` it is `{ session: Session |
 * undefined }`.
 */
export type OptionalServices<R> = {
  readonly [K in keyof R]: (R[K] extends Phantom<infer T> ? T : never) | undefined
}
