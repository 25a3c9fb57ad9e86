import type { SplashFacts } from './decide-splash.ts'

type PageFacts = Pick<
  SplashFacts,
  'reducedMotion' | 'savesData' | 'touched' | 'covered' | 'hidden' | 'pageAgeMs'
>

/** What the page itself tells now. */
export function pageFacts(): PageFacts {
  const { saveData, effectiveType } = Object(Reflect.get(navigator, 'connection')) as Readonly<
    Record<string, unknown>
  >
  const activation: unknown = Reflect.get(navigator, 'userActivation')
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: saveData === true || (typeof effectiveType === 'string' && effectiveType.endsWith('2g')),
    touched: scrollY > 0 || Reflect.get(Object(activation), 'hasBeenActive') === true,
    covered: document.querySelector('dialog[open]') !== null,
    hidden: document.visibilityState === 'hidden',
    pageAgeMs: performance.now(),
  }
}
