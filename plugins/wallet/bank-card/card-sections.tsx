import { useSearchParams, useServices, useTranslation, WITHDRAW_PATH } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { BoundCard, BoundCards } from '../shared/bound-card.ts'
import { BoundCardRow } from '../shared/bound-card-row.tsx'
import type { CardFormProps } from './card-form-props.ts'
import css from './card-screen.module.css'
import { BACK_PARAMETER, BACK_TO_WITHDRAW } from './constants.ts'
import type { manifest } from './manifest.ts'

interface Props {
  readonly cards: readonly BoundCard[]
  readonly kind: 'bank' | 'pix'
  readonly Form: ComponentType<CardFormProps>
  /** Resolves with the cards; never rejects. */
  readonly reload: () => Promise<BoundCards | undefined>
}

/** What has the focus after a change of the screen, which removes the button that had it. */
type Focus = 'list' | 'form' | undefined

/** The bound cards, and below them the form: open where there is no card yet, else behind a button. */
export function CardSections({ cards, kind, Form, reload }: Props): ReactNode {
  const { navigation } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.bank-card'>()
  const [query] = useSearchParams()
  const id = useId()
  const [form, setForm] = useState<'open' | 'closed'>(cards.length === 0 ? 'open' : 'closed')
  const [focus, setFocus] = useState<Focus>()
  /** A card is bound that the list does not show. */
  const [isStale, setIsStale] = useState(false)
  const listHeading = useRef<HTMLHeadingElement>(null)
  const formHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus === 'list') listHeading.current?.focus()
    if (focus === 'form') formHeading.current?.focus()
  }, [focus])
  const open = (): void => {
    setForm('open')
    setFocus('form')
  }
  const close = (): void => {
    setForm('closed')
    setFocus('list')
  }
  const refresh = async (): Promise<void> => setIsStale((await reload()) === undefined)
  const finish = async (): Promise<void> => {
    if (query.get(BACK_PARAMETER) === BACK_TO_WITHDRAW) {
      navigation.navigate(WITHDRAW_PATH, { replace: true })
      return
    }
    await refresh()
    close()
  }
  return (
    <>
      <section className={css.part} aria-labelledby={`${id}list`}>
        <h2 id={`${id}list`} ref={listHeading} tabIndex={-1} className={css.heading}>
          {t('yours')}
        </h2>
        {isStale && (
          <div className={css.stale} role="alert">
            <span>{t('stale')}</span>
            <Button kind="secondary" onClick={() => void refresh()}>
              {t('try_again')}
            </Button>
          </div>
        )}
        {cards.length === 0 ? (
          !isStale && <p className={css.none}>{t('none')}</p>
        ) : (
          <ul className={css.list}>
            {cards.map((card) => (
              <BoundCardRow key={`${card.kind} ${card.id}`} card={card} />
            ))}
          </ul>
        )}
      </section>
      {form === 'open' ? (
        <section className={css.part} aria-labelledby={`${id}form`}>
          <h2 id={`${id}form`} ref={formHeading} tabIndex={-1} className={css.heading}>
            {t(`add_${kind}`)}
          </h2>
          <Form
            cards={cards}
            reload={async () => (await reload())?.cards}
            onBound={() => void finish()}
            onCancel={cards.length === 0 ? undefined : close}
          />
        </section>
      ) : (
        <Button block onClick={open}>
          {t(`add_${kind}`)}
        </Button>
      )}
    </>
  )
}
