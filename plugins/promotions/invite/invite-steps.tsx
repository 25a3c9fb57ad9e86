import { useTranslation } from '@foyer/sdk'
import { type ReactNode, useId } from 'react'
import css from './invite-steps.module.css'

interface Props {
  /** Amounts in the player's language; `undefined`: the gateway does not say. */
  readonly reward: string | undefined
  readonly deposit: string | undefined
}

/** How an invitation works, in three steps. */
export function InviteSteps({ reward, deposit }: Props): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const heading = useId()
  const steps = [
    [t('step_share'), t('step_share_text')],
    [t('step_join'), deposit ? t('step_join_deposit', { deposit }) : t('step_join_text')],
    [t('step_reward'), reward ? t('step_reward_amount', { reward }) : t('step_reward_text')],
  ] as const
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('how_title')}
      </h2>
      <ol className={css.steps}>
        {steps.map(([title, text], index) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden>
              {index + 1}
            </span>
            <span className={css.words}>
              <strong className={css.name}>{title}</strong>
              <span className={css.text}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
