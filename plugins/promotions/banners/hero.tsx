import { useFindRoute, usePluginContext, useServices, useTranslation, whenIdle } from '@foyer/sdk'
import { Carousel, LazyImage } from '@foyer/sdk/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Banner } from './banner.ts'
import { AUTOPLAY_MS, BANNER_HEIGHT_PX, BANNER_WIDTH_PX, LONG_TITLE } from './constants.ts'
import { hasLink } from './has-link.ts'
import css from './hero.module.css'
import type { manifest } from './manifest.ts'
import { useShownBanners } from './use-shown-banners.ts'

/**
 * The banners at the top of home, one after the other, each with its place from the start. Renders nothing if the
 * merchant has none.
 */
export function Hero(): ReactNode {
  const { banners, awaited } = useShownBanners()
  const t = useTranslation<'promotions.banners'>()
  const idle = useIdle()
  const slideLabel = useCallback(
    (index: number, total: number) => t('banner', { number: index + 1, total }),
    [t],
  )
  if (!banners) return <div className={css.waiting} aria-hidden />
  if (banners.length === 0) return null
  return (
    <div className={css.hero}>
      <Carousel label={t('banners')} autoplayMs={AUTOPLAY_MS} slideLabel={slideLabel}>
        {[
          ...banners.map((banner, index) => (
            <Slide key={banner.image} banner={banner} first={index === 0} awaited={idle} />
          )),
          ...Array.from({ length: awaited }, (_, index) => (
            <div key={index} className={css.place} aria-hidden />
          )),
        ]}
      </Carousel>
    </div>
  )
}

/** True once the page has been idle: the pictures of the other banners are fetched then. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const undo = whenIdle(() => setIdle(true))
    return () => void undo()
  }, [])
  return idle
}

interface SlideProps {
  readonly banner: Banner
  readonly first: boolean
  readonly awaited: boolean
}

/** One banner: a picture with text over it. The first is the page's largest paint, so it is fetched at once. */
function Slide({ banner, first, awaited }: SlideProps): ReactNode {
  const { logger } = usePluginContext<typeof manifest>()
  const { navigation, overlays, session, site } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.banners'>()
  const findRoute = useFindRoute()
  const { image, title, subline, cta } = banner
  const waits = useRef(false)
  const latest = useRef(findRoute)
  /** The code is loaded when the page is first idle, so that a window still opens within the tap. */
  const follow = useCallback(async (): Promise<void> => {
    const outcome = await import('./load-banners.ts')
      .then(({ followBanner }) => {
        // While the code came, more plugins may have become known than at the tap.
        const known = { navigation, session, logger, findRoute: latest.current }
        const done = followBanner(banner, known)
        waits.current = done === 'unknown'
        return done
      })
      .catch((error: unknown) => logger.error(error))
    // A banner of the page may lead nowhere: it is a button until its link has been read.
    if (!outcome || outcome === 'refused') overlays.toast(t('not_available'), { kind: 'warning' })
  }, [banner, navigation, overlays, session, logger, t])
  // The tap came before the plugins were known: it is followed when they are.
  useEffect(() => {
    latest.current = findRoute
    if (!waits.current) return
    waits.current = false
    void follow()
  }, [findRoute, follow])
  const content = (
    <>
      <LazyImage
        className={css.image ?? ''}
        src={site.image(image)}
        alt=""
        width={BANNER_WIDTH_PX}
        height={BANNER_HEIGHT_PX}
        eager={first}
        awaited={awaited}
      />
      <span className={title.length > LONG_TITLE ? `${css.words} ${css.long}` : css.words}>
        <strong className={css.title}>{title}</strong>
        {subline && <span className={css.subline}>{subline}</span>}
        {cta && hasLink(banner) && <span className={css.cta}>{cta}</span>}
      </span>
    </>
  )
  if (!hasLink(banner)) return <div className={css.slide}>{content}</div>
  return (
    <button type="button" className={css.slide} onClick={() => void follow()}>
      {content}
    </button>
  )
}
