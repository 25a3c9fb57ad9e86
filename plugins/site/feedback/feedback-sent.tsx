import { HOME_PATH, Link, useTranslation } from '@foyer/sdk'
import { Button, PageHeader } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './feedback-screen.module.css'

/** Replaces the form after it was sent. Its heading takes the focus, which the removed button had. */
export function FeedbackSent({ again }: { readonly again: () => void }): ReactNode {
  const t = useTranslation<'site.feedback'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  return (
    <section className={`${css.screen} ${css.sent}`}>
      <PageHeader icon="check" headingRef={heading} title={t('sent')} lead={t('sent_lead')} />
      <Link to={HOME_PATH} className={css.home}>
        {t('back_home')}
      </Link>
      <Button kind="ghost" onClick={again}>
        {t('another')}
      </Button>
    </section>
  )
}
