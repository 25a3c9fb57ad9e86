import { useTranslation } from '@foyer/sdk'
import { Icon, type IconProps } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './permission-sheet.module.css'

const REASONS = [
  ['bank', 'reason_money'],
  ['gift', 'reason_rewards'],
  ['lottery', 'reason_games'],
] as const satisfies readonly (readonly [IconProps['name'], string])[]

/** Why the player may want messages. */
export function Reasons({ plugin }: { readonly plugin: string }): ReactNode {
  const t = useTranslation<'push.fcm'>(plugin)
  return (
    <>
      <p className={css.text}>{t('ask_text')}</p>
      <ul className={css.reasons}>
        {REASONS.map(([icon, key]) => (
          <li key={key} className={css.reason}>
            <span className={css.icon}>
              <Icon name={icon} size={20} />
            </span>
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('ask_note')}</p>
    </>
  )
}
