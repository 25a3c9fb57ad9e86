import { useTranslation } from '@foyer/sdk'
import { Icon, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useId } from 'react'
import { MESSAGE_MAX } from './draft.ts'
import css from './feedback-screen.module.css'

/** The counter is shown and announced from this many remaining characters on. */
const COUNTER_FROM = 100

interface Props {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The message and the number of remaining characters. A pasted text may exceed the limit; it is not truncated. */
export function MessageField({ value, error, onChange }: Props): ReactNode {
  const t = useTranslation<'site.feedback'>()
  const id = useId()
  const left = MESSAGE_MAX - value.trim().length
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={`${id}m`}>
        {t('message')}
      </label>
      <textarea
        id={`${id}m`}
        name="message"
        className={css.message}
        rows={6}
        value={value}
        placeholder={t('message_hint')}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}e ` : ''}${id}c`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}c`} className={left < 0 ? `${css.count} ${css.over}` : css.count}>
        {t('count', { count: value.trim().length, most: MESSAGE_MAX })}
      </p>
      {/* Announced only near the limit, and not with every letter. */}
      <VisuallyHidden as="output">
        {left <= COUNTER_FROM && left % 25 === 0 ? t('left', { count: left }) : ''}
      </VisuallyHidden>
      {error && (
        <p id={`${id}e`} className={css.error}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
