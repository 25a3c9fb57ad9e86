import { type OverlayProps, type Overlays, type Translate, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { type FailureMessage, showFailure, textOf } from '../describe-error.ts'
import css from './login-dialogs.module.css'

/** What a player can do with an identity that no account is connected with (OV-16). */
export type LoginChoice = 'login_exist_account' | 'register_new'

interface Props extends OverlayProps<LoginChoice> {
  readonly title: string
  /** The gateway's message. */
  readonly message: string
  readonly registrationOpen: boolean
}

/** Asks for the choice; Escape or a tap beside the dialog chooses neither. */
export function LoginChoiceDialog({ title, message, registrationOpen, close }: Props): ReactNode {
  const t = useTranslation<'account.auth'>()
  return (
    <div className={css.box}>
      <h2 className={css.title}>{title}</h2>
      {message && <p className={css.text}>{message}</p>}
      <p className={css.text}>{t('choice_help')}</p>
      <Button block onClick={() => close('login_exist_account')}>
        {t('login_exist_account')}
      </Button>
      {registrationOpen && (
        <Button block kind="secondary" onClick={() => close('register_new')}>
          {t('register_new')}
        </Button>
      )}
      <Button block kind="ghost" onClick={() => close()}>
        {t('not_now')}
      </Button>
    </div>
  )
}

/** The messages and the question that the login screen shows. */
export interface LoginDialogs {
  showFailure(failure: FailureMessage<'account.auth'>): Promise<void>
  /** Asks for the player's choice (OV-16); `undefined`: cancelled. */
  chooseAccount(message: string, registrationOpen: boolean): Promise<LoginChoice | undefined>
  /** The identity that waited for a login by username has expired. */
  showIdentityExpired(): void
}

/** Creates the dialogs in the player's language. */
export function createLoginDialogs(overlays: Overlays, t: Translate<'account.auth'>): LoginDialogs {
  return {
    showFailure: (failure) => showFailure({ ...failure, message: textOf(failure, t) }, { overlays, t }),
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
