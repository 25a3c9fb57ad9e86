import { type ReactNode, useEffect, useRef } from 'react'
import type { CaptchaState } from '../contracts/captcha.ts'
import css from './captcha-block.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The texts of a captcha's block, in the player's language. */
export interface CaptchaTexts {
  /** Accessible name of the block: 'Security check'. */
  readonly label: string
  readonly loading: string
  /** What to do: 'Click to verify'. */
  readonly waiting: string
  readonly verifying: string
  readonly success: string
  /** The link that tries again. */
  readonly retry: string
  /** What went wrong, without its code. */
  readonly failure: string
}
/** What `CaptchaBlock` takes. */
export interface CaptchaBlockProps {
  readonly state: CaptchaState
  readonly texts: CaptchaTexts
  /** The element that the captcha draws into (`CaptchaOptions.container`). */
  readonly container: HTMLElement
  /** A further message to the player: 'Please verify first'. */
  readonly notice?: string | undefined
  /** Called for every click while there is something to verify, also during a verification (VA-04). */
  readonly onVerify: () => void
  readonly onRetry: () => void
}

/**
 * A captcha in a form, in each of its states (OV-25): loading, click to verify, verifying, success, error
 * with its code and a retry link (ER-13).
 */
export function CaptchaBlock(props: CaptchaBlockProps): ReactNode {
  const { state, texts, container, notice, onVerify, onRetry } = props
  const { kind } = state
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(container)
    return () => container.remove()
  }, [container])

  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (kind !== 'verifying') return undefined
    // The vendor's box takes the focus, and some vendors do not restore it.
    const own = button.current
    return () => {
      if (document.activeElement === document.body) own?.focus()
    }
  }, [kind])

  const act = kind === 'error' ? onRetry : kind === 'waiting' || kind === 'verifying' ? onVerify : undefined
  return (
    <fieldset aria-label={texts.label} className={classNames(css.block, css[kind])}>
      <div className={css.box}>
        {/* Rendered from the start: screen readers announce what is added to it. */}
        <p className={css.wrong} aria-live="assertive">
          {kind === 'error' && warningText(`${texts.failure} (${state.failure.code})`)}
        </p>
        {/* One button through all states, so that it keeps the focus; only what it does and says changes. */}
        <button
          ref={button}
          type="button"
          className={css.button}
          aria-disabled={act ? undefined : true}
          aria-busy={kind === 'loading' || kind === 'verifying' || undefined}
          onClick={act}
        >
          {kind !== 'error' && (
            <span className={css.mark}>{kind === 'success' && <Icon name="check" size={18} />}</span>
          )}
          <span className={css.text}>{kind === 'error' ? texts.retry : texts[kind]}</span>
        </button>
      </div>
      <p className={css.notice} aria-live="assertive">
        {notice !== undefined && warningText(notice)}
      </p>
      {/* For screen readers: all others see it on the button. */}
      <VisuallyHidden as="p" aria-live="polite">
        {kind === 'loading' || kind === 'success' ? texts[kind] : ''}
      </VisuallyHidden>
      <div ref={place} className={css.vendor} />
    </fieldset>
  )
}

const warningText = (text: string): ReactNode => (
  <>
    <Icon name="warning" size={16} />
    <span>{text}</span>
  </>
)
