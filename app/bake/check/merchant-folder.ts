/** What was read of one merchant's folder. Nothing of it has been checked. */
export interface MerchantFolder {
  /** The folder's name, which must be the merchant's id: `jade`. */
  readonly name: string
  /** The folder for messages, from the project’s root where it is inside: `merchants/jade`. */
  readonly path: string
  /** The folder, absolute. */
  readonly location: string
  /** What `profile.ts` exports as `profile`, or the error with which importing it failed. */
  readonly profile: { readonly value: unknown } | { readonly error: unknown }
  /** Texts of the other files; `undefined` where one is missing. */
  readonly theme: string | undefined
  readonly logo: string | undefined
  readonly icon: string | undefined
}
