import { dateFormat, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import type { Choice } from './choice.ts'
import css from './choices-sheet.module.css'

interface Props {
  readonly plugin: string
  readonly choice: Choice | undefined
  /** The language, as BCP 47. */
  readonly tag: string
}

/** When the player chose, of which policy, and the reference of that choice. */
export function ChoiceProof({ plugin, choice, tag }: Props): ReactNode {
  const t = useTranslation<'tracking.consent'>(plugin)
  if (!choice) return <p className={css.proof}>{t('not_chosen')}</p>
  const date = dateFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(choice.at)
  return (
    <p className={css.proof}>
      <span>{t('chosen', { date, version: choice.version })}</span>{' '}
      <bdi>{t('reference', { id: choice.id })}</bdi>
    </p>
  )
}
