import { type OverlayProps, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './login-choice-dialog.module.css'

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
  const t = useTranslation()
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
