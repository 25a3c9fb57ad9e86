import type { Overlays, Translate } from '@foyer/sdk'
import { type AccountChoice, AccountChoiceBox } from './account-choice.tsx'
import { OFFLINE_TOAST_MS } from './constants.ts'
import type { LoginFailure } from './login-failure.ts'

/** How the screen tells the player what came of a login, and asks. */
export interface LoginVoice {
  tell(failure: LoginFailure): Promise<void>
  /** OV-16; `undefined`: neither. */
  choose(message: string, registrationOpen: boolean): Promise<AccountChoice | undefined>
  /** The identity that waited for a login by username is too old now. */
  late(): void
}

export const textOf = ({ text }: LoginFailure, t: Translate): string =>
  'server' in text ? text.server : t(text.key)

/** In the player's language. */
export function loginVoice(overlays: Overlays, t: Translate): LoginVoice {
  const alert = (message: string): Promise<void> =>
    overlays.alert({ title: t('notice'), message, button: t('confirm') })
  return {
    async tell(failure) {
      const message = textOf(failure, t)
      if (failure.how === 'alert') await alert(message)
      if (failure.how === 'toast') overlays.toast(message, { ms: OFFLINE_TOAST_MS, kind: 'warning' })
    },
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
