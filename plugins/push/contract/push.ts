import { type Store, token, type PlainKey } from '@foyer/sdk'

/** Why messages could not be turned on or off. */
export interface PushFailure {
  /** Key of the text in the plugin's texts: `error_permission_blocked`. */
  readonly key: PlainKey<'push.fcm'>
  /** As the push service, or the browser, names it: `messaging/permission-blocked`. */
  readonly code: string
}

/**
 * Whether this browser gets messages. `working`: the player has just turned them on or off. `failed`: that did not work; `on`
 * says what is the case.
 */
export type PushState =
  | { readonly step: 'off' }
  | { readonly step: 'on' }
  | { readonly step: 'working'; readonly on: boolean }
  | { readonly step: 'failed'; readonly on: boolean; readonly failure: PushFailure }

/** Messages to this browser while the site is closed, by whichever service sends them (OV-18, ST-11). */
export interface Push {
  readonly state: Store<PushState>
  /**
   * Asks for the browser's permission, and registers. Call it inside the player's tap. Resolves with the state afterwards;
   * never rejects.
   */
  enable(): Promise<PushState>
  /** Ends the registration. Never rejects. */
  disable(): Promise<PushState>
}

/** Messages by push. Absent where the merchant has set no push service up. */
export const PUSH = token<Push>('push.push')
