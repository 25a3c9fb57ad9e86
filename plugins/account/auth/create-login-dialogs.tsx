import type { Overlays, Translate } from '@foyer/sdk'
import { type FailureMessage, showFailure } from '../describe-error.ts'
import { type LoginChoice, LoginChoiceDialog } from './login-choice-dialog.tsx'

/** How the screen tells the player what came of a login, and asks. */
export interface LoginDialogs {
  showFailure(failure: FailureMessage): Promise<void>
  /** OV-16; `undefined`: neither. */
  chooseAccount(message: string, registrationOpen: boolean): Promise<LoginChoice | undefined>
  /** The identity that waited for a login by username is too old now. */
  showIdentityExpired(): void
}

/** In the player's language. */
export function createLoginDialogs(overlays: Overlays, t: Translate): LoginDialogs {
  return {
    showFailure: (failure) => showFailure(failure, overlays, t),
    chooseAccount(message, registrationOpen) {
      const title = t('choice_title')
      const content = { title, message, registrationOpen }
      return overlays.open<LoginChoice>((props) => <LoginChoiceDialog {...props} {...content} />, {
        label: title,
        priority: 'child',
      }).closed
    },
    showIdentityExpired: () => overlays.toast(t('connecting_late'), { kind: 'warning' }),
  }
}
