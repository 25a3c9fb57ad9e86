import { type Store, token } from '@foyer/sdk'

/** The browser's own prompt for adding the site to the home screen (ST-13). */
export interface HomeScreenPrompt {
  /** Whether it is captured: it can be shown now. */
  readonly available: Store<boolean>
  /**
   * Shows it, once for each captured one, inside the player's tap. One that is not there yet is waited for: 10 tries at 250 ms.
   * `unavailable`: there is none. Never rejects.
   */
  show(): Promise<'accepted' | 'dismissed' | 'unavailable'>
}

/** The captured prompt. Absent where the merchant does not let the site be installed. */
export const HOME_SCREEN_PROMPT = token<HomeScreenPrompt>('install.home-screen-prompt')
