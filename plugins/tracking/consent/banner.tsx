import { usePluginContext, useServices, useStore, useTranslation, type PlainKey } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useRef } from 'react'
import { useBottomNotice } from '../../site/contract/use-bottom-notice.ts'
import css from './banner.module.css'
import type { AskReason } from './what-to-ask.ts'
import { useConsentControl } from './get-consent-control.ts'
import type { manifest } from './manifest.ts'
import { PolicyLink } from './policy-link.tsx'
import { useNoDialog } from './use-no-dialog.ts'
import { useOpenChoices } from './use-open-choices.ts'

/** Why a player who has chosen before is asked again. */
const AGAIN: Readonly<Partial<Record<AskReason, PlainKey<'tracking.consent'>>>> = {
  policy: 'again_policy',
  expired: 'again_expired',
  category: 'again_category',
}

interface Props {
  /** The screen has no header and no tab bar: a game or a chat, where the banner waits for the next screen. */
  readonly bare: boolean
}

/**
 * Asks for consent above the tab bar (TR-19). It is not modal: the site works beside it, the focus stays where it is, and
 * Escape does not choose.
 */
export function ConsentBanner({ bare }: Props): ReactNode {
  const t = useTranslation<'tracking.consent'>()
  const { id } = usePluginContext<typeof manifest>()
  const { i18n, overlays } = useServices<typeof manifest>()
  const control = useConsentControl()
  const { ask, signal } = useStore(control.decision)
  useStore(i18n.language)
  const free = useNoDialog()
  const openChoices = useOpenChoices()
  const banner = useRef<HTMLElement>(null)
  const shown = ask !== undefined && free && !bare
  useBottomNotice(banner, shown)
  if (!shown) return null

  const again = AGAIN[ask]
  const purposes = control.categories.filter((category) => !(category === 'marketing' && signal))
  const decide = (allowed: boolean): void => {
    // The buttons are about to go.
    if (banner.current?.contains(document.activeElement))
      document.querySelector('main')?.focus({ preventScroll: true })
    control.answerAll(allowed)
    overlays.toast(t('saved'), { kind: 'success' })
  }
  return (
    <section ref={banner} className={css.banner} aria-label={t('banner_label')}>
      <p className={css.text}>
        {again && <span>{`${t(again)} `}</span>}
        {signal && <span>{`${t('banner_signal')} `}</span>}
        <span>
          {t('banner_text', {
            purposes: listWords(
              purposes.map((each) => t(`for_${each}`)),
              i18n.tag(),
            ),
          })}
        </span>
        <PolicyLink plugin={id} address={control.policyHref()} />
      </p>
      <div className={css.answers}>
        <Button kind="secondary" className={css.answer} onClick={() => decide(false)}>
          {t(signal ? 'refuse' : 'refuse_all')}
        </Button>
        <Button kind="secondary" className={css.answer} onClick={() => decide(true)}>
          {t(signal ? 'accept' : 'accept_all')}
        </Button>
        <Button kind="ghost" className={css.choose} aria-haspopup="dialog" onClick={openChoices}>
          {t('choose')}
        </Button>
      </div>
    </section>
  )
}

/**
 * "marketing and statistics", in a language.
 *
 * @param tag BCP 47
 */
export const listWords = (words: readonly string[], tag: string): string =>
  'ListFormat' in Intl ? new Intl.ListFormat(tag, { type: 'conjunction' }).format(words) : words.join(', ')
