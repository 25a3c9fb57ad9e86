declare const carries: unique symbol

/** Carries a type that only the compiler sees. Required and invariant, so that a bare string never passes for it. */
export interface Phantom<T> {
  readonly [carries]: (value: T) => T
}

/**
 * Names a service. At run time it is a plain string, so two copies of the SDK in one page agree on it.
 *
 * @example const WALLET = token<Wallet>('wallet.deposit')
 */
export type Token<T> = string & Phantom<T>
export const token = <T>(id: string): Token<T> => id as Token<T>

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a record of tokens of any services
export type Tokens = Readonly<Record<string, Token<any>>>

/** What a record of tokens stands for: `{ session: Token<Session> }` gives `{ session: Session }`. */
export type Services<R> = { readonly [K in keyof R]: R[K] extends Phantom<infer T> ? T : never }
/** The same where each may be missing. */
export type OptionalServices<R> = {
  readonly [K in keyof R]: (R[K] extends Phantom<infer T> ? T : never) | undefined
}
