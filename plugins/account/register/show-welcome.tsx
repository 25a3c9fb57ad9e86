import { CHANGE_PASSWORD_PATH, Link, type OverlayProps, type ServicesOf, useTranslation } from '@foyer/sdk'
import { Button, Notice } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { CopyRow } from './copy-row.tsx'
import type { manifest } from './manifest.ts'
import css from './show-welcome.module.css'

interface NewAccount {
  readonly username: string
  /** Generated for a player who typed none (VA-01). */
  readonly password: string | undefined
  readonly loggedIn: boolean
}

/** Shows that the account exists, and its name (ST-01). */
export function showWelcome(
  { overlays, i18n }: Pick<ServicesOf<typeof manifest>, 'overlays' | 'i18n'>,
  account: NewAccount,
): void {
  overlays.open((props) => <Welcome {...props} {...account} />, {
    label: i18n.translate('account.register')('welcome'),
    priority: 'child',
  })
}

export function Welcome({
  username,
  password,
  loggedIn,
  close,
}: OverlayProps<undefined> & NewAccount): ReactNode {
  const t = useTranslation<'account.register'>()
  return (
    <Notice icon="check" title={t('welcome')} message={t(loggedIn ? 'account_ready' : 'account_made')}>
      <CopyRow label={t('username')} value={username} />
      {password !== undefined && (
        <>
          <CopyRow label={t('password')} value={password} />
          <p>{t('password_made')}</p>
          {loggedIn && (
            <Link to={CHANGE_PASSWORD_PATH} className={css.link} onClick={() => close()}>
              {t('set_password')}
            </Link>
          )}
        </>
      )}
      <Button block onClick={() => close()}>
        {t(loggedIn ? 'start' : 'log_in')}
      </Button>
    </Notice>
  )
}
