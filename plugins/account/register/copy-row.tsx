import { useServices, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './copy-row.module.css'
import type { manifest } from './manifest.ts'

/** A value for the player to write down, with a button that copies it. */
export function CopyRow({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  const t = useTranslation<'account.register'>()
  const { overlays } = useServices<typeof manifest>()
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(value).then(
      () => overlays.toast(t('copied'), { kind: 'success' }),
      () => overlays.toast(t('copy_failed'), { kind: 'warning' }),
    )
  return (
    <div className={css.row}>
      <p className={css.what}>
        <span className={css.label}>{label}</span>
        <bdi className={css.value}>{value}</bdi>
      </p>
      {/* Only on https do browsers have a clipboard; elsewhere the player selects the text. */}
      {'clipboard' in navigator && (
        <Button kind="secondary" aria-label={t('copy_what', { what: label })} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      )}
    </div>
  )
}
