import { Link, useFoundRoute, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { bindCardPath } from '../contract/bind-card-path.ts'
import css from './withdraw-screen.module.css'

interface Props {
  /** ISO 4217: it decides what kind of account is added (RT-12). */
  readonly currency: string
  /** It is the one thing to do. */
  readonly prominent?: boolean
}

/** Leads to where an account is added, and from there back; nothing where the merchant has no such screen. */
export function BindLink({ currency, prominent = false }: Props): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  const path = bindCardPath(currency)
  const route = useFoundRoute(path)
  if (route.state !== 'on') return null
  return (
    <Link to={`${path}?back=withdraw`} className={prominent ? css.bind : css.link}>
      {!prominent && <Icon name="bank" size={18} />}
      <span>{t('add_account')}</span>
    </Link>
  )
}
