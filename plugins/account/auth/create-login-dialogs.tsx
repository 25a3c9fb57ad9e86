import type { Overlays, Translate } from '@foyer/sdk'
import { type FailureMessage, showFailure } from '../describe-error.ts'
import { type LoginChoice, LoginChoiceDialog } from './login-choice-dialog.tsx'

/** The messages and the question that the login screen shows. */
export interface LoginDialogs {
  showFailure(failure: FailureMessage): Promise<void>
  /** Asks for the player's choice (OV-16); `undefined`: cancelled. */
  chooseAccount(message: string, registrationOpen: boolean): Promise<LoginChoice | undefined>
  /** The identity that waited for a login by username has expired. */
  showIdentityExpired(): void
}

/** Creates the dialogs in the player's language. */
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
