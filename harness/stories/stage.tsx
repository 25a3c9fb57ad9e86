import { type StoryLanguage, StoryLanguageContext } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { BRANDS } from './brands.ts'
import { forceReducedMotion } from './force-reduced-motion.ts'
import css from './stage.module.css'

/** What the page around a story is like. */
export interface StageSettings {
  /** A merchant's id. */
  readonly brand: string
  readonly theme: string
  readonly direction: 'ltr' | 'rtl'
  readonly language: StoryLanguage
}
/** What `Stage` takes. */
export interface StageProps extends StageSettings {
  /** Reduces motion whatever the browser says. */
  readonly reducedMotion?: boolean
  readonly children: ReactNode
}

/** The page around a story: a merchant's colours, light or dark, a language and its direction. */
export function Stage(props: StageProps): ReactNode {
  const { brand, theme, direction, language, reducedMotion = false, children } = props
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // In Ladle a story stands in a frame of a phone's width, of which this module's `document` is not.
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
      {/* A story reads language and motion when it begins. */}
      <main key={`${language} ${String(reducedMotion)}`} ref={main} className={css.stage} dir={direction}>
        {children}
      </main>
    </StoryLanguageContext>
  )
}
