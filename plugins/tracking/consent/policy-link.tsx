import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import css from './policy-link.module.css'

interface Props {
  /** Id of the plugin, whose text it shows. */
  readonly plugin: string
  /** Checked by `documentAddress`; `undefined`: it is refused, and there is no link. */
  readonly address: string | undefined
}

/** The link to the privacy policy at the end of a sentence; it opens in a window of its own. */
export function PolicyLink({ plugin, address }: Props): ReactNode {
  const t = useTranslation<'tracking.consent'>(plugin)
  if (address === undefined) return null
  return (
    <>
      {' '}
      <a href={address} target="_blank" rel="noopener noreferrer" className={css.link}>
        {t('policy')}
      </a>
    </>
  )
}
