import { type StoryLanguage, StoryLanguageContext } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { BRANDS } from './brands.ts'
import { forceReducedMotion } from './force-reduced-motion.ts'
import css from './stage.module.css'

/** Settings of the page around a story. */
export interface StageSettings {
  /** A merchant's id. */
  readonly brand: string
  readonly theme: string
  readonly direction: 'ltr' | 'rtl'
  readonly language: StoryLanguage
}
/** Props of `Stage`. */
export interface StageProps extends StageSettings {
  /** Reduces motion regardless of the browser's setting. */
  readonly reducedMotion?: boolean
  readonly children: ReactNode
}

/** The page around a story: a merchant's colours, light or dark, a language and its direction. */
export function Stage(props: StageProps): ReactNode {
  const { brand, theme, direction, language, reducedMotion = false, children } = props
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // In Ladle a story is rendered in an iframe of a phone's width, not in this module's `document`.
    const { documentElement } = main.current?.ownerDocument ?? document
    documentElement.lang = language
    documentElement.dir = direction
    documentElement.dataset['theme'] = theme
  })
  useEffect(() => {
    const view = main.current?.ownerDocument.defaultView
    return reducedMotion && view ? forceReducedMotion(view) : undefined
  }, [reducedMotion])
  return (
    <StoryLanguageContext value={language}>
      <style>{BRANDS[brand]}</style>
      {/* A story reads language and motion only when it mounts. */}
      <main key={`${language} ${String(reducedMotion)}`} ref={main} className={css.stage} dir={direction}>
        {children}
      </main>
    </StoryLanguageContext>
  )
}
