import { useTranslation } from '@foyer/sdk'
import { Button, Notice } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import css from '../shared/beside-form.module.css'
import { CopyRow } from './copy-row.tsx'
import type { SubAccount } from './create-sub-account.ts'

interface Props {
  readonly account: SubAccount
  readonly onAnother: () => void
}

/** The credentials for the agent to hand over. The password is shown here only, and stored nowhere. */
export function SubAccountCreated({ account: { username, password }, onAnother }: Props): ReactNode {
  const t = useTranslation<'account.register'>()
  const card = useRef<HTMLElement>(null)
  // The form, which had the focus, is gone: focus the card, so that it is read out.
  useEffect(() => card.current?.focus(), [])
  return (
    <section ref={card} className={css.card} tabIndex={-1} aria-label={t('sub_account_made')}>
      <Notice icon="check" title={t('sub_account_made')} message={t('hand_over')}>
        <CopyRow label={t('username')} value={username} />
        <CopyRow label={t('password')} value={password} />
        <CopyRow label={t('log_in')} value={`${location.origin}/m/login`} />
        <Button block kind="secondary" onClick={onAnother}>
          {t('make_another')}
        </Button>
      </Notice>
    </section>
  )
}
