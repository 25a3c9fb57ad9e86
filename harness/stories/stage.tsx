import { type StoryLanguage, StoryLanguageContext } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { BRANDS } from './brands.ts'
import { forceReducedMotion } from './force-reduced-motion.ts'
import css from './stage.module.css'

/** What `Stage` takes. */
export interface StageProps {
  /** A merchant's id. */
  readonly brand: string
  readonly language: StoryLanguage
  readonly direction: 'ltr' | 'rtl'
  /** Reduces motion whatever the browser says. */
  readonly reducedMotion?: boolean
  readonly children: ReactNode
}

/** The page around a story: a merchant's colours, a language and its direction. Light or dark is set by `data-theme`. */
export function Stage({
  brand,
  language,
  direction,
  reducedMotion = false,
  children,
}: StageProps): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [language, direction])
  useEffect(() => (reducedMotion ? forceReducedMotion() : undefined), [reducedMotion])
  return (
    <StoryLanguageContext value={language}>
      <style>{BRANDS[brand]}</style>
      {/* A story reads language and motion when it begins. */}
      <main key={`${language} ${String(reducedMotion)}`} className={css['stage']} dir={direction}>
        {children}
      </main>
    </StoryLanguageContext>
  )
}
