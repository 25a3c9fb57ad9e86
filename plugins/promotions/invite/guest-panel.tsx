import {
  INVITE_PATH,
  Link,
  LOGIN_PATH,
  REGISTER_PATH,
  useFoundRoute,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { type MouseEvent, type ReactNode, useId } from 'react'
import css from './guest-panel.module.css'
import type { manifest } from './manifest.ts'

/** What a guest does to get a link: the ways in, and back to this page after the log-in. */
export function GuestPanel(): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const { navigation } = useServices<typeof manifest>()
  const register = useFoundRoute(REGISTER_PATH).state !== 'none'
  const heading = useId()
  const logIn = (event: MouseEvent): void => {
    event.preventDefault()
    navigation.redirectToLogin(INVITE_PATH)
  }
  return (
    <section className={css.panel} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('guest_title')}
      </h2>
      <p className={css.text}>{t('guest_text')}</p>
      {register && (
        <Link className={css.primary} to={REGISTER_PATH}>
          {t('register')}
        </Link>
      )}
      <Link className={register ? css.secondary : css.primary} to={LOGIN_PATH} onClick={logIn}>
        {t('log_in')}
      </Link>
    </section>
  )
}
