import { type ConsentVendor, type OverlayProps, useStore, useTranslation } from '@foyer/sdk'
import { Button, SheetHeader } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { CategoryCard } from './category-card.tsx'
import { type Answers, answersTo } from './choice.ts'
import { ChoiceProof } from './choice-proof.tsx'
import css from './choices-sheet.module.css'
import type { ConsentControl } from './consent-control.ts'
import { PolicyLink } from './policy-link.tsx'

interface Props extends OverlayProps<never> {
  /** Id of the plugin, whose texts it shows. */
  readonly plugin: string
  readonly control: Pick<ConsentControl, 'categories' | 'decision' | 'decide' | 'policyHref'>
  readonly vendors: readonly ConsentVendor[]
  /** The language, as BCP 47. */
  readonly tag: string
  /** Called when the player has saved a choice. */
  readonly onSaved: () => void
}

/** A switch for each category, what it is for, and who gets data; then the proof of the last choice (TR-19). */
export function ChoicesSheet({ plugin, control, vendors, tag, onSaved, close }: Props): ReactNode {
  const t = useTranslation<'tracking.consent'>(plugin)
  const { choice, granted, signal } = useStore(control.decision)
  const [categories] = useState(control.categories)
  const [answers, setAnswers] = useState(() => answersTo(categories, (each) => granted[each]))
  const save = (chosen: Answers): void => {
    control.decide(chosen)
    close()
    onSaved()
  }
  const saveAll = (allowed: boolean): void => save(answersTo(categories, () => allowed))
  return (
    <div className={css.sheet}>
      <SheetHeader title={t('title')} closeLabel={t('close')} onClose={() => close()} inset />
      <p className={css.text}>
        <span>{t('intro')}</span>
        <PolicyLink plugin={plugin} address={control.policyHref()} />
      </p>
      {signal && <p className={css.note}>{t('signal_note')}</p>}
      {categories.map((category) => (
        <CategoryCard
          key={category}
          plugin={plugin}
          category={category}
          allowed={answers[category] === true}
          vendors={vendors.filter((vendor) => vendor.categories.includes(category))}
          onChange={(allowed) => setAnswers((before) => ({ ...before, [category]: allowed }))}
        />
      ))}
      <ChoiceProof plugin={plugin} choice={choice} tag={tag} />
      <div className={css.answers}>
        <Button kind="secondary" className={css.answer} onClick={() => saveAll(false)}>
          {t('refuse_all')}
        </Button>
        <Button kind="secondary" className={css.answer} onClick={() => saveAll(true)}>
          {t('accept_all')}
        </Button>
        <Button kind="secondary" className={css.answer} onClick={() => save(answers)}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
