import { useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useId } from 'react'
import { CATEGORIES, type Category, type Draft } from './draft.ts'
import css from './feedback-screen.module.css'

interface Props {
  readonly chosen: Draft['category']
  readonly error: string | undefined
  readonly onChoose: (category: Category) => void
}

/** The feedback's category, as radio buttons, which support the arrow keys. */
export function CategoryChoice({ chosen, error, onChoose }: Props): ReactNode {
  const t = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={error && id} className={css.field} data-wrong={error ? '' : undefined}>
      <legend className={css.label}>{t('category')}</legend>
      <div className={css.options}>
        {CATEGORIES.map((category) => (
          <label key={category} className={css.option} data-chosen={category === chosen ? '' : undefined}>
            <input
              type="radio"
              name="category"
              className={css.radio}
              checked={category === chosen}
              onChange={() => onChoose(category)}
            />
            {t(`about_${category}`)}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={css.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
