import { useTranslation } from '@foyer/sdk'
import { Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { VipLevel } from './benefits-answer.ts'
import css from './level-card.module.css'

/** Icons by the types of benefits; another type has a check mark. */
const ICONS: Readonly<Record<string, IconName>> = {
  BONUS: 'gift',
  BIRTHDAY: 'gift',
  CASHBACK: 'fire',
  WITHDRAWAL: 'bank',
  SERVICE: 'headset',
  TOURNAMENT: 'trophy',
}

interface Props {
  readonly level: VipLevel
  /** It is the player's level. */
  readonly own: boolean
}

/** A level of the VIP programme, with what it gives. */
export function LevelCard({ level: { level, name, benefits }, own }: Props): ReactNode {
  const t = useTranslation<'account.member'>()
  return (
    <li className={css.card} data-own={own ? '' : undefined} aria-current={own || undefined}>
      <div className={css.head}>
        <span className={css.number} aria-hidden>
          {level}
        </span>
        <div className={css.words}>
          <h2 className={css.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={css.level}>{t('level', { level })}</p>
        </div>
        {own && <span className={css.chip}>{t('your_level')}</span>}
      </div>
      {benefits.length === 0 ? (
        <p className={css.level}>{t('no_benefits')}</p>
      ) : (
        <ul>
          {benefits.map((benefit, index) => (
            <li key={index} className={css.benefit}>
              <Icon
                name={Object.hasOwn(ICONS, benefit.type) ? (ICONS[benefit.type] ?? 'check') : 'check'}
                size={18}
              />
              <span className={css.what}>
                <bdi>{benefit.name}</bdi>
              </span>
              {benefit.value && <bdi className={css.value}>{benefit.value}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
