import { Link, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { PAGE_PATH } from './constants.ts'
import css from './lucky-number.module.css'
import type { manifest } from './manifest.ts'

const drawUpTo = (highest: number): number => 1 + Math.floor(Math.random() * highest)

/** On the home screen: the number, and a button that draws another. */
export function Card(): ReactNode {
  const t = useTranslation<'acme.lucky-number'>()
  const { i18n } = useServices<typeof manifest>()
  const { highest } = usePluginContext<typeof manifest>().settings
  const [{ number, draws }, setDraw] = useState(() => ({ number: drawUpTo(highest), draws: 1 }))
  return (
    <section aria-label={t('title')} className={css.card}>
      <h2>{t('title')}</h2>
      <output className={css.number}>{new Intl.NumberFormat(i18n.tag()).format(number)}</output>
      <p>{t('drawn', { count: draws })}</p>
      <Button onClick={() => setDraw({ number: drawUpTo(highest), draws: draws + 1 })}>{t('again')}</Button>
      <Link to={PAGE_PATH}>{t('how')}</Link>
    </section>
  )
}

/** At `/m/luckyNumber`: how the number is drawn. */
export function Page(): ReactNode {
  const t = useTranslation<'acme.lucky-number'>()
  const { highest } = usePluginContext<typeof manifest>().settings
  return (
    <section className={css.page}>
      <h1>{t('how')}</h1>
      <p>{t('explanation', { highest })}</p>
    </section>
  )
}
