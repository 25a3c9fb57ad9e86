import type { Overlays, Translate } from '@foyer/sdk'
import { type CallFailure, tellFailure } from '../call-failure.ts'
import { type AccountChoice, AccountChoiceBox } from './account-choice.tsx'

/** How the screen tells the player what came of a login, and asks. */
export interface LoginVoice {
  tell(failure: CallFailure): Promise<void>
  /** OV-16; `undefined`: neither. */
  choose(message: string, registrationOpen: boolean): Promise<AccountChoice | undefined>
  /** The identity that waited for a login by username is too old now. */
  late(): void
}

/** In the player's language. */
export function loginVoice(overlays: Overlays, t: Translate): LoginVoice {
  return {
    tell: (failure) => tellFailure(failure, overlays, t),
    choose(message, registrationOpen) {
      const title = t('choice_title')
      const box = { title, message, registrationOpen }
      return overlays.open<AccountChoice>((props) => <AccountChoiceBox {...props} {...box} />, {
        label: title,
        priority: 'child',
      }).closed
    },
    late: () => overlays.toast(t('connecting_late'), { kind: 'warning' }),
  }
}
